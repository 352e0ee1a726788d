import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useGo, usePlace } from '../place.ts';
import { Field } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { type FoundPatrons, usePatrons } from '../ui/patron-picker.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { PatronPage } from './patron-page.tsx';
import { StandingTag } from './standing-tag.tsx';

export default function PatronsScreen() {
  const { t } = useTranslation('patrons');
  const { name } = usePlace();
  const mayEnrol = useHasRole(MAY['enrol-patron']);
  if (name !== undefined) return <PatronPage key={name} patron={name} />;
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <Finder />
        {mayEnrol ? <EnrolPanel /> : null}
      </div>
    </>
  );
}

/** The text that is looked for stands in the address. */
function Finder() {
  const { t } = useTranslation('patrons');
  const { t: common } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const typed = usePlace().search['like'] ?? '';
  const look = (like: string) =>
    // Partly typed text is no place to go back to.
    navigate({ to: '/patrons', search: (like === '' ? {} : { like }) as never, replace: true });
  const found = usePatrons(useDeferredValue(typed.trim()));
  return (
    <Panel>
      <Field
        id={id}
        label={common('patron.id')}
        hint={common('patron.hint')}
        type="search"
        value={typed}
        onChange={({ target }) => void look(target.value)}
      />
      <div className="-mx-4 mt-4 sm:-mx-5">
        <Shown of={found}>
          {(answer) =>
            answer.count === 0 ? (
              <Empty title={t(typed === '' ? 'empty' : 'none')}>{t('noneWords')}</Empty>
            ) : (
              <Found of={answer} />
            )
          }
        </Shown>
      </div>
    </Panel>
  );
}

type Patron = FoundPatrons['patrons'][number];

function Found({ of: { patrons, count } }: { readonly of: FoundPatrons }) {
  const { t } = useTranslation('patrons');
  const columns: readonly TableColumn<Patron>[] = [
    {
      title: t('found'),
      cell: ({ patron }) => (
        <Link
          to={`/patrons/${patron}`}
          className="wrap-anywhere inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {patron}
        </Link>
      ),
    },
    {
      title: t('standing'),
      cell: ({ standing }) => <StandingTag standing={standing} />,
      isNumber: true,
    },
  ];
  return (
    <>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={patrons}
        keyOf={({ patron }) => patron}
      />
      {count > patrons.length ? (
        <p className="px-5 pt-3 text-muted">{t('first', { shown: patrons.length, count })}</p>
      ) : null}
    </>
  );
}

function EnrolPanel() {
  const { t } = useTranslation('patrons');
  const go = useGo();
  return (
    <Panel title={t('enrol.title')}>
      <CommandForm
        command="enrol-patron"
        submit={t('enrol.do')}
        fields={{ patron: { label: t('enrol.id'), hint: t('enrol.hint') } }}
        onDone={(_, { patron }) => go(`/patrons/${patron}`)}
      />
    </Panel>
  );
}
