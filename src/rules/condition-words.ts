// What a row asks for, in the words of its own tests.
import type { Posted } from './posted.ts';
import type { Condition } from './row.ts';
import { handTests, saidUnder, tableTests } from './tests.ts';

export function conditionWords(when: Condition, posted: Posted): string {
  switch (when.of) {
    case 'hand':
      return saidUnder(posted, handTests.read(when.test));
    case 'dealer-hand':
    case 'table':
      return saidUnder(posted, tableTests.read(when.test));
    case 'beaten': {
      const losing = `losing hand: ${saidUnder(posted, handTests.read(when.losing))}`;
      if (when.winning === undefined) return losing;
      return `${losing}; winning hand: ${saidUnder(posted, handTests.read(when.winning))}`;
    }
    case 'event':
      return when.words;
  }
}
