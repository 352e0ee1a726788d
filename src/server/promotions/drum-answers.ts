// What is told of drums and drawings.
import { z } from 'zod';
import { listOf } from '../api/route.ts';

const asks = z.object({
  stub: z.boolean(),
  identity: z.enum(['at-once', 'until-event', 'when-paid']),
  nameMatches: z.boolean(),
});

const batch = z.object({
  first: z.int().describe('The first of its numbers.'),
  count: z.int(),
  how: z.string(),
  at: z.string(),
  patron: z.string().optional(),
  table: z.string().optional(),
  seat: z.int().optional(),
  game: z.string().optional(),
  call: z.string().optional().describe('The call that has earned them.'),
});

export const drum = z.object({
  offering: z.string(),
  title: z.string(),
  count: z.int().describe('How many numbers are in it.'),
  issued: z.int().describe('The last number that was given.'),
  out: z.int().describe('How many are void.'),
  emptiedTo: z.int(),
  sources: listOf(
    z.object({
      by: z.string(),
      clause: z.string(),
      isSigned: z.boolean().describe('Tickets by hand take two people.'),
    }),
  ),
  times: listOf(z.string()).describe('When tickets are handed out.'),
  handedOut: listOf(z.string()).describe('The last times at which they were.'),
  rules: listOf(
    z.object({
      rule: z.string(),
      title: z.string(),
      clause: z.string(),
      rows: listOf(z.object({ row: z.string(), title: z.string() })),
      winners: z.int().optional(),
      minutes: z.int().optional(),
      game: z.string().optional(),
      asks,
    }),
  ),
  latest: listOf(batch),
});

export const ticket = z.object({
  ticket: z.string(),
  offering: z.string(),
  serial: z.int(),
  how: z.string(),
  at: z.string(),
  patron: z.string().optional(),
  table: z.string().optional(),
  seat: z.int().optional(),
  game: z.string().optional(),
  isVoid: z.boolean(),
  why: z.string().optional(),
});

const draw = z.object({
  draw: z.int(),
  serial: z.int(),
  at: z.string(),
  isMechanical: z.boolean(),
  outcome: z.enum(['drawn', 'claimed', 'unclaimed', 'passed']),
  until: z.string().optional().describe('The holder’s deadline to claim.'),
  passed: z.string().optional().describe('Why it was skipped.'),
});

export const drawn = z.object({
  drawing: z.string(),
  offering: z.string(),
  activity: z.string(),
  title: z.string(),
  clause: z.string(),
  status: z.enum(['announced', 'closed', 'drawn', 'claimed', 'ended']),
  count: z.int(),
  winners: z.int(),
  confirmed: z.int(),
  carried: z.int().describe('Unwon prizes of earlier drawings.'),
  absent: z.enum(['redraw', 'carry-over', 'house-decides']),
  isMechanical: z.boolean(),
  plays: z.string().optional().describe('The show in which the prize is played for.'),
  heldAt: listOf(z.string()).describe('The posted times; it is held within the hour after one.'),
  prize: z.string().optional(),
  minutes: z.int().optional(),
  announcedAt: z.string().optional(),
  closedAt: z.string().optional(),
  endedAt: z.string().optional(),
  ending: z.enum(['all-drawn', 'no-winner', 'carried-over', 'ended']).optional(),
  eventAt: z.string().optional(),
  commitment: z.string().optional(),
  root: z.string().optional(),
  publicSource: z.string().optional(),
  publicValue: z.string().optional(),
  secret: z.string().optional().describe('Told when the drawing is over.'),
  draws: listOf(draw),
});

export const drawing = drawn.extend({
  draws: listOf(draw.extend({ ticket: z.string().describe('What its barcode says.') })),
  announcedBy: z.string(),
  asks,
  isPlaying: z.boolean().describe('Every active player is in the drum.'),
  won: listOf(
    z.object({
      serial: z.int(),
      patron: z.string(),
      by: z.string(),
      status: z.enum([
        'claimed',
        'identity-owed',
        'confirmed',
        'forfeited',
        'turned-down',
        'voided',
      ]),
      identityUntil: z.string().optional(),
      award: z.string().optional(),
      carried: z.int().optional().describe('Prizes carried over that are in the award.'),
      plays: z.string().optional(),
      playedIn: z.string().optional().describe('The show that has used it up.'),
    }),
  ),
  waiting: z.object({ serial: z.int(), by: z.string() }).optional(),
  holder: z
    .object({
      patron: z.string().optional(),
      table: z.string().optional(),
      seat: z.int().optional(),
    })
    .optional(),
});
