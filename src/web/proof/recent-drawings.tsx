import { useTranslation } from 'react-i18next';
import type { PostedDrawing } from '#house';
import { useView } from '../data/views.ts';
import { count } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { Hash } from './fact.tsx';
import { wallClock } from './wall-clock.ts';

const SHOWN_MOST = 20;

const endOf = ({ endedAt = '' }: PostedDrawing): number => Date.parse(endedAt);

/** One that was given up stays here with its draws, its secret, and who did it. */
function GivenUp({ of: { givenUp, endedAt = '', secret } }: { readonly of: PostedDrawing }) {
  const { t } = useTranslation('proof');
  if (givenUp === undefined) return null;
  const { by: badge, reason } = givenUp;
  return (
    <>
      <p className="wrap-anywhere text-refused text-sm">
        {t('recent.givenUp', { at: wallClock(endedAt), badge, reason })}
      </p>
      {secret === undefined ? null : (
        <p className="wrap-anywhere text-muted text-sm">
          {t('posted.secret')}: <Hash of={secret} />
        </p>
      )}
    </>
  );
}

/** The drawings of this house that are over, newest first. A page that is read without a house
 * has none. */
export function RecentDrawings() {
  const { t } = useTranslation('proof');
  const { data = [] } = useView('/posted-drawings');
  const over = data.filter(({ status }) => status === 'ended').sort((a, b) => endOf(b) - endOf(a));
  if (over.length === 0) return null;
  return (
    <Panel title={t('recent.title')} isFlush>
      <ul className="divide-y divide-line">
        {over.slice(0, SHOWN_MOST).map((each) => (
          <li
            key={each.drawing}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 flex-1">
              {each.root === undefined ? (
                <p className="break-words font-medium">{`${each.activity}: ${each.title}`}</p>
              ) : (
                <GoLink
                  to={`/proof/${each.drawing}`}
                  className="inline-flex min-h-11 items-center break-words font-medium text-accent underline underline-offset-4"
                >
                  {`${each.activity}: ${each.title}`}
                </GoLink>
              )}
              <p className="text-muted text-sm">
                {t('recent.facts', {
                  drawing: each.drawing,
                  tickets: count(each.count),
                  draws: count(each.draws.length),
                  at: each.endedAt === undefined ? '' : wallClock(each.endedAt),
                })}
              </p>
              <GivenUp of={each} />
            </div>
            {each.isMechanical ? <Tag>{t('recent.byHand')}</Tag> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
