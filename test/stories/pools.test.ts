// Brackets and picks, each sheet from its posting to the last paid claim, over HTTP only: entries at a
// kiosk and at the desk, results by two people. The figures are worked out in the comments.
import { afterEach, describe, expect, test } from 'vitest';
import { asOfYesterday } from '../../src/house/promotions/club/club.fixture.ts';
import { pdfText } from '../../src/print/pdf-text.fixture.ts';
import { newDevice } from '../../src/server/app.fixture.ts';
import { amountsOf, type ClaimLine, claimsOf, feeds } from './claims.fixture.ts';
import { type Evening, only, openEvening, PASSPORT } from './evening.fixture.ts';

let evening: Evening;
let keys = 0;
afterEach(() => evening.close());

const FORM = {
  givenNames: PASSPORT.givenNames,
  familyName: PASSPORT.familyName,
  birthDate: PASSPORT.birthDate,
  address: '1 Main Street, Hawaiian Gardens, CA 90716',
  documentKind: PASSPORT.kind,
  documentNumber: PASSPORT.number,
};
const PIN = '314159';

async function sends(method: 'POST' | 'PUT', path: string, body: object) {
  keys += 1;
  const token = await evening.served.signIn('dee');
  return evening.served.ask(path, { method, body, token, key: `pool-${keys}` });
}

/** A patron with a card and so many hours of play before now on it; the number of the card. */
async function joins(patron: string, hours: number): Promise<string> {
  await evening.enrols(patron);
  await sends('PUT', `/patrons/${patron}/facts`, FORM);
  const { card } = (await sends('POST', '/club/members', { patron, pin: PIN })).body;
  const scans = Array.from({ length: hours }, (_, at) => ({
    card,
    table: 'P1',
    at: new Date(evening.served.room.now - (at + 1) * 3_600_000).toISOString(),
  }));
  await evening.served.room.house.read(asOfYesterday);
  if (hours > 0) await evening.does('flo', 'upload-scans', { batch: `of-${patron}`, scans });
  return card;
}

