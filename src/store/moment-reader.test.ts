import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoment } from '#rules';
import { makeMomentReader } from './moment-reader.ts';

const two = (count: number): string => `${count}`.padStart(2, '0');

const moment = fc
  .record({
    minute: fc.integer({ min: 0, max: 2 }),
    second: fc.integer({ min: 0, max: 61 }),
    rest: fc.constantFrom('', '.5', '.000', '.250', '.999', '.2x0'),
    offset: fc.constantFrom('Z', '-08:00', '+05:45'),
  })
  .map(
    ({ minute, second, rest, offset }) => `2026-11-16T10:0${minute}:${two(second)}${rest}${offset}`,
  );

test('moments one after another are read as each of them alone', () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 40 }), (texts) => {
      const read = makeMomentReader();
      for (const text of texts) {
        const alone = parseMoment(text, 'at');
        expect(read(text)).toEqual(alone.ok ? alone.value : alone.error[0]?.message);
      }
    }),
  );
});
