// The sections of a sheet. Each says some items of the posting list, and asks the teller for every
// value that it prints.
import { type Activity, NONE, type NoPurchase } from '../activity.ts';
import { claimWords, personRules } from '../claim.ts';
import { rulesRead } from '../entitled.ts';
import { isChosen } from '../posted.ts';
import type { ValueRule } from '../value.ts';
import { chartBlocks, hasHands } from './chart.ts';
import { feeBlocks, fundBlocks, multiplierBlocks, poolBlocks } from './money.ts';
import { shareBlocks } from './shares.ts';
import { type Block, type Fact, factsOf, listOf, type Section } from './sheet.ts';
import type { Teller } from './teller.ts';
import { gameList, periodFacts, tableFacts, windowFacts } from './times.ts';
import { capitalized, choiceLine } from './words.ts';

interface SectionRule {
  readonly id: string;
  readonly heading: string | ((teller: Teller) => string);
  readonly weight?: Section['weight'];
  /** The items that it says. */
  readonly items: readonly string[];
  readonly blocks: (teller: Teller) => readonly Block[];
}

function optionBlocks(teller: Teller): readonly Block[] {
  const { activity, offering } = teller;
  return Object.entries(activity.options).flatMap(([name, option]) => {
    const { title, choices, clause } = option;
    const letters = Object.keys(choices);
    if (offering === null) {
      const items = letters.map((letter) => choiceLine(option, letter, ': '));
      return [{ kind: 'text', words: `${title}, one of:` } as const, ...listOf(items)];
    }
    const letter = offering.options[name] as string;
    if (letter === NONE || !isChosen(offering, option.in)) return [];
    if (letters.length > 1 && !offering.given.has(`options.${name}`)) {
      teller.lacks(
        `offering.options.${name}`,
        `${title}, one of ${letters.join(', ')} (${clause})`,
      );
    }
    return listOf([`${title}: ${choiceLine(option, letter)}`]);
  });
}

// Persons and rules.

const eligibilityList = ({ activity, offering }: Teller): readonly string[] => {
  const own = rulesRead(activity, offering?.settings);
  const isOpen = own.every(({ code }) => code !== 'players');
  const count = activity.posting.items.includes('players') && isOpen;
  return [
    ...(activity.tournament === undefined ? [] : ['Everyone who has entered the tournament.']),
    ...(count ? ['No minimum number of players.'] : []),
    ...own.map(({ words }) => words),
    ...personRules(activity.claim).map(({ words }) => words),
  ];
};

const isFree = ({ kind }: NoPurchase): boolean => kind === 'required' || kind === 'at-tables';

/** The statement where one is required; the heading has said its three words already. */
const noPurchaseBlocks = ({ activity: { noPurchase } }: Teller): readonly Block[] =>
  listOf(
    isFree(noPurchase)
      ? noPurchase.words.map((words) =>
          capitalized(words.replace(/^no purchase necessary: */i, '')),
        )
      : [],
  );

/** The words about purchases where no such statement is required. */
function purchaseBlocks({ activity: { noPurchase }, wants }: Teller): readonly Block[] {
  const { kind, words } = noPurchase;
  const isSaid = kind === 'exempt' || (kind === 'not-stated' && wants('no-purchase'));
  return listOf(isSaid ? words : []);
}

function restrictionList(teller: Teller): readonly string[] {
  const own = teller.offering?.restrictions ?? [];
  if (own.length > 0 || !teller.wants('restrictions')) return own;
  return [teller.offering === null ? 'As posted by the house.' : 'None beyond these rules.'];
}

const wordsOf = (clauses: readonly { readonly words: string }[]): readonly string[] =>
  clauses.map(({ words }) => words);

/** The steps, and what is done when the system at the table fails. */
function procedureList({ procedure, keypad }: Activity): readonly string[] {
  const isSaid = keypad !== undefined && keypad.sensorFault.kind !== 'not-stated';
  const isStopped = keypad?.systemFault === 'not-offered';
  return [
    ...wordsOf(procedure),
    ...(isSaid ? [`If a sensor fails: ${keypad.sensorFault.words}`] : []),
    ...(isStopped ? ['Nothing is offered while software or readers are down.'] : []),
  ];
}

