// Tickets and drawings on a simulated floor: issued, handed out, thrown away, drawn by the house or by
// a drum in the room, claimed with the right and the wrong stub, signed, forfeited and given up.
import { ACTIVITIES } from '#activities';
import { commitmentOf } from '#drawing';
import { type House, momentIn, ticketCode } from '#house';
import { type DrawingRule, isChosen, minutesOf, timesOf } from '#rules';
import { allTables, type Draft, draft, type Scene, somePatron, type View } from '../draft.ts';
import { heldAnytime, postingOf } from '../office.ts';

const WITH_DRUMS = ACTIVITIES.filter(({ drum }) => drum !== undefined);
/** Where an ID can be brought later. */
const WITH_GRACE = WITH_DRUMS.filter(({ drum }) =>
  drum?.drawings.some(({ asks }) => asks.identity === 'until-event'),
);
const DRUMS_LEAST = 4;
const MS_AN_HOUR = 3_600_000;

/** What the edge would keep sealed; every drawing of a simulated house may have the same. */
const SECRET = '5a'.repeat(32);
const secretOf = ({ dice }: View): string => (dice.oneIn(40) ? '00'.repeat(32) : SECRET);

type Drawing = House['drums']['drawings'] extends Map<string, infer Each> ? Each : never;

/** Open at any hour, so that people are there. */
function postDrum(view: View): Draft {
  const { dice } = view;
  const activity = dice.pick(dice.oneIn(3) ? WITH_GRACE : WITH_DRUMS);
  const action = postingOf(view, activity);
  const { hours: _, windows: __, ...rest } = action.document;
  const document = heldAnytime(view, activity, { ...rest, tables: allTables(view) });
  return draft(view, 'propose', { action: { ...action, document } });
}

/** Offerings whose tickets or cards are drawn. */
const drumsIn = ({ tally }: View) =>
  [...tally.offerings].flatMap(([offering, { sheet, isClosed }]) => {
    const rules = (sheet.activity.drum?.drawings ?? []).filter((each) => isChosen(sheet, each.in));
    return isClosed || rules.length === 0 ? [] : [{ offering, sheet, rules }];
  });

type Posted = ReturnType<typeof drumsIn>[number];

const isDue = ({ minutes }: View['at'], time: string): boolean =>
  minutes >= minutesOf(time) && minutes < minutesOf(time) + 30;

function giveTickets(view: View, { offering, sheet, rules }: Posted): Draft {
  const { dice, at } = view;
  const seats = sheet.activity.drum?.sources.flatMap((each) =>
    each.by === 'seat' && isChosen(sheet, each.in) ? timesOf(each, sheet) : [],
  );
  const due = seats?.find((time) => isDue(at, time));
  if (due !== undefined || (seats !== undefined && seats.length > 0 && dice.oneIn(4))) {
    return draft(view, 'hand-out-tickets', { offering, time: due ?? dice.pick(seats ?? []) });
  }
  const games = rules.flatMap(({ game }) => game ?? []);
  const tickets = {
    offering,
    count: dice.between(1, 3),
    reason: 'as verified on paper',
    ...(dice.oneIn(4) ? {} : { patron: somePatron(view) }),
    ...(games.length === 0 ? {} : { game: dice.pick(games) }),
  };
  const isSigned = sheet.activity.drum?.sources.some((each) => each.by === 'hand' && each.isSigned);
  return isSigned && !dice.oneIn(6)
    ? draft(view, 'propose', { action: { type: 'issue-tickets', ...tickets } })
    : draft(view, 'issue-tickets', tickets);
}

function announce(view: View, { offering, sheet, rules }: Posted): Draft {
  const { dice, at, house, number } = view;
  const rule = dice.pick(rules);
  const rows = sheet.activity.rows.filter(
    ({ id, in: chosen }) => rule.rows.includes(id) && isChosen(sheet, chosen),
  );
  const later = momentIn(at.instant + dice.between(1, 30) * MS_AN_HOUR, house.zone);
  return draft(view, 'announce-drawing', {
    drawing: `drawing-${number}`,
    offering,
    rule: rule.id,
    ...(rows.length === 0 ? {} : { row: dice.pick(rows).id }),
    ...(dice.oneIn(3) ? { isMechanical: true } : {}),
    ...(dice.oneIn(20) ? { eventAt: later } : {}),
    commitment: commitmentOf(SECRET),
  });
}

/** Some number of the drum, mostly one that is in it. */
const someTicket = ({ dice, house }: View, { offering, entries }: Drawing): string => {
  if (entries.length === 0 || dice.oneIn(12)) {
    const last = house.drums.drums.get(offering)?.lastSerial ?? 0;
    return ticketCode(house, offering, dice.between(1, last + 1));
  }
  const [first, count] = dice.pick(entries);
  return ticketCode(house, offering, first + dice.below(count));
};

