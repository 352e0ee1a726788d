import { useTranslation } from 'react-i18next';
import { gameNamed } from '#games';
import type { Redecided, Replay } from '#house';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { Clauses } from './clauses.tsx';
import { Correct } from './correct.tsx';
import { calledIn } from './frames.ts';

interface DecisionsProps {
  readonly of: Replay;
  readonly titleOf: (offering: string) => string;
  /** It is in the log of this house, and not in a file. */
  readonly isOurs: boolean;
}

function Judged({
  differences,
  isDecided,
}: Pick<Redecided, 'differences'> & { readonly isDecided: boolean }) {
  const { t } = useTranslation('replay');
  if (differences.length > 0) {
    return (
      <Notice is="refused" title={t('decisions.different')}>
        <ul className="list-disc pl-5">
          {differences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return isDecided ? (
    <Notice is="live" title={t('decisions.same')} />
  ) : (
    <Notice title={t('decisions.undecided')} />
  );
}

function Due({ of: { answer } }: { readonly of: Redecided }) {
  const { t } = useTranslation('replay');
  if (answer === undefined || answer.awards.length === 0) return null;
  return (
    <div>
      <h4 className="text-muted text-sm">{t('decisions.due')}</h4>
      <ul className="divide-y divide-line">
        {answer.awards.map(({ row, seat, table, share, amount, words, because }) => (
          <li
            key={`${row} ${seat} ${table} ${share}`}
            className="flex items-baseline justify-between gap-4 py-2"
          >
            <span>
              {seat === null ? table : t('picture.seat', { seat })}
              <span className="block text-muted text-sm">{because}</span>
            </span>
            <span className="font-semibold tabular-nums">
              {amount === undefined ? (words ?? share) : money(amount)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ of, replay, titleOf }: { readonly of: Redecided } & WithReplay) {
  const { t } = useTranslation('replay');
  const { call, outcome, why, answer, turnedDown, differences } = of;
  const isDecided = answer !== undefined || turnedDown.length > 0;
  const called = calledIn(replay, call);
  const sheet = replay.sheets.find(({ offering }) => offering === called?.offering);
  const wordsOf = (seq: number) =>
    replay.steps.find((step) => step.seq === seq)?.turnedDown?.message ?? '';
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">
          {t('decisions.call', {
            seat: called?.seat ?? '',
            title: titleOf(called?.offering ?? ''),
          })}
        </h3>
        <Tag>{t(`decisions.outcomes.${outcome}`)}</Tag>
      </div>
      <Judged differences={differences} isDecided={isDecided} />
      {why === undefined ? null : <p>{t('decisions.why', { why })}</p>}
      {turnedDown.map(({ seq }) => (
        <p key={seq}>{t('decisions.turnedDown', { seq, words: wordsOf(seq) })}</p>
      ))}
      {answer === undefined ? null : (
        <Clauses
          rows={answer.rows.filter(({ paid }) => paid || answer.awards.length === 0)}
          titles={sheet?.rows ?? {}}
          leftOut={answer.leftOut}
        />
      )}
      <Due of={of} />
    </li>
  );
}

type WithReplay = { readonly replay: Replay } & Pick<DecisionsProps, 'titleOf'>;

type Settled = NonNullable<NonNullable<Replay['dealt']>['settled']>;

function SeatSettled({
  of: { seat, wagers },
  game,
}: {
  of: Settled['seats'][number];
  game: string;
}) {
  const { t } = useTranslation('replay');
  const nameOf = (wager: string) =>
    gameNamed(game)?.wagers.find(({ id }) => id === wager)?.name ?? wager;
  return (
    <li className="py-2">
      <h3 className="font-semibold">{t('picture.seat', { seat })}</h3>
      <ul>
        {Object.entries(wagers).map(([wager, { staked, returned, because }]) => (
          <li key={wager}>
            {t('decisions.wager', {
              wager: nameOf(wager),
              staked: money(staked),
              returned: money(returned),
            })}{' '}
            <span className="text-muted text-sm">{t('step.clause', { clause: because })}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface RedealtProps {
  readonly of: NonNullable<Replay['dealt']>;
  readonly round: Replay['round'];
  readonly isOurs: boolean;
}

/** A round that its table dealt by its steps, settled again. */
function Redealt({ of, round, isOurs }: RedealtProps) {
  const { t } = useTranslation('replay');
  const { record, settled, void: over, differences } = of;
  return (
    <Panel title={t('decisions.dealt')}>
      <p className="pb-4 text-muted">{t('decisions.dealtWords')}</p>
      <Judged differences={differences} isDecided={settled !== undefined || over !== undefined} />
      {over === undefined ? null : <p>{t('decisions.void', { clause: over.because })}</p>}
      <ul className="divide-y divide-line">
        {settled?.seats.map((each) => (
          <SeatSettled key={each.seat} of={each} game={settled.game} />
        ))}
      </ul>
      {isOurs && record !== undefined ? <Correct round={round} record={record} /> : null}
    </Panel>
  );
}

/** Every call decided again from the record, with the clause that decides. */
export function Decisions({ of: replay, titleOf, isOurs }: DecisionsProps) {
  const { t } = useTranslation('replay');
  const { decisions, dealt, round } = replay;
  if (dealt !== undefined && decisions.length === 0)
    return <Redealt of={dealt} {...{ round, isOurs }} />;
  return (
    <>
      {dealt === undefined ? null : <Redealt of={dealt} {...{ round, isOurs }} />}
      <Panel title={t('decisions.title')}>
        <p className="pb-4 text-muted">
          {decisions.length === 0 ? t('decisions.none') : t('decisions.words')}
        </p>
        <ul className="divide-y divide-line">
          {decisions.map((each) => (
            <Decision key={each.call} of={each} replay={replay} titleOf={titleOf} />
          ))}
        </ul>
      </Panel>
    </>
  );
}
