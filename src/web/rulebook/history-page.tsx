import { useTranslation } from 'react-i18next';
import type { OfferingVersion } from '#house';
import type { ActivityFacts } from '#rules';
import { useView } from '../data/views.ts';
import { momentOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { OfferingDocument } from './document.ts';

interface HistoryProps {
  readonly activity: ActivityFacts;
  readonly offering: string;
}

const documentOf = (version: OfferingVersion | undefined): OfferingDocument =>
  version?.document ?? {};

function Version({
  activity,
  version,
  before,
}: {
  readonly activity: ActivityFacts;
  readonly version: OfferingVersion;
  readonly before: OfferingVersion | undefined;
}) {
  const { t } = useTranslation('rulebook');
  const { at, proposedBy, approvedBy } = version;
  const caption =
    before === undefined
      ? t('history.first')
      : t('history.differences', { before: before.version, after: version.version });
  return (
    <Panel title={t('offerings.version', { version: version.version })} isFlush>
      <p className="px-5 pb-3 text-muted">
        {t('history.made', { at: momentOf(at), proposedBy, approvedBy })}
        <span className="block text-sm">{caption}</span>
      </p>
      <DifferenceTable
        activity={activity}
        caption={caption}
        before={documentOf(before)}
        after={documentOf(version)}
      />
    </Panel>
  );
}

/** Every version of an offering, latest first, with what it changed. */
export function HistoryPage({ activity, offering }: HistoryProps) {
  const { t } = useTranslation('rulebook');
  const versions = useView('/offerings/:offering/versions', { of: { offering } });
  return (
    <>
      <p className="mb-2 text-sm">
        <GoLink to={`/rulebook/${activity.id}`}>
          {t('history.back', { activity: activity.title })}
        </GoLink>
      </p>
      <ScreenTitle title={t('history.title', { offering })} />
      <Shown of={versions}>
        {(all) => (
          <div className="grid max-w-4xl gap-4">
            {all.map((version, index) => (
              <Version
                key={version.version}
                activity={activity}
                version={version}
                before={all[index + 1]}
              />
            ))}
          </div>
        )}
      </Shown>
    </>
  );
}
