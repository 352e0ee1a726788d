import { expect, test } from 'vitest';
import { setUpBody } from './set-up-body.ts';

test('what is typed becomes what opens a house, without blanks around it', () => {
  const values = {
    code: ' AAAA-BBBB ',
    name: 'Riverside',
    zone: 'America/Los_Angeles',
    'administrator.badge': 'ada',
    'administrator.pin': '314159',
    capital: '',
  };
  expect(setUpBody(values, [{ key: 0, badge: ' max', role: 'manager' }])).toEqual({
    code: 'AAAA-BBBB',
    name: 'Riverside',
    zone: 'America/Los_Angeles',
    administrator: { badge: 'ada', pin: '314159' },
    staff: [{ staff: 'max', roles: ['manager'] }],
  });
  expect(setUpBody({ ...values, capital: '1000.00' }, [])).toMatchObject({ capital: '1000.00' });
});
