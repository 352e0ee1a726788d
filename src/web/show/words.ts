// Words that several pictures of shows say.

/** `$250.00` as it stands on a wheel: `$250`. */
export const shortMoney = (label: string): string => label.replace(/\.00$/, '');
