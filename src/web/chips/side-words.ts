/** What a felt calls a bet, as it begins a line: `Player`. */
export const sideWords = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);
