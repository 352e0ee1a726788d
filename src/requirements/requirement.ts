// What regulators ask of systems like this one, as data: the page of the docs is written from it, and
// the checklist of the regulator's seat shows it with what the house has to say to it now.

interface Requirement {
  /** A letter for its group and a number: `M1`. */
  readonly id: string;
  /** In our own words. */
  readonly asks: string;
  readonly source: string;
  /** With the marks of Markdown: code, emphasis, links. */
  readonly metBy: string;
  readonly shownBy: readonly (readonly [file: string, test: string])[];
}

export interface RequirementGroup {
  readonly title: string;
  readonly requirements: readonly Requirement[];
}
