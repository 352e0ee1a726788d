import { useTranslation } from 'react-i18next';
import type { CommandFields } from '#client';
import { useCommand } from '../../data/commands.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OutcomeNotice } from '../../ui/outcome.tsx';
import type { OfferingDocument } from '../document.ts';
import type { OfferingDraft } from './draft.ts';
import { nameProblem } from './offering-name.ts';
import type { CheckedOffering } from './use-check.ts';

interface ProposeBarProps {
  readonly activity: string;
  readonly draft: OfferingDraft;
  readonly document: OfferingDocument;
  readonly checked: CheckedOffering;
  readonly isChanged: boolean;
  readonly isTouched: boolean;
  readonly onProposed: () => void;
  readonly onDiscard: () => void;
}

type Action = NonNullable<CommandFields<'propose'>['action']>;

function actionOf(
  activity: string,
  { offering, closesTo, paidBy, base }: OfferingDraft,
  document: Readonly<Record<string, unknown>>,
): Action {
  if (base !== undefined) {
    return { type: 'change-offering', offering, document, version: base.version };
  }
  const funds = {
    ...(closesTo === '' ? {} : { closesTo }),
    ...(paidBy === '' ? {} : { paidBy }),
  };
  return { type: 'post-offering', offering, activity, document, ...funds };
}

/** Proposes the draft, or says why the house would refuse it. */
export function ProposeBar(props: ProposeBarProps) {
  const { activity, draft, document, checked, isChanged, isTouched } = props;
  const { t } = useTranslation('rulebook');
  const { outcome, send } = useCommand('propose');
  const { check, isNow } = checked;
  const isNamed = nameProblem(draft.offering) === undefined;
  const isRight = isNow && check?.problems.length === 0 && check.refusal === undefined;
  const words = isChanged
    ? t(isNamed ? 'editor.proposeWords' : 'editor.nameFirst')
    : t('editor.noChange');
  async function propose() {
    const done = await send({ action: actionOf(activity, draft, { ...document }) });
    if (done !== undefined) props.onProposed();
  }
  return (
    <div className="grid gap-3">
      {check?.refusal === undefined ? null : (
        <Notice is="held" title={t('editor.wouldBeRefused')}>
          {check.refusal.code === 'not-suspended'
            ? t('editor.suspendFirst')
            : check.refusal.message}
        </Notice>
      )}
      <OutcomeNotice of={outcome} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={!isRight || !isNamed || !isChanged || outcome.kind === 'sending'}
          onClick={() => void propose()}
        >
          {outcome.kind === 'sending'
            ? t('command.sending', { ns: 'common' })
            : t('editor.propose')}
        </Button>
        {isTouched ? (
          <Button look="quiet" onClick={props.onDiscard}>
            {t('editor.discard')}
          </Button>
        ) : null}
        <p className="text-muted text-sm">
          {words}
          {isTouched ? ` ${t('editor.kept')}` : null}
        </p>
      </div>
    </div>
  );
}
