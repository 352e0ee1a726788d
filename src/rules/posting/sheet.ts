// A sheet for the wall as plain data: its contents and their order, not its looks.

export interface Column {
  readonly title: string;
  /** Amounts, counts and parts stand at the right, so that their digits line up. */
  readonly align: 'left' | 'right';
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Said in small letters under the first cell. */
  readonly notes: readonly string[];
}

export type Block =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Amounts that are to be read from afar. */
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  /** Names at the left, what they are at the right. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly caption?: string;
      readonly columns: readonly Column[];
      readonly rows: readonly TableRow[];
    };

export type TableBlock = Extract<Block, { kind: 'table' }>;

export interface Figure {
  readonly label: string;
  readonly amount: string;
  readonly note: string;
}

export interface Fact {
  readonly label: string;
  readonly text: string;
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  /** `pool` and `prizes` are what people look for, `notice` must not be overlooked. */
  readonly weight: 'pool' | 'prizes' | 'notice' | 'plain';
  readonly blocks: readonly Block[];
  /** The items of the posting list that it says, by their keys. */
  readonly items: readonly string[];
}

export interface PostingSheet {
  readonly kind: 'posting' | 'approved';
  readonly activity: string;
  /** The name at the top. */
  readonly title: string;
  /** The approved name, where it is advertised under another one. */
  readonly approvedAs?: string;
  readonly approvalIds: readonly string[];
  readonly venue: string;
  readonly approvedBy: string;
  readonly summary: string;
  /** What must be known before all else: that a sheet is not a posting. */
  readonly warning?: string;
  readonly sections: readonly Section[];
  /** When it was posted and what it was made from. */
  readonly notes: readonly string[];
  /** Everything that makes up this version of the rules; its hash names the version. */
  readonly ruleText: string;
}

/** Nothing where there is nothing to list. */
export const listOf = (items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }];

export const factsOf = (facts: readonly Fact[]): readonly Block[] =>
  facts.length === 0 ? [] : [{ kind: 'facts', facts }];
