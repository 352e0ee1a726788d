// Who may win, typed from what the rules mean and not from the rules.
import { describe, expect, test } from 'vitest';
import { ask } from './ask.fixture.ts';
import { EMPLOYEE_RULES, employees } from './eligibility.ts';
import { sheet } from './sheet.fixture.ts';

describe('staff', () => {
  const KINDS = [
    'employee-off-duty',
    'employee-off-duty-in-uniform',
    'employee-standby-in-uniform',
    'employee-on-duty',
  ] as const;
  const MAY: Readonly<Record<keyof typeof EMPLOYEE_RULES, readonly (0 | 1)[]>> = {
    // Off duty, off duty in uniform, on standby in uniform, on duty.
    always: [1, 1, 1, 1],
    'off-duty': [1, 1, 0, 0],
    'off-duty-out-of-uniform': [1, 0, 0, 0],
    'off-duty-or-standby': [1, 0, 1, 0],
    never: [0, 0, 0, 0],
  };
  const cases = Object.entries(MAY).flatMap(([rule, row]) =>
    KINDS.map((kind, index) => ({
      rule: rule as keyof typeof EMPLOYEE_RULES,
      kind,
      may: row[index] === 1,
    })),
  );

  test('every rule about staff is in the table', () => {
    expect(Object.keys(MAY)).toEqual(Object.keys(EMPLOYEE_RULES));
  });

  test.each(cases)('under $rule $kind wins: $may', ({ rule, kind, may }) => {
    const activity = sheet({ eligibility: [employees(rule, 'Who may win')] });
    const answer = ask(activity, { seats: [{ cards: 'As', person: kind }] });
    expect(answer.qualifies).toBe(may);
    expect(answer.leftOut.map(({ code }) => code)).toEqual(may ? [] : ['employee']);
  });
});
