// What an award is told as, before it is made and after.
import { z } from 'zod';
import { listOf } from '../kit/view.ts';

/** A row that the cards have made. */
export const rowFound = z.object({
  row: z.string(),
  title: z.string(),
  seat: z.int().nullable(),
  because: z.string(),
});

/** Why a seat has no prize. */
export const leftOutAnswer = z.object({ seat: z.int(), code: z.string(), because: z.string() });

const amounts = z.record(z.string(), z.string());

const line = z.object({
  row: z.string(),
  share: z.string(),
  amount: z.string().exactOptional(),
  count: z.number().exactOptional(),
  words: z.string().exactOptional(),
  worth: z.string().exactOptional().describe('Of a thing.'),
  from: amounts,
  because: z.string(),
});

/** Tickets, points, entries, spins and things: what is won and is no money. */
export const granted = line.extend({
  table: z.string(),
  seat: z.int(),
  patron: z.string().exactOptional(),
});

export const awardedClaim = z.object({
  id: z.string(),
  table: z.string(),
  seat: z.int(),
  position: z.string().exactOptional(),
  patron: z.string().exactOptional(),
  amount: z.string(),
  lines: listOf(line),
  thing: z
    .object({
      words: z.string(),
      worth: z.string().exactOptional(),
      issuedAs: z
        .enum(['match-play', 'free-play', 'bonus-play', 'dead-chips', 'any'])
        .exactOptional(),
      plays: z.string().exactOptional().describe('The show that is played for it.'),
      usedWithin: z.int().exactOptional().describe('It is used bit by bit, for so many days.'),
    })
    .exactOptional()
    .describe('What is handed over in place of money.'),
  paidIn: z.enum(['cash', 'check', 'chips']).exactOptional(),
  sources: listOf(
    z
      .tuple([
        z.enum(['meter', 'reserve', 'advance', 'house']),
        z.string(),
        z.string().exactOptional(),
      ])
      .readonly(),
  ).describe('Where its money comes from: the source, the amount, the meter if it is one.'),
  stake: z.string().exactOptional().describe('The wager or fee that won it.'),
  expires: z.number().exactOptional().describe('Milliseconds since 1970.'),
});
