// How the player club is told over HTTP.
import { z } from 'zod';
import { listOf } from '../api/route.ts';

const prize = z.object({
  prize: z.string(),
  title: z.string(),
  value: z.string(),
  credits: z.int(),
  isMoney: z.boolean(),
});

const reward = z.object({
  offering: z.string(),
  title: z.string(),
  isOpen: z.boolean().describe('Whether credits are earned now.'),
  from: z.string().optional(),
  until: z.string().optional(),
});

const scan = z.object({
  at: z.string(),
  table: z.string(),
  game: z.string(),
  title: z.string(),
});

export const cardAnswer = z.object({
  card: z.string(),
  since: z.string(),
  hours: z.object({ today: z.int(), week: z.int(), all: z.int() }),
  byGame: listOf(z.object({ game: z.string(), title: z.string(), hours: z.int() })),
  credits: listOf(
    reward.extend({
      earned: z.int(),
      spent: z.int(),
      credits: z.int(),
      prizes: listOf(prize.extend({ isWithin: z.boolean() })),
    }),
  ),
  entries: listOf(
    z.object({
      offering: z.string(),
      title: z.string(),
      what: z.enum(['tickets', 'points', 'picks']),
      count: z.int(),
    }),
  ).describe('Tickets in drums, points in drawings by hours of play, entries with picks.'),
  recent: listOf(scan).describe('Recent hours of play, newest first.'),
});

export const memberAnswer = cardAnswer.extend({
  patron: z.string(),
  isVoid: z.boolean().describe('The number asked for belongs to a replaced card.'),
  isExcluded: z.boolean(),
  isLocked: z.boolean(),
  hasPhoto: z.boolean(),
});

export const clubAnswer = z.object({
  members: z.int(),
  offerings: listOf(reward.extend({ prizes: listOf(prize) })),
  scans: listOf(scan.extend({ patron: z.string(), card: z.string() })).describe(
    'Hours recorded in the last day, newest fifty.',
  ),
});
