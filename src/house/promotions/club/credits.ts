// What credits buy, and what becomes of them when their period is over.

import { z } from 'zod';
import { ZERO } from '#money';
import { type Moment, at as postedAt, type Reward, type Rewards } from '#rules';
import { type PrizeToAward, prizesWon } from '../../awards/prizes.ts';
import type { EventOf } from '../../events.ts';
import { type Fund, fundOf, knownFund } from '../../funds/funds.ts';
import { checkNotOwn, checkOffDuty, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Asking } from '../../kit/asking.ts';
import { command } from '../../kit/command.ts';
import { evolvers } from '../../kit/mechanism.ts';
import { limited } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { name } from '../../words/scalars.ts';
import type { IdentityDocument } from '../../words/shapes.ts';
import { aboutCard, checkSettled, isOpened, ownerOf } from './cards.ts';
import type { Credits } from './state.ts';
import { card, document } from './words.ts';

/** Credits that a member can still spend under an offering. */
export function creditsLeft({ club }: House, offering: string, patron: string): number {
  const { earned, spent } = club.credits.get(offering)?.get(patron) ?? { earned: 0, spent: 0 };
  return earned - spent;
}

/** Whether credits count: from the first to the last moment of the posted period, at any hour. */
export const isInPeriod = (
  { offering: { from, until } }: Pick<Fund, 'offering'>,
  { instant }: Moment,
): boolean =>
  (from === undefined || instant >= from.instant) &&
  (until === undefined || instant < until.instant);

function checkPapers(
  { offering: { activity } }: Fund,
  { document, isValid }: { readonly document: IdentityDocument; readonly isValid: boolean },
): void {
  const { clause, identity } = activity.claim;
  const kinds: readonly string[] | undefined = identity?.kinds;
  const isKind = kinds === undefined || kinds.includes(document);
  if (!isValid || !isKind) refuse('identity-refused', `${document}: ${clause}`);
}

function rewardsOf({ id, offering }: Fund): Rewards {
  return offering.activity.rewards ?? refuse('no-rewards', id);
}

function prizeOf(
  { title, value, credits, paidIn, issuedAs }: Reward,
  { row, clauses }: Rewards,
  patron: string,
): PrizeToAward {
  const facts = { row, patron, because: `${clauses.redeemed}: ${credits} credits` };
  if (paidIn !== undefined) return { ...facts, amount: value, paidIn };
  return issuedAs === undefined
    ? { ...facts, amount: ZERO, words: title, worth: value }
    : { ...facts, amount: value, words: title, issuedAs };
}

/** Credits of offerings whose period is over are void. */
export function voidCredits({ house, at, rulebook }: Asking): readonly EventOf<'credits-voided'>[] {
  return [...house.club.credits].flatMap(
    ([offering, all]): readonly EventOf<'credits-voided'>[] => {
      const fund = knownFund(house, offering, rulebook);
      const { until } = fund.offering;
      const isOver = fund.offered.isClosed || (until !== undefined && until.instant <= at.instant);
      if (!isOver) return [];
      const credits = [...all.values()].reduce((sum, { earned, spent }) => sum + earned - spent, 0);
      return [{ type: 'credits-voided', offering, patrons: all.size, credits }];
    },
  );
}

/** An award that is taken back gives its credits back, while they count. */
export function giveCreditsBack({ club }: House, award: string): void {
  const cost = club.redeemed.get(award);
  if (cost === undefined) return;
  const held = club.credits.get(cost.offering)?.get(cost.patron);
  if (held !== undefined) held.spent -= cost.credits;
  club.redeemed.delete(award);
}

export const CREDITS_COMMANDS = {
  /** `patron` is the person at the desk, who has shown ID. */
  'redeem-credits': command({
    does: 'Gives rewards for the credits on a card.',
    may: ['desk', 'manager'],
    power: {
      ...limited('floor', 'manager', 'accounting', 'compliance'),
      two: {
        where: 'without the card’s PIN at a kiosk in the last 15 minutes',
        when: ({ house, command, at }) => !isOpened(house, command.patron, at),
      },
    },
    waitsInDoubt: true,
    fields: {
      offering: name,
      card,
      patron: name,
      document,
      isValid: z.boolean(),
      prizes: z.array(name).min(1).max(20),
    },
    brings: ['credits-redeemed', 'prizes-won'],
    sample: {
      offering: 'none',
      card: '0000000018',
      patron: 'none',
      document: 'passport',
      isValid: true,
      prizes: ['none'],
    },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { offering: id, card, patron, document, by } = command;
      checkNotOwn(house, by, [patron]);
      checkPatron(house, patron);
      checkOffDuty(house, patron);
      const offered = offeredNamed(house, id);
      if (offered.isSuspended) refuse('suspended', id);
      if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
      const fund = fundOf(rulebook, id, offered);
      checkPapers(fund, command);
      const holder = fund.offering.activity.rewards?.clauses.holder;
      const owner = ownerOf(house, card, holder);
      if (owner !== patron) refuse('card-of-another', aboutCard(card, holder));
      checkSettled(house, patron, at);
      const rewards = rewardsOf(fund);
      const { redeemed } = rewards.clauses;
      if (!isInPeriod(fund, at)) refuse('period-over', redeemed);
      const catalogue = rewards.catalogue(postedAt(fund.offering, at));
      const chosen = command.prizes.map(
        (prize) =>
          catalogue.find((each) => each.id === prize) ??
          refuse('unknown-reward', `${prize}: ${redeemed}`),
      );
      const credits = creditsLeft(house, id, patron);
      const costs = chosen.map((each) => each.credits);
      const left = rewards.redeem(credits, costs);
      if (!left.ok) return refuse('not-enough-credits', redeemed, left.error);
      const award = command.id;
      const of = { what: 'reward', id: card } as const;
      const prizes = chosen.map((reward) => prizeOf(reward, rewards, patron));
      return [
        {
          type: 'credits-redeemed',
          offering: id,
          patron,
          card,
          document,
          prizes: chosen.map(({ id: prize, title, credits }) => ({ prize, title, credits })),
          credits: credits - left.value,
          award,
        },
        prizesWon(ask, fund, { award, of, prizes, signedBy: [by] }),
      ];
    },
  }),
};

export const CREDITS_EVOLVE = evolvers({
  'credits-redeemed': ({ club }, { offering, patron, credits, award }) => {
    (club.credits.get(offering)?.get(patron) as Credits).spent += credits;
    club.redeemed.set(award, { offering, patron, credits });
  },
  'credits-voided': ({ club }, { offering }) => {
    club.credits.delete(offering);
    for (const [award, cost] of club.redeemed) {
      if (cost.offering === offering) club.redeemed.delete(award);
    }
  },
});
