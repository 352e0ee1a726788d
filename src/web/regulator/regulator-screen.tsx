import { useTranslation } from 'react-i18next';
import { ReportSheet } from '../books/report-sheet.tsx';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { ExportsPart } from './exports-part.tsx';
import { LogPart } from './log-part.tsx';
import { VerifyPart } from './verify-part.tsx';

const PARTS = ['checklist', 'log', 'verify', 'access', 'exceptions', 'exports'] as const;
type Part = (typeof PARTS)[number];

/** A report of the running day. */
function ReportPart({ report }: { readonly report: string }) {
  const { t } = useTranslation();
  const reports = useView('/reports');
  return (
    <Shown of={reports}>
      {({ reports: all }) => {
        const facts = all.find((each) => each.report === report);
        return facts === undefined ? (
          <Empty title={t('signIn.notFor')} />
        ) : (
          <ReportSheet facts={facts} asked={{}} />
        );
      }}
    </Shown>
  );
}

function Shows({ part }: { readonly part: Part }) {
  switch (part) {
    case 'checklist':
      return <ChecklistPart />;
    case 'log':
      return <LogPart />;
    case 'verify':
      return <VerifyPart />;
    case 'access':
    case 'exceptions':
      return <ReportPart key={part} report={part} />;
    case 'exports':
      return <ExportsPart />;
  }
}

export default function RegulatorScreen() {
  const { t } = useTranslation('regulator');
  const { name } = usePlace();
  const go = useGo();
  const part = PARTS.find((each) => each === name) ?? 'checklist';
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Tabs
        label={t('parts.label')}
        chosen={part}
        onChoose={(chosen) => go(chosen === 'checklist' ? '/regulator' : `/regulator/${chosen}`)}
        tabs={PARTS.map((each) => ({ name: each, title: t(`parts.${each}`) }))}
      >
        <Shows part={part} />
      </Tabs>
    </>
  );
}
