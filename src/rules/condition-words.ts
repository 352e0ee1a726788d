// What a row asks for, in the words of its own tests.
import type { Condition } from './row.ts';
import { handTests, tableTests } from './tests.ts';

export function conditionWords(when: Condition): string {
  switch (when.of) {
    case 'hand':
      return handTests.read(when.test).words;
    case 'dealer-hand':
    case 'table':
      return tableTests.read(when.test).words;
    case 'beaten': {
      const losing = `losing hand: ${handTests.read(when.losing).words}`;
      if (when.winning === undefined) return losing;
      return `${losing}; winning hand: ${handTests.read(when.winning).words}`;
    }
    case 'event':
      return when.words;
  }
}