function drawn(view: View, drawing: string, facts: Drawing): Draft {
  if (facts.commitment !== undefined) {
    return draft(view, 'draw-ticket', { drawing, secret: secretOf(view) });
  }
  if (facts.waiting === undefined) {
    return draft(view, 'record-draw', { drawing, ticket: someTicket(view, facts) });
  }
  return view.dice.oneIn(5)
    ? draft(view, 'dispute-draw', { drawing, reason: 'it was another one' })
    : draft(view, 'confirm-draw', { drawing });
}

/** The holder of the drawn ticket, if known. */
function holderOf({ house }: View, { offering, draws }: Drawing): string | undefined {
  const serial = draws.at(-1)?.serial ?? 0;
  const { batches = [] } = house.drums.drums.get(offering) ?? {};
  return batches.find(({ first, count }) => first <= serial && serial < first + count)?.patron;
}

function claim(view: View, drawing: string, facts: Drawing): Draft {
  const { dice, tally } = view;
  if (dice.oneIn(3)) {
    const decides = facts.absent === 'house-decides' ? { redraws: dice.oneIn(2) } : {};
    return draft(view, 'mark-absent', { drawing, ...decides, secret: secretOf(view) });
  }
  const { sheet } = tally.offerings.get(facts.offering) ?? {};
  const rule = sheet?.activity.drum?.drawings.find(({ id }) => id === facts.rule) as DrawingRule;
  const serial = facts.draws.at(-1)?.serial ?? 1;
  return draft(view, 'claim-drawn', {
    drawing,
    patron: holderOf(view, facts) ?? somePatron(view),
    ...(rule.asks.stub
      ? { stub: ticketCode(view.house, facts.offering, dice.oneIn(9) ? 1 : serial) }
      : {}),
    isIdentitySeen: !dice.oneIn(rule.asks.identity === 'until-event' ? 2 : 6),
    nameMatches: !dice.oneIn(12),
    secret: secretOf(view),
  });
}

/** The next thing about a drawing that is under way. */
function goOn(view: View, drawing: string, facts: Drawing): Draft {
  if (view.dice.oneIn(60)) {
    return draft(view, 'end-drawing', { drawing, reason: 'a power cut', secret: secretOf(view) });
  }
  if (facts.won.some(({ status }) => status === 'identity-owed') && view.dice.oneIn(2)) {
    return sign(view, drawing, facts);
  }
  switch (facts.status) {
    case 'announced':
      return draft(view, 'close-drum', { drawing });
    case 'closed':
      return drawn(view, drawing, facts);
    case 'drawn':
      return claim(view, drawing, facts);
    case 'claimed':
    case 'ended':
      return sign(view, drawing, facts);
  }
}

function sign(view: View, drawing: string, { won, absent }: Drawing): Draft {
  const waiting = won.filter(({ status }) => status === 'claimed' || status === 'identity-owed');
  const { serial, status } = view.dice.pick(waiting);
  if (view.dice.oneIn(6)) {
    const decides = absent === 'house-decides' ? { redraws: view.dice.oneIn(2) } : {};
    const down = { drawing, serial, reason: 'a forged ID', ...decides, secret: secretOf(view) };
    return draft(view, 'turn-down-claim', down);
  }
  return status === 'claimed'
    ? draft(view, 'confirm-winner', { drawing, serial, secret: secretOf(view) })
    : draft(view, 'bring-identity', { drawing, serial, nameMatches: !view.dice.oneIn(9) });
}

const isUnderWay = ({ status, won }: Drawing): boolean =>
  status !== 'ended' ||
  won.some((each) => each.status === 'claimed' || each.status === 'identity-owed');

export const drumWork: Scene = (view) => {
  const { dice, house } = view;
  const drums = drumsIn(view);
  if (drums.length < DRUMS_LEAST && dice.oneIn(3)) return postDrum(view);
  const underWay = [...house.drums.drawings].filter(([, each]) => isUnderWay(each));
  // Who has begun a drawing brings it to its end, as a rule, before the next one is closed.
  const begun = underWay.filter(([, { status }]) => status !== 'announced');
  const next = begun.length === 0 || dice.oneIn(4) ? underWay : begun;
  const [name, drawing] = next.length === 0 ? [] : dice.pick(next);
  if (name !== undefined && drawing !== undefined && !dice.oneIn(4)) {
    return dice.oneIn(40)
      ? draft(view, 'void-ticket', { ticket: someTicket(view, drawing), reason: 'it was spoilt' })
      : goOn(view, name, drawing);
  }
  if (drums.length === 0) return postDrum(view);
  const posted = dice.pick(drums);
  return dice.oneIn(4) ? announce(view, posted) : giveTickets(view, posted);
};
