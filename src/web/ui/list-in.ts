/** What was chosen of several things in a form. */
export const listIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
