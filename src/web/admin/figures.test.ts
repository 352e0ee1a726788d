import { expect, test } from 'vitest';
import { figureIn } from './figures.ts';

const TEXT = `# HELP houseway_sessions People signed in.
# TYPE houseway_sessions gauge
houseway_sessions 3
houseway_sessions_total 9
houseway_lag_seconds 0.002
`;

test('a figure is found by its whole name', () => {
  expect(figureIn(TEXT, 'houseway_sessions')).toBe(3);
  expect(figureIn(TEXT, 'houseway_lag_seconds')).toBe(0.002);
  expect(figureIn(TEXT, 'houseway')).toBeUndefined();
});
