// The shape of a recorded round as a JSON Schema, made from the facts of the games. It says what a
// record may contain; which wagers go together is for the rule to check.
import type { GameFacts } from './round.ts';

type Schema = Readonly<Record<string, unknown>>;

const DOLLARS = '\\$?(\\d{1,15}|[1-9]\\d{0,2}(,\\d{3}){1,4})(\\.\\d{1,2})?$';
const MONEY: Schema = {
  type: 'string',
  description: 'dollars above zero, at most two decimals, as in "12.50"',
  pattern: `^(?=.*[1-9])${DOLLARS}`,
};
const MONEY_OR_NONE: Schema = {
  type: 'string',
  description: 'dollars, at most two decimals, as in "12.50" or "0.00"',
  pattern: `^${DOLLARS}`,
};
const SEED_RAISED: Schema = {
  const: true,
  description: 'the reset was raised since the meter was brought back: it may stand below it',
};
const CARD = '[2-9TJQKA][cdhs]';
const CARDS: Schema = {
  type: 'string',
  description: 'rank and suit, as in "As Kd Tc"',
  pattern: `^\\s*(${CARD}\\s*)*$`,
};

const strict = (properties: Readonly<Record<string, Schema>>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** An object of schemas by name. */
const byName = <T>(items: readonly T[], entry: (item: T) => readonly [string, Schema]) =>
  Object.fromEntries(items.map(entry));

function seatSchema(facts: GameFacts): Schema {
  const staked = facts.wagers.filter(({ comesWith }) => comesWith === undefined);
  return strict(
    {
      seat: seatNumber(facts),
      cards: CARDS,
      wagers: strict(
        byName(staked, ({ id, name }) => [id, { ...MONEY, title: name }]),
        [],
      ),
      folded: { type: 'boolean' },
      result: {
        enum: facts.toldResults,
        description: 'how it ended against the dealer’s, where the cards were not all recorded',
      },
    },
    ['seat', 'wagers'],
  );
}

const seatNumber = ({ seatsMax }: GameFacts): Schema => ({
  type: 'integer',
  minimum: 1,
  maximum: seatsMax,
});

function irregularitySchema({ irregularities }: GameFacts): Schema {
  const count: Schema = { type: 'integer', minimum: 1 };
  const oneOf = irregularities.map(({ kind, counted }) =>
    counted
      ? strict({ kind: { const: kind }, count }, ['kind', 'count'])
      : strict({ kind: { const: kind } }, ['kind']),
  );
  return { type: 'array', items: { oneOf } };
}

function gameSchema(facts: GameFacts): Schema {
  const chosen = facts.wagers.filter(({ tableBy }) => tableBy === 'licensee');
  const settings = facts.readings.flatMap(({ setting, weRead }) =>
    setting === undefined ? [] : [{ ...setting, weRead }],
  );
  const more: Readonly<Record<string, Schema>> = {
    magicCard: { type: 'string', pattern: `^${CARD}$` },
    luckySeat: { anyOf: [{ const: 'dealer' }, seatNumber(facts)] },
  };
  const properties = {
    game: { const: facts.id },
    tables: strict(
      byName(chosen, ({ id, tables }) => [id, { enum: tables.map((table) => table.id) }]),
      [],
    ),
    meters: strict(
      byName(facts.meters, ({ name, hasReserve }) => {
        const reserve: Record<string, Schema> = hasReserve ? { reserve: MONEY_OR_NONE } : {};
        const fields = { amount: MONEY, reset: MONEY, ...reserve, seedRaised: SEED_RAISED };
        return [name, strict(fields, ['amount', 'reset'])];
      }),
      [],
    ),
    ...Object.fromEntries(facts.moreFields.map((field) => [field, more[field] as Schema])),
    dealer: CARDS,
    seats: { type: 'array', minItems: 1, maxItems: facts.seatsMax, items: seatSchema(facts) },
    readings: strict(
      byName(settings, ({ name, values, default: ours, weRead }) => [
        name,
        { enum: values, default: ours, description: weRead },
      ]),
      [],
    ),
    irregularities: irregularitySchema(facts),
  };
  return { title: facts.title, ...strict(properties, ['game', 'seats']) };
}

export const roundSchema = (games: readonly GameFacts[]): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A recorded round',
  oneOf: games.map(gameSchema),
});
