// What a contest is opened with, from lines as people copy them out of a schedule.

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `Hawks at Bears, monday`: the away team first; Sunday if no day is named. */
function gameIn(line: string) {
  const [teams = '', day = 'sunday'] = line.split(',').map((part) => part.trim());
  const [away = '', home = ''] = teams.split(/\s+at\s+/i);
  return { away, home, day: day.toLowerCase() };
}

export const factsFor = (
  asks: 'teams' | 'games',
  { when, lines }: { readonly when: string; readonly lines: string },
): Record<string, unknown> =>
  asks === 'teams'
    ? { starts: when, teams: linesIn(lines) }
    : { sunday: when, games: linesIn(lines).map(gameIn) };
