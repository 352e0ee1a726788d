/** A rule of a sheet that no other word says, in our own words. */
export interface Clause {
  readonly clause: string;
  readonly words: string;
}
