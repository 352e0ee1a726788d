// What happens about powers: limits that were nearly used up, the sealed code, and settings that wait.
import type { Dollars, Settings } from '../words/shapes.ts';

export type PowerEvent =
  /** From four fifths of a limit on. */
  | {
      readonly type: 'limit-neared';
      readonly staff: string;
      readonly command: string;
      /** In words: what was used of which limit. */
      readonly limits: readonly string[];
    }
  | { readonly type: 'code-sealed'; readonly codeHash: string; readonly reason: string }
  | {
      readonly type: 'glass-broken';
      readonly staff: string;
      readonly reason: string;
      /** The instant at which it is over. */
      readonly until: number;
    }
  /** One badge did with the sealed code what takes two people. */
  | {
      readonly type: 'acted-alone';
      readonly staff: string;
      readonly command: string;
      /** The money that it moved. */
      readonly amount: Dollars;
    }
  /** What two people have loosened holds from now on. */
  | { readonly type: 'settings-begun'; readonly settings: Settings };
