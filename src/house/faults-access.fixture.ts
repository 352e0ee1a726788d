// Commands about badges, devices and persons, with one fault each.
import { act, type Faulty, proposed, set, WHO } from './fault.fixture.ts';
import { KEY_HASH, WEBHOOK } from './scene.fixture.ts';

export function aboutAccess(): readonly Faulty[] {
  const person = { patron: 'p1', reason: 'a claim' };
  return [
    {
      type: 'sign-in',
      by: 'dana',
      fields: { device: 'keypad-1', isRight: true },
      faults: [
        ...WHO,
        { code: 'locked-out', by: 'lou' },
        set('unknown-device', { device: 'keypad-2' }),
        { code: 'on-duty', by: 'pat' },
      ],
    },
    {
      type: 'reset-pin',
      by: 'ada',
      fields: { staff: 'dana' },
      faults: [...WHO, set('not-on-staff', { staff: 'nobody' })],
    },
    {
      type: 'enrol-device',
      by: 'ada',
      fields: { device: 'keypad-3', kind: 'keypad', table: 'idle', keyHash: KEY_HASH },
      faults: [
        ...WHO,
        set('name-taken', { device: 'keypad-1' }),
        set('unknown-table', { table: 'nowhere' }),
      ],
    },
    {
      type: 'revoke-device',
      by: 'ada',
      fields: { device: 'keypad-1', reason: 'it is lost' },
      faults: [...WHO, set('unknown-device', { device: 'keypad-2' })],
    },
    {
      type: 'add-webhook',
      by: 'ada',
      fields: { ...WEBHOOK, webhook: 'signs' },
      faults: [
        ...WHO,
        set('name-taken', { webhook: 'books' }),
        set('unknown-topic', { topics: ['prize-awarded', 'weather'] }),
      ],
    },
    {
      type: 'make-secret',
      by: 'ada',
      fields: { webhook: 'books' },
      faults: [...WHO, set('unknown-webhook', { webhook: 'signs' })],
    },
    {
      type: 'remove-webhook',
      by: 'ada',
      fields: { webhook: 'books', reason: 'it moved' },
      faults: [...WHO, set('unknown-webhook', { webhook: 'signs' })],
    },
    {
      type: 'read-person',
      by: 'cora',
      fields: person,
      faults: [...WHO, set('unknown-patron', { patron: 'nobody' })],
    },
    {
      type: 'write-person',
      by: 'cora',
      fields: { patron: 'p1', fields: ['birthDate'] },
      faults: [...WHO, set('unknown-patron', { patron: 'nobody' })],
    },
    {
      type: 'erase-person',
      by: 'carl',
      fields: person,
      faults: [...WHO, set('unknown-patron', { patron: 'nobody' })],
    },
    proposed({ type: 'appoint-staff', staff: 'gil', roles: ['dealer'] }, [
      act('on-duty', { patron: 'p2' }),
    ]),
  ];
}
