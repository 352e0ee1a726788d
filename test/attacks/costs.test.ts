// One named attack a test: looks at personal data, webhooks, and questions that cost much.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
beforeEach(async () => {
  room = await attacked();
});
afterEach(() => room.served.close());

const reason = 'a question at the desk';

async function exceptions(): Promise<readonly string[]> {
  const { sections } = await room.get('rex', '/reports/exceptions?from=2026-11-16');
  return sections[0].rows.map(
    ({ kind, by, proposedBy }: Record<string, string>) =>
      `${kind}: ${[proposedBy, by].filter(Boolean).join(' and ')}`,
  );
}

describe('personal data', () => {
  const looks = async (patron: string) =>
    (await room.send('dee', `/patrons/${patron}/facts?reason=curious`, {})).code;

  test('R3: a clerk looks up forty persons a day, and not 500', async () => {
    const codes: string[] = [];
    for (let times = 0; times < 500; times++) codes.push(await looks(`p${(times % 9) + 1}`));
    expect(codes.filter((code) => code === 'done')).toHaveLength(40);
    expect(new Set(codes.slice(40))).toEqual(new Set(['limit-of-day']));
    expect(room.happened('person-read')).toBe(40);
    expect(await exceptions()).toContain('near a limit: dee');
  });

  test('R3: the forty-first takes two people, and shows one person once', async () => {
    for (let times = 0; times < 40; times++) await looks('p1');
    const command = { type: 'read-person', patron: 'p2', reason };
    const { id } = await room.as('dee', 'propose', { command });
    expect((await room.as('dee', 'approve', { proposal: id })).code).toBe('not-permitted');
    expect(await looks('p2')).toBe('limit-of-day');
    const approved = await room.as('carl', 'approve', { proposal: id });
    expect(approved.code).toBe('done');
    expect(JSON.stringify(approved.body)).not.toContain('familyName');
    expect(await looks('p3')).toBe('limit-of-day');
    expect((await room.send('cora', '/patrons/p2/facts?reason=x', {})).code).toBe('done');
    expect(await looks('p2')).toBe('done');
    expect(await looks('p2')).toBe('limit-of-day');
    expect(await exceptions()).toContain('beyond a limit: dee and carl');
  });
});

describe('webhooks', () => {
  const hook = (more: object = {}) => ({
    webhook: 'books',
    url: 'https://books.test/hook',
    topics: ['prize-awarded'],
    ...more,
  });
  const propose = (more: object) =>
    room.as('ada', 'propose', { command: { type: 'add-webhook', ...hook(more) } });

  test('W1: an administrator sends nothing away alone, and never everything', async () => {
    expect((await room.as('ada', 'add-webhook', hook())).code).toBe('two-people-needed');
    for (const topics of [['all'], ['everything'], ['prize-awarded', 'all']]) {
      expect((await propose({ topics })).code).toBe('unknown-topic');
    }
    expect((await propose({ topics: [] })).status).toBe(400);
    expect(room.happened('webhook-added')).toBe(0);
    const command = { type: 'add-webhook', ...hook() };
    expect((await room.together('ada', 'carl', command)).code).toBe('done');
    expect(room.happened('webhook-added')).toBe(1);
  });

  test('W2: a webhook goes to no inner address, and without https to none', async () => {
    const before = room.happened('proposed');
    for (const url of [
      'http://books.test/hook',
      'https://127.0.0.1/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/',
      'https://[::1]/',
      'https://localhost/',
      'https://metadata.google.internal/',
    ]) {
      expect((await propose({ url })).status).toBe(400);
    }
    expect(room.happened('proposed')).toBe(before);
  });

  test('W2: what went wrong on the way is not told', async () => {
    await room.together('ada', 'carl', { type: 'add-webhook', ...hook() });
    const [told] = await room.get('ada', '/webhooks');
    expect(Object.keys(told).sort()).toEqual(
      ['after', 'delivered', 'failures', 'topics', 'url', 'webhook'].sort(),
    );
  });
});

describe('questions that cost much', () => {
  test.each([
    ['the whole log', '/bundle'],
    ['reports', '/reports/audit?from=2026-11-16'],
  ])(
    'W3: of fifty that ask for %s at once four are served, and all others are sent away',
    async (_, path) => {
      const all = await Promise.all(
        Array.from({ length: 50 }, () => room.send('rex', path, { method: 'GET' })),
      );
      const served = all.filter(({ status }) => status === 200);
      expect(served).toHaveLength(4);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(46);
      expect((await room.send('rex', path, { method: 'GET' })).status).toBe(200);
    },
  );
});
