import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsIn, type ToldEvent } from './parse-events.ts';

const TEXT =
  'event: progress\ndata: {"done":1,"total":2}\n\nevent: verdict\ndata: {"ok":true,"what":"a: b"}\n\n';

test('events are read with their data', () => {
  expect(eventsIn(TEXT)).toEqual({
    rest: '',
    events: [
      { event: 'progress', data: { done: 1, total: 2 } },
      { event: 'verdict', data: { ok: true, what: 'a: b' } },
    ],
  });
});

test('however the text is cut, the same events are read', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(TEXT.length), { maxLength: 5 }), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), TEXT.length];
      const told: ToldEvent[] = [];
      let rest = '';
      for (const [index, place] of places.slice(1).entries()) {
        const found = eventsIn(rest + TEXT.slice(places[index], place));
        told.push(...found.events);
        rest = found.rest;
      }
      expect(told).toEqual(eventsIn(TEXT).events);
    }),
  ));
