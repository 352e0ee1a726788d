// A drum of a million tickets, each issued for itself to one of a thousand patrons, closed and drawn
// by the house itself.
import {
  announce,
  draw,
  drawingFloor,
  issue,
  putUp,
} from '../src/house/promotions/drums/drums.fixture.ts';
import { target } from './report.ts';

const TICKETS = 1_000_000;
const PATRONS = 1_000;
/** Every tenth ticket is void, so that no two ranges are one. */
const VOID_EACH = 10;

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

export function benchDrumHouse(): void {
  const floor = drawingFloor();
  putUp(floor, 'hgc-beat-the-dealer', { as: 'beat' });
  issue(floor, 'beat', 'p1');
  const drum = floor.house.drums.drums.get('beat');
  if (drum === undefined) throw new Error('there is no drum');
  for (let serial = 2; serial <= TICKETS; serial++) {
    const patron = `bench-${serial % PATRONS}`;
    drum.batches.push({ first: serial, count: 1, how: 'hand', patron, at: floor.at, key: 'bench' });
    if (serial % VOID_EACH === 0) drum.out.set(serial, 'for the bench');
  }
  drum.lastSerial = TICKETS;
  announce(floor, 'd', 'beat');
  console.log(`\nthe house with a drum of ${TICKETS.toLocaleString('en')} tickets`);
  const closed = timed(() => floor.do('dee', 'close-drum', { drawing: 'd' }));
  const drawn = timed(() => draw(floor, 'd'));
  target('ms to close the drum', closed, 'under 3000', closed < 3_000);
  target('ms for a draw', drawn, 'under 50', drawn < 50);
}
