import { expect, test } from 'vitest';
import { type DrawProofFile, makeDrawingFile } from '#drawing';
import { drawingFacts, mechanicalFacts } from '../../drawing/drawing.fixture.ts';
import { makeProofDesk, type ProofChecked, type TicketAnswer } from './proof-desk.ts';
import { ticketNumber } from './ticket-number.ts';

const facts = drawingFacts({ publicValue: '4021' });
const silent = () => {};

function opened(text: string) {
  const desk = makeProofDesk();
  const checked = desk.answer({ ask: 'check', text }, silent) as ProofChecked;
  return { desk, checked };
}

const whole = JSON.stringify(makeDrawingFile(facts));

test('a drawing is shown with every step that leads to its numbers', () => {
  const { checked } = opened(whole);
  if (!checked.ok) throw new Error('not right');
  const { shown } = checked;
  expect(shown).toMatchObject({ count: 350, publicValue: '4021', isOneDraw: false });
  for (const { tries, serial, seed } of shown.draws) {
    expect(tries.at(-1)?.serial).toBe(serial);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('what is wrong is told with its place, and nothing is shown', () => {
  expect(opened('{').checked).toMatchObject({ ok: false });
  const changed = whole.replace('"count":350', '"count":351');
  expect(opened(changed).checked).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ path: 'closed.count' })]),
  });
});

test('a ticket of the drum has a place in it and a way to the root, others have none', () => {
  const { desk } = opened(whole);
  const ticket = (serial: number) => desk.answer({ ask: 'ticket', serial }, silent) as TicketAnswer;
  // 40 numbers of the first range stand before it.
  expect(ticket(60)).toMatchObject({ isIn: true, position: 40, count: 350, path: [] });
  expect(ticket(61)).toEqual({ isIn: false });
  const [drawn] = facts.draws;
  expect(ticket(drawn?.serial as number)).toMatchObject({ isIn: true, draw: 1 });
});

test('the proof of one draw can be saved and opened again by itself', () => {
  const { desk } = opened(whole);
  const proof = desk.answer({ ask: 'draw-proof', draw: 2 }, silent) as DrawProofFile;
  const { checked, desk: other } = opened(JSON.stringify(proof));
  expect(checked).toMatchObject({
    ok: true,
    shown: { isOneDraw: true, draws: [{ draw: 2, serial: facts.draws[1]?.serial }] },
  });
  expect(other.answer({ ask: 'ticket', serial: 60 }, silent)).toEqual({ isIn: false });
  expect(opened(JSON.stringify({ ...proof, draw: 3 })).checked.ok).toBe(false);
});

test('a drum in the room has numbers without steps', () => {
  const { checked } = opened(JSON.stringify(makeDrawingFile(mechanicalFacts())));
  expect(checked).toMatchObject({
    shown: { method: 'mechanical', draws: [{ seed: null, tries: [] }] },
  });
});

test.each<[string, number | 'none']>([
  ['17', 17],
  [' 1,234,567 ', 1_234_567],
  ['0000017', 17],
  ['#17', 17],
  ['cash-drawing-0000017-42ab0c', 17],
  ['0', 'none'],
  ['-1', 'none'],
  ['seventeen', 'none'],
  ['', 'none'],
])('a ticket number typed as "%s" is %s', (text, number) => {
  expect(ticketNumber(text) ?? 'none').toBe(number);
});
