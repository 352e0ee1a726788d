// One person under two IDs, and another name for a person with an open claim: both are seen by what was found
// outside of the log, and lifted by two people.
import { add } from '#money';
import { hasOpenClaim } from '../claims/checks.ts';
import { checkPatron, refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { CONTROLLED, STEP_UP } from '../kit/power.ts';
import type { House } from '../state.ts';
import { PROPOSAL_MS } from '../words/powers.ts';
import { APPROVES } from '../words/roles.ts';
import { name, words } from '../words/scalars.ts';
import type { Seated } from '../words/shapes.ts';

/** Notes that two patrons seem to be one person, both ways; two who are known to be one are no finding. */
function noteSame({ sameAs, merged }: House, patron: string, others: readonly string[]): void {
  const ofPair = (one: string, other: string): void => {
    sameAs.set(one, (sameAs.get(one) ?? new Set()).add(other));
  };
  for (const other of others) {
    if (merged.get(other) === patron || merged.get(patron) === other || other === patron) continue;
    ofPair(patron, other);
    ofPair(other, patron);
  }
}

/** Notes who lives with somebody who works here. */
function noteHome({ homes }: House, patron: string, livesWith: readonly string[]): void {
  if (livesWith.length > 0) homes.set(patron, livesWith);
}

type Payee = House['payees'] extends Map<string, infer Each> ? Each : never;

/** What both were paid counts for one. */
const together = (one: Payee, other: Payee): Payee => {
  const [before, last] = one.year <= other.year ? [one, other] : [other, one];
  const isOneYear = before.year === last.year;
  return {
    year: last.year,
    prizes: isOneYear ? add(before.prizes, last.prizes) : last.prizes,
    won: [...one.won, ...other.won].sort((a, b) => a.instant - b.instant),
  };
};

/** Whatever waits for the one waits for the other. */
function merge(house: House, patron: string, into: string): void {
  const { claims, payees, patrons, tables, sameAs, merged, receivables } = house;
  merged.set(patron, into);
  for (const claim of claims.values()) {
    if (claim.status !== 'open') continue;
    if (claim.patron === patron) claim.patron = into;
    // They show their ID again, under their one name.
    if (claim.identity?.patron === patron) {
      delete claim.identity;
      claim.forms.length = 0;
    }
  }
  for (const owing of receivables.values()) if (owing.patron === patron) owing.patron = into;
  const [own, other] = [payees.get(patron), payees.get(into)];
  if (own !== undefined) payees.set(into, other === undefined ? own : together(own, other));
  payees.delete(patron);
  const others = [...(sameAs.get(patron) ?? [])].filter((each) => each !== into);
  for (const each of sameAs.get(patron) ?? []) sameAs.get(each)?.delete(patron);
  sameAs.delete(patron);
  noteSame(house, into, others);
  if (patrons.get(patron) === 'excluded') patrons.set(into, 'excluded');
  patrons.set(patron, 'excluded');
  const renamed = (who: Seated): Seated => (who.patron === patron ? { ...who, patron: into } : who);
  for (const { seated, behind } of tables.values()) {
    for (const [seat, who] of seated) seated.set(seat, renamed(who));
    for (const [seat, people] of behind) behind.set(seat, people.map(renamed));
  }
}

export const SAME_PERSON = mechanism({
  area: 'people',
  commands: {
    'merge-patrons': command({
      does: 'Says that two patrons are one person: open claims, limits and debts of the one go to the other.',
      may: ['manager'],
      power: CONTROLLED,
      fields: { patron: name, into: name, reason: words, evidence: words },
      brings: ['patrons-merged'],
      sample: { patron: 'p9', into: 'p8', reason: 'for the test', evidence: 'file 17' },
      decide({ house, command: { patron, into, reason, evidence } }) {
        for (const each of [patron, into]) checkPatron(house, each);
        if (house.sameAs.get(patron)?.has(into) !== true) refuse('not-a-duplicate', into);
        return [{ type: 'patrons-merged', patron, into, reason, evidence }];
      },
    }),

    /** What the new facts are, the log does not know: they are written by the server, once. */
    'allow-change': command({
      does: 'Lets the name, birth date, tax or ID number on file of a person be changed once, within a day. While a claim of theirs is open, control allows it.',
      may: ['cage', 'desk', 'manager'],
      power: { ...STEP_UP, with: ['manager', ...APPROVES], isAlways: true },
      fields: { patron: name, reason: words },
      brings: ['change-allowed'],
      sample: { patron: 'p9', reason: 'for the test' },
      decide({ house, command: { patron, reason }, at, approvedBy = '' }) {
        checkPatron(house, patron);
        const roles = house.staff.get(approvedBy)?.roles ?? APPROVES;
        const isOfControl = roles.some((role) => APPROVES.includes(role));
        if (hasOpenClaim(house, patron) && !isOfControl) {
          refuse('not-permitted', `${approvedBy}: ${APPROVES.join(', ')}`);
        }
        return [{ type: 'change-allowed', patron, reason, until: at.instant + PROPOSAL_MS }];
      },
    }),
  },
  evolve: {
    'patrons-merged': (house, { patron, into }) => merge(house, patron, into),
    'change-allowed': ({ mayChange }, { patron, until }) => {
      mayChange.set(patron, until);
    },
  },
  hears: {
    'identity-checked': (house, { patron, sameAs = [], livesWith = [] }) => {
      noteSame(house, patron, sameAs);
      noteHome(house, patron, livesWith);
    },
    'person-written': (house, { patron, changes = [], sameAs = [], livesWith = [] }, { at }) => {
      noteSame(house, patron, sameAs);
      noteHome(house, patron, livesWith);
      if (changes.length > 0) house.mayChange.delete(patron);
      if (changes.includes('name')) house.renamed.set(patron, at.instant);
    },
  },
});
