import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallStory } from '#house';
import { useCommand } from '../data/commands.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { DealEntry, orderedPlaces, Picker } from './deal-entry.tsx';
import { type Checks, DeckChecks, NO_CHECKS } from './deck-checks.tsx';
import {
  dealIn,
  type EnteredDeal,
  entryOf,
  gameOf,
  hasPieces,
  newEntry,
  problemsByPlace,
  seatNumbers,
} from './entry.ts';
import { Peek } from './peek.tsx';
import type { PlaceId } from './places.ts';
import { TableFacts } from './table-facts.tsx';
import { type Judged, useVerdict } from './use-verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface VerificationProps {
  readonly story: CallStory;
  /** Where the cards were verified before: back to how they were. */
  readonly onCancel?: () => void;
  readonly onVerified: () => void;
}

const standardIn = ({ standard }: Checks): { readonly standardDeck?: boolean } =>
  standard === 'unknown' ? {} : { standardDeck: standard === 'yes' };

function useFreeSeats({ table }: CallStory, entry: EnteredDeal): readonly number[] {
  const { seats = 0 } = useView('/tables').data?.find((each) => each.table === table) ?? {};
  const taken = seatNumbers(entry);
  return Array.from({ length: seats }, (_, index) => index + 1).filter(
    (seat) => !taken.includes(seat),
  );
}

function VerifyPanel({
  story,
  entry,
  judged,
  checks,
  onChecks,
  onCancel,
  onVerified,
}: VerificationProps & {
  readonly entry: EnteredDeal;
  readonly judged: Judged;
  readonly checks: Checks;
  readonly onChecks: (checks: Checks) => void;
}) {
  const { t } = useTranslation('floor');
  const { outcome, send } = useCommand('verify-call');
  const wins = judged.verdict?.kind === 'wins' ? judged.verdict : undefined;
  const canVerify = wins !== undefined || judged.verdict?.kind === 'waits';
  const verify = async () => {
    const { deckCounted, surveillance } = checks;
    const looked = { ...(surveillance ? { surveillance } : {}), ...standardIn(checks) };
    const fields = { call: story.call, deal: dealIn(entry), deckCounted, checks: looked };
    if ((await send(fields)) !== undefined) onVerified();
  };
  return (
    <Panel title={t('verdict.title')}>
      <div className="flex flex-col gap-5">
        <VerdictPanel judged={judged} />
        <DeckChecks checks={checks} needs={wins?.needs} onChecks={onChecks} />
        <OutcomeNotice of={outcome} />
        <div className="flex flex-wrap gap-3">
          <Button
            look="primary"
            isLarge
            className="flex-1"
            disabled={!canVerify || !judged.isCurrent || outcome.kind === 'sending'}
            onClick={() => void verify()}
          >
            {t('verify.submit')}
          </Button>
          {onCancel === undefined ? null : (
            <Button look="quiet" isLarge onClick={onCancel}>
              {t('verify.keep')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The cards of a call: entered, judged as one enters them, and verified. */
export function Verification(props: VerificationProps) {
  const { story } = props;
  const game = gameOf(story);
  const [entry, onEntry] = useState<EnteredDeal>(() =>
    story.deal === undefined ? newEntry(game, story) : entryOf(story.deal, game),
  );
  const [checks, onChecks] = useState<Checks>(NO_CHECKS);
  const [active, onActive] = useState<PlaceId | undefined>(
    () => orderedPlaces({ story, game, entry })[0]?.id,
  );
  const isOdd = checks.standard === 'no' ? { checks: { standardDeck: false } } : {};
  const judged = useVerdict(
    story.call,
    hasPieces(entry) ? { deal: dealIn(entry), ...isOdd } : undefined,
  );
  const refusal = judged.verdict?.kind === 'refused' ? judged.verdict.refusal : undefined;
  const problems = problemsByPlace(refusal?.problems ?? [], seatNumbers(entry));
  const form = { story, game, entry, onEntry, active, onActive, problems };
  const freeSeats = useFreeSeats(story, entry);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem] xl:grid-cols-[minmax(0,1fr)_42rem]">
      <DealEntry
        form={form}
        freeSeats={freeSeats}
        peek={<Peek table={story.table} game={game} onTake={onEntry} />}
      />
      <div className="flex flex-col gap-5">
        <div className="hidden rounded-panel border border-line bg-panel p-5 lg:block">
          <Picker form={form} />
        </div>
        <TableFacts {...{ story, game, entry, onEntry }} />
        <VerifyPanel {...props} {...{ entry, judged, checks, onChecks }} />
      </div>
    </div>
  );
}
