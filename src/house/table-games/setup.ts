// How a table is set up: what may be wagered, by which pay tables and within which limits follows from
// what is posted; what the floor says is how the cards are handled and recorded.
import { z } from 'zod';
import {
  BONUS_DRAWS,
  type BonusDraw,
  DEALING_WAYS,
  type GameName,
  openTable as openProcedure,
  PROCEDURES,
  type Procedure,
  type TableSetup,
} from '#games';
import { type Cents, dollarsOf } from '#money';
import { given } from '#result';
import { isOpen, isPosted, type Offering, postedAmount, at as postedAt } from '#rules';
import { offeredNamed, openTable, refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import type { Offered } from '../state.ts';
import { isFor } from '../tables/payers.ts';
import { name, words } from '../words/scalars.ts';
import type { DealtUnder } from './events.ts';

/** What the floor says of a table, all of it inside what is approved. */
export const SAID_OF_TABLE = {
  table: name,
  offering: name,
  recording: z.enum(['every-card', 'hands-in-question']),
  way: z.enum(DEALING_WAYS),
  shuffler: z.enum(['none', 'automated', 'counting']).optional(),
  automatedShoe: z.boolean().optional(),
  reshufflingShoe: z.strictObject({ approved: z.boolean() }).optional(),
  severalPositions: z.boolean().optional(),
  progressiveRequiresBaseWager: z.boolean().optional(),
  /** What the shuffler is set to, where a wager needs a mode of it. */
  shufflerMode: words.optional(),
};
type Said = Omit<Asked<typeof SAID_OF_TABLE>, 'id' | 'by'>;

const procedureNamed = (game: string): Procedure | undefined =>
  Object.hasOwn(PROCEDURES, game) ? PROCEDURES[game as GameName] : undefined;

/** The least and the greatest wager, as posted. */
function limitsOf(posted: Offering): NonNullable<TableSetup['limits']> {
  const amountOf = (amount: Cents | string | undefined): Cents | undefined =>
    amount === undefined || (typeof amount === 'string' && !isPosted(posted, amount))
      ? undefined
      : postedAmount(posted, amount);
  return Object.fromEntries(
    posted.activity.fees.flatMap(({ name: wager, amount, upTo }) => {
      const least = Array.isArray(amount) ? undefined : amountOf(amount as Cents | string);
      if (least === undefined) return [];
      const most = amountOf(upTo) ?? least;
      return [[wager, { min: dollarsOf(least), max: dollarsOf(most) }]];
    }),
  );
}

/** What the system draws for a bonus. A sheet without the choice has no such bonus. */
function drawsOf({ options }: Offering): readonly BonusDraw[] | undefined {
  const chosen = options['handBonusExtras'];
  if (chosen === undefined) return undefined;
  return BONUS_DRAWS.filter((each) => chosen === 'both' || chosen === each);
}

function setupOf(posted: Offering, procedure: Procedure, seats: number, said: Said): TableSetup {
  const { game, optionalWagers, neededTables } = procedure;
  const isThere = (wager: string) => posted.activity.fees.some((fee) => fee.name === wager);
  const offers = Object.keys(optionalWagers).filter(isThere);
  const chosen = Object.entries({ ...optionalWagers, ...neededTables }).filter(
    ([wager, choices]) => choices.length > 0 && (offers.includes(wager) || wager in neededTables),
  );
  const { recording, way, shuffler = 'none', automatedShoe = false } = said;
  const { reshufflingShoe, severalPositions, progressiveRequiresBaseWager, shufflerMode } = said;
  return given({
    game,
    designatedFor: posted.games,
    seatCount: Math.min(seats, procedure.seatMax),
    shuffler,
    automatedShoe,
    way,
    offers,
    tables: Object.fromEntries(chosen.map(([wager]) => [wager, posted.options[wager] ?? ''])),
    limits: limitsOf(posted),
    recording,
    reshufflingShoe,
    severalPositions,
    progressiveRequiresBaseWager,
    draws: drawsOf(posted),
    shufflerMode,
    readings: posted.settings,
  });
}

/** Refuses an offering that is not dealt at this table now. */
export function checkPosted(
  { house, at, rulebook }: Pick<Asking, 'house' | 'at' | 'rulebook'>,
  { table, offering: id }: { readonly table: string; readonly offering: string },
): Offered {
  const { game } = openTable(house, table).open;
  const offered = offeredNamed(house, id);
  const posted = rulebook.posted(offered);
  const isGame = posted.activity.kind === 'game' && procedureNamed(game) !== undefined;
  if (!isGame || !posted.games.includes(game)) {
    refuse('wrong-game', game);
  }
  if (!isFor(posted, { table, game }) || !isOpen(posted, at)) refuse('not-offered', id);
  if (offered.isSuspended) refuse('suspended', id);
  // A call holds what rounds of the game would win.
  const [call] = offered.line;
  if (call !== undefined) refuse('call-pending', call);
  return offered;
}

/** What a table is dealt under, as it is posted and as the floor says. */
export function setUp(asking: Pick<Asking, 'house' | 'at' | 'rulebook'>, said: Said): DealtUnder {
  const { house, at, rulebook } = asking;
  const { table, offering } = said;
  const offered = checkPosted(asking, said);
  const { open, seats } = openTable(house, table);
  const posted = {
    ...rulebook.posted(offered),
    ...postedAt(rulebook.posted(offered), at, { table }),
  };
  const setup = setupOf(posted, procedureNamed(open.game) as Procedure, seats, said);
  const opened = openProcedure(setup);
  if (!opened.ok) {
    const { message, clause } = opened.refusal;
    return refuse('bad-setup', `${message} (${clause})`);
  }
  return { offering, version: offered.version, setup };
}
