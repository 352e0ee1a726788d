// What the server says of itself to whoever watches it, and what it tells while it looks over its log.
// Pages read both as they come, without the client.
import { z } from 'zod';

export const health = z.object({
  status: z.string(),
  why: z.string().exactOptional(),
  version: z.string(),
  house: z.object({ name: z.string(), seq: z.int(), state: z.string() }).exactOptional(),
  store: z.string().exactOptional(),
});

export const ready = z.object({ ready: z.boolean(), state: z.string(), queued: z.int() });

const allRight = z.object({
  ok: z.literal(true),
  records: z.int(),
  refusals: z.int(),
  events: z.int(),
  entries: z.int(),
  accounts: z.int(),
  head: z.object({ seq: z.int(), hash: z.string() }),
  pendingCalls: z.int(),
  openClaims: z.int(),
  snapshots: z.object({ kept: z.int(), compared: z.int() }),
});

/** The events of a verification, by their names. */
export const VERIFYING = {
  progress: z.object({ done: z.int(), total: z.int() }),
  verdict: z.discriminatedUnion('ok', [
    allRight,
    z.object({ ok: z.literal(false), seq: z.int().nullable(), what: z.string() }),
  ]),
  problem: z.object({ code: z.string(), detail: z.string() }),
};
export type LogAllRight = z.output<typeof allRight>;
