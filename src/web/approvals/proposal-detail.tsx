import { useTranslation } from 'react-i18next';
import { SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { NotShown, useView } from '../data/views.ts';
import { useGo } from '../place.ts';
import { CatchUpFacts, ClockFacts } from '../ui/clock-facts.tsx';
import { momentOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { commandFacts, commandWords, type ProposedAction, useActionWords } from './action-words.ts';
import { ChangeTable, MovesTable } from './change-tables.tsx';
import { Decision } from './decision.tsx';
import { PostingPreview } from './posting-preview.tsx';

const FACTS = ['reason', 'table', 'seat', 'game'] as const;
type Facts = { readonly [Fact in (typeof FACTS)[number]]?: string | number | undefined };

/** What was said about it, as far as an action of its kind has it. */
const factsOf = (action: ProposedAction & Facts) =>
  FACTS.flatMap((fact) => {
    const said = action[fact];
    return said === undefined ? [] : [{ fact, said }];
  });

function Means({ action }: { readonly action: ProposedAction }) {
  const { t } = useTranslation('approvals');
  const facts = factsOf(action);
  const seesLog = useHasRole(SEES.log);
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {action.type === 'post-offering'
          ? t('means.post-offering', { activity: action.activity })
          : t(`means.${action.type}`)}
      </p>
      {facts.length === 0 ? null : (
        <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(({ fact, said }) => (
            <div key={fact}>
              <dt className="text-muted text-sm">{t(`facts.${fact}`)}</dt>
              <dd className="break-words font-medium">{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {action.type === 'void-award' && seesLog ? (
        <p className="mb-6">
          <GoLink to={`/replay/${action.call}`}>{t('replay')}</GoLink>
        </p>
      ) : null}
    </>
  );
}

/** What a command says, and where its claim or patron can be looked at. */
function CommandFacts({ action }: { readonly action: ProposedAction }) {
  const { t } = useTranslation('approvals');
  const seesClaims = useHasRole(SEES.claims);
  const claim = 'claim' in action ? String(action.claim) : undefined;
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3">
        {commandFacts(action).map(({ name, said }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere font-medium">{said}</dd>
          </div>
        ))}
      </dl>
      {claim !== undefined && seesClaims ? (
        <p className="mb-6">
          <GoLink to={`/cage/${claim}`}>{t('claim')}</GoLink>
        </p>
      ) : null}
    </>
  );
}

/** Who approves a time, or lets it catch up, looks at the same as who has proposed it. */
function ClockProposed({ type }: { readonly type: string }) {
  if (type === 'confirm-clock') return <ClockFacts />;
  return type === 'catch-up' ? <CaughtUp /> : null;
}

const CaughtUp = () => (
  <Shown of={useView('/clock/catch-up', { on: ['clock'] })}>
    {(facts) => <CatchUpFacts facts={facts} />}
  </Shown>
);

/** One proposal: what it means, changes and moves, and the two buttons. */
export function ProposalDetail({ proposal }: { readonly proposal: string }) {
  const { t } = useTranslation('approvals');
  const go = useGo();
  const wordsOf = useActionWords();
  const preview = useView('/proposals/:proposal', { of: { proposal }, on: ['house', 'sign'] });
  const { error } = preview;
  if (error instanceof NotShown && error.failure.code === 'unknown-proposal') {
    return (
      <Panel>
        <Empty title={t('gone')}>{t('goneWords')}</Empty>
      </Panel>
    );
  }
  return (
    <Shown of={preview}>
      {(facts) => (
        <Panel
          title={
            <span className="break-words">
              {facts.isCommand === true ? commandWords(facts.action) : wordsOf(facts.action)}
            </span>
          }
        >
          <p className="mb-2 text-faint text-sm">
            {t('by', { by: facts.by })} · <time dateTime={facts.at}>{momentOf(facts.at)}</time>
          </p>
          {facts.isCommand === true ? (
            <>
              <ClockProposed type={facts.action.type} />
              <CommandFacts action={facts.action} />
            </>
          ) : (
            <>
              <Means action={facts.action} />
              <ChangeTable facts={facts} />
            </>
          )}
          <MovesTable facts={facts} />
          {facts.isCommand === true ? null : <PostingPreview action={facts.action} />}
          <Decision facts={facts} onDecided={() => go('/approvals')} />
        </Panel>
      )}
    </Shown>
  );
}
