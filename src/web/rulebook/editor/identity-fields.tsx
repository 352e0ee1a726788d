import { useTranslation } from 'react-i18next';
import { SEES } from '#house';
import { isOfAnotherFund } from '#rules';
import { useHasRole } from '../../data/session.ts';
import { useView } from '../../data/views.ts';
import { Field, Select } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OfferingDraft } from './draft.ts';
import type { Edit } from './edit.ts';
import { nameProblem } from './offering-name.ts';

interface IdentityProps {
  readonly edit: Edit;
  readonly draft: OfferingDraft;
  readonly onChange: (fields: Partial<OfferingDraft>) => void;
}

/** Whose money it is: the fund that pays it, or where its own goes in the end. */
function FundField({ edit, draft, onChange }: IdentityProps) {
  const { t } = useTranslation('rulebook');
  const sees = useHasRole(SEES.funds);
  const funds = useView(sees ? '/funds' : undefined).data ?? [];
  const { source, of } = edit.activity.fund;
  if (source === 'house') return null;
  const isOthers = isOfAnotherFund({ source });
  const name = isOthers ? 'paidBy' : 'closesTo';
  return (
    <Select
      id={edit.idOf(name)}
      label={t(`editor.${name}`)}
      none={t('editor.chooseFund')}
      {...(isOthers
        ? { hint: of === undefined ? t('editor.paidByHint') : t('editor.paidByOf', { of }) }
        : {})}
      options={funds.map(({ fund }) => ({ value: fund, title: fund }))}
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

export function IdentityFields(props: IdentityProps) {
  const { edit, draft, onChange } = props;
  const { t } = useTranslation('rulebook');
  const isNew = draft.base === undefined;
  return (
    <Panel title={t('editor.identity')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isNew ? (
          <Field
            id={edit.idOf('offering')}
            label={t('editor.offering')}
            hint={t('editor.offeringHint')}
            value={draft.offering}
            problem={draft.offering === '' ? undefined : nameProblem(draft.offering)}
            onChange={({ target }) => onChange({ offering: target.value.trim() })}
          />
        ) : null}
        <Field
          id={edit.idOf('advertisedAs')}
          label={t('editor.advertisedAs')}
          hint={t('editor.advertisedAsHint')}
          value={edit.textAt('advertisedAs')}
          problem={edit.problemAt('advertisedAs')}
          onChange={({ target }) => edit.put('advertisedAs', target.value)}
        />
        {isNew ? <FundField {...props} /> : null}
      </div>
    </Panel>
  );
}