/** Values that no other section has said: all that the list names, and the optional ones and the
 * rest as far as the house has said them. */
function valueFacts(teller: Teller): readonly Fact[] {
  const { values } = teller.activity;
  return teller.untold().flatMap((name): readonly Fact[] => {
    const { title, optional } = values[name] as ValueRule;
    const key = `value:${name}`;
    if (!teller.has(name) && (optional || !teller.wants(key))) return [];
    return [{ label: title, text: teller.under([key]).value(name) }];
  });
}

/** In the order of the sheet; the values come last, for they say what the others have not. */
export const SECTIONS: readonly SectionRule[] = [
  {
    id: 'pool',
    heading: 'The jackpot',
    weight: 'pool',
    items: ['pool', 'prizes'],
    blocks: poolBlocks,
  },
  {
    id: 'prizes',
    heading: ({ activity }) =>
      hasHands(activity) ? 'Qualifying hands and prizes' : 'What can be won',
    weight: 'prizes',
    items: ['hands', 'prizes', 'tickets', 'pool', 'hand-option', 'payout-structure'],
    blocks: chartBlocks,
  },
  {
    id: 'no-purchase',
    heading: 'No Purchase Necessary',
    weight: 'notice',
    items: ['no-purchase'],
    blocks: noPurchaseBlocks,
  },
  {
    id: 'times',
    heading: 'Games and times',
    weight: 'plain',
    items: ['games', 'periods', 'tables'],
    blocks: (teller) => [
      ...listOf(gameList(teller.under(['games']))),
      ...factsOf([
        ...periodFacts(teller.under(['periods'])),
        ...tableFacts(teller.under(['tables'])),
        ...windowFacts(teller),
      ]),
    ],
  },
  {
    id: 'options',
    heading: 'Options',
    items: ['hand-option', 'payout-structure'],
    blocks: optionBlocks,
  },
  {
    id: 'shares',
    heading: 'How prizes are shared',
    items: ['payout-structure'],
    blocks: shareBlocks,
  },
  {
    id: 'multiplier',
    heading: 'Multiplier',
    items: ['multiplier'],
    blocks: multiplierBlocks,
  },
  {
    id: 'fees',
    heading: 'Fees',
    items: ['fees'],
    blocks: feeBlocks,
  },
  {
    id: 'fund',
    heading: 'Where the money comes from',
    items: ['seed-and-reseed', 'additions', 'cap', 'funding-source', 'admin-fee'],
    blocks: fundBlocks,
  },
  {
    id: 'eligibility',
    heading: 'Who can win',
    items: ['players', 'requirements'],
    blocks: (teller) => listOf(eligibilityList(teller)),
  },
  {
    id: 'claim',
    heading: 'Claiming a prize',
    items: ['claim'],
    blocks: (teller) => listOf(claimWords(teller.activity.claim)),
  },
  {
    id: 'purchase',
    heading: 'About purchases',
    items: ['no-purchase'],
    blocks: purchaseBlocks,
  },
  {
    id: 'procedure',
    heading: 'How it works',
    items: ['procedure'],
    blocks: ({ activity }) => listOf(procedureList(activity)),
  },
  {
    id: 'restrictions',
    heading: 'House restrictions',
    items: ['restrictions'],
    blocks: (teller) => listOf(restrictionList(teller)),
  },
  {
    id: 'rules',
    heading: 'Other rules',
    items: [],
    blocks: ({ activity }) => listOf(wordsOf(activity.rules)),
  },
  {
    id: 'records',
    heading: 'Records',
    items: [],
    blocks: ({ activity }) => listOf(activity.records),
  },
  {
    id: 'values',
    heading: 'Also posted',
    items: [],
    blocks: (teller) => factsOf(valueFacts(teller)),
  },
];
