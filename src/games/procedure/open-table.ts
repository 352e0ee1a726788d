import { checkMode } from './best-of-table.ts';
import { CRAZY_4_PROCEDURE } from './crazy-4-procedure.ts';
import { FOUR_CARD_PROCEDURE } from './four-card-procedure.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import { EMPTY_RACK, type GameName, type TableSetup, type TableState } from './table-state.ts';

/** How each game is dealt. */
export const PROCEDURES: Readonly<Record<GameName, Procedure>> = {
  'crazy-4-poker': CRAZY_4_PROCEDURE,
  'four-card-poker': FOUR_CARD_PROCEDURE,
};

export const procedureOf = ({ setup }: Pick<TableState, 'setup'>): Procedure =>
  PROCEDURES[setup.game];

const wrongSetup = (message: string, clause: string): StepRefused =>
  refuse('setup-wrong', message, clause);

/** What the posted setup of a table may not be. */
function checkSetup(setup: TableSetup, procedure: Procedure): StepRefused | null {
  const { decks, wagers } = procedure.clauses;
  const { seatCount, offers, tables, way } = setup;
  if (!setup.designatedFor.includes(setup.game)) {
    return wrongSetup(`The table is not designated for ${setup.game}.`, decks);
  }
  if (!Number.isInteger(seatCount) || seatCount < 1 || seatCount > procedure.seatMax) {
    return wrongSetup(`The table has 1 to ${procedure.seatMax} seats, not ${seatCount}.`, decks);
  }
  const unknown = offers.find((wager) => !(wager in procedure.optionalWagers));
  if (unknown !== undefined) return wrongSetup(`There is no ${unknown} wager to offer.`, wagers);
  const chosen = Object.entries({ ...procedure.optionalWagers, ...procedure.neededTables }).find(
    ([wager, choices]) =>
      choices.length > 0 &&
      (offers.includes(wager) || wager in procedure.neededTables) &&
      !choices.includes(tables[wager] ?? ''),
  );
  if (chosen !== undefined) {
    return wrongSetup(`Choose a pay table for ${chosen[0]}: ${chosen[1].join(', ')}.`, wagers);
  }
  if (setup.reshufflingShoe?.approved === false) {
    const message = 'A shoe that reshuffles by itself has to be approved before it is used.';
    return wrongSetup(message, procedure.cite('s.4(g)'));
  }
  const wrongMode = checkMode(setup, procedure);
  if (wrongMode) return wrongMode;
  const { shuffler, automatedShoe } = devicesOf(setup);
  if (shuffler === 'none' && setup.shufflerMode !== undefined) {
    const message = 'There is no shuffler at this table that a mode could be set on.';
    return wrongSetup(message, procedure.cite('s.12(d)'));
  }
  if (way === 'hand' && shuffler === 'none') {
    const message = 'Dealing from the hand needs an automated shuffler.';
    return refuse('hand-dealing-needs-shuffler', message, procedure.cite('s.8(a)(1)'));
  }
  return way === 'automated-shoe' && !automatedShoe
    ? wrongSetup('There is no automated dealing shoe at this table.', procedure.cite('s.9(a)(1)'))
    : null;
}

/** What stands at the table to shuffle and to deal. */
const devicesOf = (setup: TableSetup): Pick<TableSetup, 'shuffler' | 'automatedShoe'> =>
  setup.reshufflingShoe === undefined ? setup : { shuffler: 'counting', automatedShoe: true };

/** A table with its signs up and no cards on it yet. */
export function openTable(setup: TableSetup): Acted<TableState> {
  const refused = checkSetup(setup, PROCEDURES[setup.game]);
  if (refused) return refused;
  const { shuffler, automatedShoe } = devicesOf(setup);
  const working = { works: true, marked: null };
  return done({
    setup,
    way: setup.way,
    shuffler: shuffler === 'none' ? null : { ...working, counts: shuffler === 'counting' },
    shoe: automatedShoe ? { ...working, counts: false } : null,
    decks: [],
    removed: [],
    rack: EMPTY_RACK,
    seated: [],
    lastDeck: null,
    uncountedRounds: 0,
    round: null,
  });
}
