import { useTranslation } from 'react-i18next';
import { ReportSheet } from '../books/report-sheet.tsx';
import { useView } from '../data/views.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { ExportsPart } from './exports-part.tsx';
import { LogPart } from './log-part.tsx';
import { VerifyPart } from './verify-part.tsx';

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

export default function RegulatorScreen() {
  const { t } = useTranslation('regulator');
  const report = (name: 'access' | 'exceptions') => ({
    name,
    title: t(`parts.${name}`),
    content: <ReportPart key={name} report={name} />,
  });
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Parts
        label={t('parts.label')}
        at="/regulator"
        by="path"
        parts={[
          { name: 'checklist', title: t('parts.checklist'), content: <ChecklistPart /> },
          { name: 'log', title: t('parts.log'), content: <LogPart /> },
          { name: 'verify', title: t('parts.verify'), content: <VerifyPart /> },
          report('access'),
          report('exceptions'),
          { name: 'exports', title: t('parts.exports'), content: <ExportsPart /> },
        ]}
      />
    </>
  );
}
