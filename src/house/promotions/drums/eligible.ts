// Who may not be drawn, and by which clause.
import type { DrawingRule, Moment } from '#rules';
import { shutOutBy } from '../../claims/who-may.ts';
import type { Fund } from '../../funds/funds.ts';
import type { House } from '../../state.ts';
import { limitedBy } from './api.ts';
import { batchOf, drumIn, isPaper, isVoidNumber } from './drum.ts';
import type { Drum } from './state.ts';

interface Drawn {
  readonly drawing: string;
  readonly serial: number;
  readonly at: Moment;
}

/** Why a person can't win in a drawing. Who is excluded after its closing has a chance all the same, and
 * compliance has the claim: no badge picks the winner by shutting others out. */
export function shutOutAtClose(
  { patrons, staff, drums }: House,
  fund: Fund,
  { drawing, patron }: { readonly drawing: string; readonly patron: string },
): string | undefined {
  const excluded = drums.drawings.get(drawing)?.excluded;
  const isLater = excluded !== undefined && !excluded.includes(patron);
  return shutOutBy({ patrons: isLater ? new Map() : patrons, staff }, fund, patron);
}

/** Why a drawn ticket is passed over, if it is. */
export function passedOver(
  house: House,
  fund: Fund,
  rule: DrawingRule,
  drawn: Drawn,
): string | undefined {
  const drum = drumIn(house, fund.id);
  if (isVoidNumber(drum, drawn.serial)) return 'the ticket is void';
  const batch = batchOf(drum, drawn.serial);
  if (batch?.patron === undefined) return undefined;
  const { patron } = batch;
  return (
    shutOutAtClose(house, fund, { drawing: drawn.drawing, patron }) ??
    limitedBy(house, fund, { limit: rule.limit, patron, drawn }) ??
    (isPaper(batch) ? undefined : wasDrawn(house, drum, { ...drawn, patron, clause: rule.clause }))
  );
}

/** All numbers of a card are one entry: its holder is not drawn again after coming, or failing to
 * come, for one of them. */
function wasDrawn(
  { drums }: House,
  drum: Drum,
  { drawing, patron, clause }: Drawn & { readonly patron: string; readonly clause: string },
): string | undefined {
  const { draws = [] } = drums.drawings.get(drawing) ?? {};
  const isDrawn = draws.some(
    ({ serial, outcome }) => outcome !== 'passed' && batchOf(drum, serial)?.patron === patron,
  );
  return isDrawn ? `the card was drawn before (${clause})` : undefined;
}
