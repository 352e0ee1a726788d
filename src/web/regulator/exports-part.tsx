import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { buttonClass } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton, PaperForm } from '../ui/paper-button.tsx';

interface ExportProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

const Export = ({ title, words, children }: ExportProps) => (
  <Panel title={title}>
    <p className="mb-4 text-muted">{words}</p>
    <div className="flex flex-col items-start gap-4">{children}</div>
  </Panel>
);

/** Everything that can be taken away from the house. */
export function ExportsPart() {
  const { t } = useTranslation('regulator');
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Export title={t('exports.bundle')} words={t('exports.bundleWords')}>
        <PaperButton path="/bundle" file="house.bundle.gz">
          {t('exports.bundleDo')}
        </PaperButton>
      </Export>
      <Export title={t('exports.round')} words={t('exports.roundWords')}>
        <PaperForm
          schema={z.object({ round: z.string({ error: t('exports.roundHint') }) })}
          submit={t('exports.roundDo')}
          fields={{ round: { label: t('exports.roundName'), hint: t('exports.roundHint') } }}
          paperOf={({ round }) => ({
            path: `/rounds/${encodeURIComponent(round)}/dispute`,
            file: `round-${round}.json`,
          })}
        />
      </Export>
      <Export title={t('exports.page')} words={t('exports.pageWords')}>
        <PaperButton path="/checklist?format=json" file="checklist.json">
          {t('exports.pageDo')}
        </PaperButton>
      </Export>
      <Export title={t('exports.reports')} words={t('exports.reportsWords')}>
        <GoLink to="/books" search={{ part: 'reports' }} className={buttonClass()}>
          {t('exports.reportsDo')}
        </GoLink>
      </Export>
    </div>
  );
}
