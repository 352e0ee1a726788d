import { useTranslation } from 'react-i18next';
import type { CallStory } from '#house';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { capitalized } from '../ui/words.ts';
import { entryOf, gameOf } from './entry.ts';
import { LaidPieces } from './laid-pieces.tsx';

type Award = NonNullable<CallStory['award']>;

function Prizes({ award }: { readonly award: Award }) {
  const { t } = useTranslation('floor');
  return (
    <ul className="flex flex-col divide-y divide-line">
      {award.claims.map(({ id, table, seat, patron, amount, lines }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{t('verdict.winner', { table, seat })}</span>{' '}
            <span className="wrap-anywhere text-muted">{patron}</span>
            <span className="block text-muted text-sm">
              {lines.map(({ because }) => because).join(' ')}
            </span>
          </span>
          <span className="font-semibold tabular-nums">{money(amount)}</span>
        </li>
      ))}
      {award.granted.map(({ table, seat, share, count, words }) => (
        <li key={`${table} ${seat} ${share}`} className="py-2">
          {t('verdict.winner', { table, seat })}:{' '}
          {[count, share, words].filter((each) => each !== undefined).join(' ')}
        </li>
      ))}
    </ul>
  );
}

function MetersNow({ offering }: { readonly offering: string }) {
  const { t } = useTranslation('floor');
  const sign = useView('/sign', { on: ['sign'] }).data ?? [];
  const meters = sign.find((line) => line.offering === offering)?.meters ?? [];
  if (meters.length === 0) return null;
  return (
    <dl>
      <dt className="pb-1 text-muted text-sm">{t('award.meters')}</dt>
      {meters.map(({ meter, title, figure }) => (
        <dd key={meter} className="flex justify-between gap-4">
          <span>{capitalized(title)}</span>
          <span className="tabular-nums">{money(figure)}</span>
        </dd>
      ))}
    </dl>
  );
}

/** Takes a whole award back, with the approval of a second department. */
function VoidAward({ call }: { readonly call: string }) {
  const { t } = useTranslation('floor');
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const proposed = proposals.find(
    ({ action }) => action.type === 'void-award' && action.call === call,
  );
  if (proposed !== undefined) {
    return (
      <Notice is="held" title={t('award.voidWaits', { by: proposed.by })}>
        <GoLink to="/approvals">{t('award.toApprovals')}</GoLink>
      </Notice>
    );
  }
  return (
    <CommandButton
      command="propose void-award"
      title={t('award.void')}
      words={t('award.voidWords')}
      submit={t('award.voidPropose')}
      look="danger"
      fixed={{ call }}
      fields={{ reason: { label: t('call.reason') } }}
    />
  );
}

/** What was awarded to whom, and what can be done about it. */
export function AwardPanel({ story, award }: { readonly story: CallStory; readonly award: Award }) {
  const { t } = useTranslation('floor');
  const isVoided = story.steps.some(({ did }) => did === 'voided');
  return (
    <Panel
      title={
        <span role="status">
          {t('award.title')} · {t('award.slip', { slip: award.slip })}
        </span>
      }
      actions={
        <PaperButton path={`/wins/${story.call}/page.pdf`} file={`win-page-${award.slip}.pdf`}>
          {t('award.page')}
        </PaperButton>
      }
    >
      <div className="flex flex-col gap-4">
        <p
          className={`font-semibold text-4xl tabular-nums ${isVoided ? 'text-faint line-through' : 'text-live'}`}
        >
          {money(award.amount)}
        </p>
        <ul className="text-muted">
          {award.rows.map(({ row, seat, title, because }) => (
            <li key={`${row} ${seat}`}>
              {seat === null ? title : t('verdict.row', { title, seat })}{' '}
              <span className="text-faint text-sm">({because})</span>
            </li>
          ))}
        </ul>
        <LaidPieces entry={entryOf(story.deal, gameOf(story))} />
        <Prizes award={award} />
        <MetersNow offering={story.offering} />
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
          {isVoided ? null : <VoidAward call={story.call} />}
          <GoLink to="/floor">{t('call.back')}</GoLink>
        </div>
      </div>
    </Panel>
  );
}