/** A kiosk at which a card is open. */
async function atKiosk(card: string) {
  const { keyHash, header } = newDevice('hall');
  await evening.served.givePin('ada');
  await evening.does('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash });
  let headers: Record<string, string> = header;
  const kiosk = {
    async opens(): Promise<void> {
      const { body } = await evening.served.ask('/kiosk/open', {
        headers: header,
        body: { card, pin: PIN },
      });
      headers = { ...header, 'x-houseway-card': body.token };
    },
    sees: async () => (await evening.served.ask('/kiosk/contests', { headers })).body,
    enters: async (answers: object) =>
      (await evening.served.ask('/kiosk/picks', { headers, body: { contest: 'now', answers } }))
        .body,
    async prints(): Promise<string> {
      const url = '/api/v1/kiosk/picks/now/paper.pdf';
      return pdfText((await evening.served.app.inject({ url, headers })).rawPayload);
    },
  };
  await kiosk.opens();
  return kiosk;
}

const enters = (patron: string, answers: object) => ({ contest: 'now', patron, answers });

async function results(all: object, more: object = {}): Promise<void> {
  await evening.does('dee', 'record-results', { contest: 'now', results: all, ...more });
  await evening.does('fred', 'confirm-results', { contest: 'now' });
}

describe('hgc-pro-football', () => {
  const facts = {
    sunday: '2026-11-22',
    games: [
      { away: 'Hawks', home: 'Bears', day: 'sunday' },
      { away: 'Lions', home: 'Colts', day: 'sunday' },
      { away: 'Rams', home: 'Jets', day: 'monday' },
    ],
  };
  const picks = (winners: readonly string[], [away, home]: readonly [number, number]) => ({
    g1: winners[0],
    g2: winners[1],
    g3: winners[2],
    'monday-away': away,
    'monday-home': home,
  });
  const RIGHT = ['Hawks', 'Lions', 'Rams'];

  test('picks at a kiosk until Sunday 9:30, the Monday total, and prizes until Friday', async () => {
    evening = await openEvening('2026-11-20T20:00:00-08:00');
    await feeds(evening, 'hj', { of: 'GEGA-001477', amount: '5000' });
    await evening.opens('P1', 'texas-holdem', {});
    await evening.posts('hgc-pro-football', {}, { paidBy: 'hj' });
    const opened = { contest: 'now', offering: 'promo', facts };
    const wrong = { ...opened, facts: { ...facts, sunday: '2026-11-21' } };
    expect(await evening.refused('flo', 'open-contest', wrong)).toBe('bad-contest');
    await evening.does('flo', 'open-contest', opened);
    const card = await joins('ann', 5);
    for (const [patron, hours] of [
      ['bo', 5],
      ['cy', 6],
      ['di', 4],
      ['eve', 9],
    ] as const) {
      await joins(patron, hours);
    }
    const kiosk = await atKiosk(card);
    expect(await kiosk.sees()).toMatchObject([{ contest: 'now', hoursNow: 5 }]);
    expect(await kiosk.enters({ g1: 'Hawks' })).toMatchObject({ code: 'bad-answers' });
    const mine = await kiosk.enters(picks(RIGHT, [20, 20]));
    expect(mine).toMatchObject({ number: 1, barcode: 'now-0001', card });
    expect(await kiosk.prints()).toContain('Hawks at Bears');
    expect(await kiosk.sees()).toMatchObject([{ mine: { number: 1, answers: { g1: 'Hawks' } } }]);
    expect(await kiosk.enters(picks(RIGHT, [24, 17]))).toMatchObject({ code: 'entered-already' });
    // Half a minute without a touch, and the card is no longer shown.
    evening.served.room.now += 30_000;
    expect(await kiosk.sees()).toMatchObject({ code: 'not-signed-in' });
    expect(await kiosk.enters(picks(RIGHT, [24, 17]))).toMatchObject({ code: 'not-signed-in' });
    await evening.does('dee', 'enter-picks', enters('bo', picks(RIGHT, [30, 12])));
    await evening.does(
      'dee',
      'enter-picks',
      enters('cy', picks(['Bears', 'Colts', 'Rams'], [1, 2])),
    );
    await evening.does('dee', 'enter-picks', enters('di', picks(RIGHT, [24, 17])));
    await evening.movesTo('2026-11-22T09:30:00-08:00');
    const late = enters('eve', picks(RIGHT, [24, 17]));
    expect(await evening.refused('dee', 'enter-picks', late)).toBe('entries-closed');
    await evening.movesTo('2026-11-23T22:00:00-08:00');
    await results(picks(RIGHT, [24, 17]));
    expect(await evening.refused('max', 'award-contest', { contest: 'now' })).toBe(
      'hours-not-over',
    );
    await evening.movesTo('2026-11-24T09:00:00-08:00');
    const events = await evening.does('max', 'award-contest', { contest: 'now' });
    const claims = claimsOf(events);
    // The total is 41. Ann with 40 and Bo with 42 are both one off: they share $500 and $300. Di has
    // four hours and no prize, so that Cy is third.
    expect(amountsOf(claims)).toEqual(['ann 400.00', 'bo 400.00', 'cy 200.00']);
    const posted = (await evening.served.ask('/contest-sign')).body;
    expect(posted[0].standing[0]).toMatchObject({ place: 1, card, won: '400.00' });
    expect(JSON.stringify(posted)).not.toContain('"ann"');
    await kiosk.opens();
    expect(await kiosk.sees()).toMatchObject([{ mine: { place: 1, correct: 3, won: '400.00' } }]);
    const [first, second, third] = claims as [ClaimLine, ClaimLine, ClaimLine];
    const unpaid = { claim: first.id, patron: 'ann', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', unpaid)).toBe('claim-closed');
    await evening.movesTo('2026-11-24T12:00:00-08:00');
    await evening.pays(first.id, 'ann');
    await evening.movesTo('2026-11-27T23:00:00-08:00');
    await evening.pays(second.id, 'bo');
    await evening.movesTo('2026-11-28T00:00:00-08:00');
    const over = { claim: third.id, patron: 'cy', from: 'cage' };
    expect(await evening.refused('cora', 'pay-claim', over)).toBe('claim-closed');
    // $400 twice have left the fund; what Cy did not claim is back in it.
    expect(await evening.balance('fund/hj/reserve')).toBe('4200.00');
  });
});

describe('hgc-march-madness-bracket', () => {
  const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);

  /** The team with the lower number wins; `upsets` name other winners of the last games. */
  function bracket(upsets: Readonly<Record<string, string>> = {}): Record<string, string> {
    const all: Record<string, string> = {};
    let round = teams;
    for (let number = 1; round.length > 1; number++) {
      const winners: string[] = [];
      for (let game = 0; game < round.length / 2; game++) {
        const id = `r${number}g${game + 1}`;
        all[id] = upsets[id] ?? (round[game * 2] as string);
        winners.push(all[id]);
      }
      round = winners;
    }
    return all;
  }

  test('one bracket each before the first game, 20 hours in March, three prizes, a tie', async () => {
    evening = await openEvening('2027-03-17T22:00:00-07:00');
    await feeds(evening, 'hj', { of: 'GEGA-001477', amount: '20000' });
    await evening.opens('P1', 'texas-holdem', {});
    await evening.posts('hgc-march-madness-bracket', {}, { paidBy: 'hj' });
    const facts = { starts: '2027-03-18T09:15', teams };
    await evening.does('flo', 'open-contest', { contest: 'now', offering: 'promo', facts });
    for (const [patron, hours] of [
      ['ann', 20],
      ['bo', 21],
      ['cy', 20],
      ['di', 19],
    ] as const) {
      await joins(patron, hours);
    }
    await evening.does('dee', 'enter-picks', enters('ann', bracket({ r6g1: 'Team 33' })));
    await evening.does('dee', 'enter-picks', enters('bo', bracket({ r6g1: 'Team 33' })));
    // Team 33 beats Team 49 in one semifinal, Team 17 instead of Team 1 wins the other.
    await evening.does(
      'dee',
      'enter-picks',
      enters('cy', bracket({ r5g1: 'Team 17', r6g1: 'Team 33' })),
    );
    await evening.does('dee', 'enter-picks', enters('di', bracket()));
    const again = enters('ann', bracket());
    expect(await evening.refused('dee', 'enter-picks', again)).toBe('entered-already');
    const paper = await evening.served.app.inject({
      url: '/api/v1/contests/now/picks/ann/paper.pdf',
      headers: { authorization: `Bearer ${await evening.served.signIn('dee')}` },
    });
    expect(pdfText(paper.rawPayload)).toContain('Team 33');
    await evening.movesTo('2027-03-18T09:15:00-07:00');
    await evening.enrols('eve');
    expect(await evening.refused('dee', 'enter-picks', enters('eve', bracket()))).toBe(
      'entries-closed',
    );
    await evening.movesTo('2027-04-05T21:00:00-07:00');
    const wrong = { ...bracket(), r6g1: 'Team 64' };
    const impossible = { contest: 'now', results: wrong };
    expect(await evening.refused('dee', 'record-results', impossible)).toBe('bad-answers');
    await evening.does('dee', 'record-results', { contest: 'now', results: { r1g1: 'Team 2' } });
    const upset = 'it was Team 1';
    await evening.does('fred', 'dispute-results', { contest: 'now', reason: upset });
    await results(bracket());
    const reason = 'Team 33 won the final in overtime';
    await results({ r6g1: 'Team 33' }, { reason });
    expect(await evening.sees('rex', '/contests/now')).toMatchObject({ code: 'not-signed-in' });
    const audit = (await evening.sees('max', '/contests/now')) as { history: readonly object[] };
    expect(audit.history).toHaveLength(1 + 63 + 1);
    expect(audit.history[0]).toMatchObject({ is: 'Team 2', disputedBy: 'fred', reason: upset });
    expect(audit.history.at(-1)).toMatchObject({
      question: 'r6g1',
      was: 'Team 1',
      is: 'Team 33',
      recordedBy: 'dee',
      confirmedBy: 'fred',
      reason,
    });
    expect(
      only(await evening.does('fred', 'award-contest', { contest: 'now' }), 'contest-signed'),
    ).toMatchObject({ needs: ['manager'] });
    const claims = claimsOf(await evening.does('max', 'award-contest', { contest: 'now' }));
    // Ann and Bo have all 63 and divide $10,000. Cy has 62: the second prize. Di, with 62, played
    // 19 hours.
    expect(amountsOf(claims)).toEqual(['ann 5000.00', 'bo 5000.00', 'cy 5000.00']);
    const told = { contest: 'now', patron: 'ann', how: 'telephone' };
    const loser = { ...told, patron: 'di' };
    expect(await evening.refused('dee', 'notify-winner', loser)).toBe('nothing-won');
    await evening.does('dee', 'notify-winner', told);
    expect(await evening.sees('max', '/contests/now')).toMatchObject({
      noticeClause: 'Eligibility Requirements',
      notices: [{ patron: 'ann', by: 'dee' }],
    });
    await evening.movesTo('2027-08-01T12:00:00-07:00');
    for (const { id, patron } of claims) await evening.pays(id, patron, '1099-misc');
    expect(await evening.balance('fund/hj/reserve')).toBe('5000.00');
  });

  test('GEAR-001045 Prize: a pickup truck for the best bracket, and nothing else', async () => {
    evening = await openEvening('2027-03-17T22:00:00-07:00');
    await feeds(evening, 'hj', { of: 'GEGA-001477', amount: '20000' });
    await evening.opens('P1', 'texas-holdem', {});
    const truck = { firstPaidIn: 'vehicle', firstDescription: 'A pickup truck' };
    await evening.posts('hgc-march-madness-bracket', { values: truck }, { paidBy: 'hj' });
    const facts = { starts: '2027-03-18T09:15', teams };
    await evening.does('flo', 'open-contest', { contest: 'now', offering: 'promo', facts });
    await joins('ann', 20);
    await evening.does('dee', 'enter-picks', enters('ann', bracket()));
    await evening.movesTo('2027-04-05T21:00:00-07:00');
    await results(bracket());
    await evening.does('fred', 'award-contest', { contest: 'now' });
    const [claim] = claimsOf(await evening.does('max', 'award-contest', { contest: 'now' }));
    const thing = { words: 'A pickup truck' };
    expect(claim).toMatchObject({ patron: 'ann', amount: '10000.00', thing });
    expect(await evening.balance('fund/hj/reserve')).toBe('10000.00');
    const id = claim?.id as string;
    await evening.shows(id, 'ann', '1099-misc');
    const pay = { claim: id, patron: 'ann' };
    const check = { ...pay, from: 'cheque' };
    expect(await evening.refused('cora', 'pay-claim', check)).toBe('not-as-posted');
    const cage = await evening.balance('house/cage');
    await evening.does('cora', 'pay-claim', { ...pay, from: 'cage' });
    expect(await evening.balance('house/cage')).toBe(cage);
    expect(await evening.balance('house/prizes-in-kind')).toBe('10000.00');
  });
});
