// Objects as a log or an answer has them: a field that is not known is not there.

type Plain<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >;
};

/** Without the fields that are not there. */
export const plain = <Fields extends object>(fields: Fields): Plain<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Plain<Fields>;
