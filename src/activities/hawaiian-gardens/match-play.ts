// Match Play Certificate Promotion, GEGA-003625.

import {
  type Becomes,
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  type InstrumentRule,
  noPlayerDealer,
  noTournaments,
  noTpp,
  readingsOf,
} from '#rules';
import { advertisedUnder, baseGameStands, HAWAIIAN_GARDENS } from './shared.ts';

const ELIGIBILITY = 'Eligibility';
const MATCH = 'Match Play Certificate';
const FREE = 'Free Play Certificate';

/** How often it is played, as it is printed on it: a single play is collected after a win, a multi
 * play goes back; a loss takes both. */
const PLAYS = [
  { id: '', title: 'single play', afterWin: 'collected' },
  { id: '-multi', title: 'multi play', afterWin: 'kept' },
] as const satisfies readonly { id: string; title: string; afterWin: Becomes }[];

/** After which results the cage redeems the use of a certificate: `HG-21.2`. */
const redeemedAfter = (ending: 'wins' | 'losses') =>
  ({ setting: 'redeemedOn', values: ['every-use', ending] }) as const;

const certificates = (facts: Pick<InstrumentRule, 'kind' | 'title' | 'clause' | 'face' | 'live'>) =>
  PLAYS.map(
    ({ id, title, afterWin }): InstrumentRule => ({
      ...facts,
      id: `${facts.kind}${id}`,
      title: `${facts.title}, ${title}`,
      holder: ELIGIBILITY,
      form: 'paper',
      bets: ['base'],
      perWager: 'several',
      settles: {
        win: { pays: 'face', redeems: redeemedAfter('wins'), becomes: afterWin },
        lose: { pays: 'nothing', redeems: redeemedAfter('losses'), becomes: 'voided' },
      },
    }),
  );

const CERTIFICATES: readonly InstrumentRule[] = [
  ...certificates({
    kind: 'match-play',
    title: 'Match play certificate',
    clause: MATCH,
    face: 'matchPlay',
    live: 'at-least',
  }),
  ...certificates({
    kind: 'free-play',
    title: 'Free play certificate',
    clause: FREE,
    face: 'freePlay',
    live: 'any',
  }),
];

export const MATCH_PLAY = defineActivity({
  id: 'hgc-match-play',
  title: 'Match Play Certificate Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-003625'],
  kind: 'promotional-chip',
  summary: 'A certificate beside a wager, or in place of one, wins its face value with the hand.',
  // biome-ignore format: read as a block
  games: [
    'thirteen-card', 'jokers-wild-pai-gow-poker', 'pan-9', 'pai-gow-tiles', 'blackjack-poker',
    'ez-baccarat', 'ez-baccarat-panda-8', 'ultimate-texas-holdem', 'nine-and-a-half',
    'pai-gow-poker', 'fortune-pai-gow-poker', 'super-9', 'pokara', 'baccarat', 'three-card-poker',
    'caribbean-stud', 'fortune-7-baccarat',
  ],
  gamesListed: {
    'thirteen-card': { title: '13 Card Poker' },
    'ez-baccarat-panda-8': { title: 'EZ Baccarat' },
    'fortune-7-baccarat': { title: 'Fortune 7' },
  },
  values: {
    matchPlay: dollars('Face value of a match play certificate', ['5', '500'], MATCH),
    freePlay: dollars('Face value of a free play certificate', ['5', '500'], FREE),
  },
  fund: {
    title: 'Hawaiian Gardens Casino, for whom the player-dealer lays it out',
    clause: 'Funding',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
  },
  nested: 'all-that-apply',
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['match-play', 'Match play certificate on a hand that wins', MATCH, 'a match play certificate lies beside the wager on a hand that wins', fixed('matchPlay')],
    ['free-play', 'Free play certificate on a hand that wins', FREE, 'a free play certificate is the bet on a hand that wins', fixed('freePlay')],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    employees('off-duty-or-standby', ELIGIBILITY),
    noTpp(ELIGIBILITY),
    {
      ...noPlayerDealer('Funding'),
      words: 'The player-dealer pays the certificates that win and wagers none.',
    },
  ],
  instruments: CERTIFICATES,
  claim: {
    clause: 'Prize',
    words: ['A certificate is redeemed once it was played and the casino dealer has verified it.'],
  },
  noPurchase: {
    kind: 'exempt',
    clause: 'No Purchase Necessary',
    words: ['No no-purchase table is needed: the promotion has no element of chance.'],
  },
  posting: {
    clause: 'Advertising',
    items: ['games', 'periods', 'prizes', 'procedure', 'restrictions'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [MATCH, 'The certificate is put on the betting circle.'],
    [MATCH, 'Match play goes with a wager of its face value or more, within the table limits.'],
    [FREE, 'Free play is the bet; it needs no chips beside it.'],
    [MATCH, 'The player-dealer pays a win in chips: the wager and the face value.'],
    [FREE, 'On free play the player-dealer pays a win with the face value.'],
    [MATCH, 'A single-play certificate is collected when the round is over.'],
    [MATCH, 'A multi-play certificate goes back after every win, until it loses.'],
    [MATCH, 'If the hand loses, the player-dealer takes and voids the certificate, single-play or multi-play; with match play the wager is lost too.'],
    [MATCH, 'After a push the certificate can be played again, until it wins or loses.'],
    [MATCH, 'The player-dealer records every use and redeems at the cage regularly.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Controlled Game'),
    ['Rules of Play', 'Certificates come by magazines, websites, mail and the like.'],
    [MATCH, 'A notice at the table says which certificates it takes, in which games, and whether with a live wager or without.'],
    [ELIGIBILITY, 'No certificate can be put on a bonus bet.'],
    [ELIGIBILITY, 'One hand may carry several certificates.'],
    [ELIGIBILITY, 'The number of players at the table does not matter.'],
    [ELIGIBILITY, 'Seated players and backline bettors may take part.'],
    [ELIGIBILITY, 'Players may not exchange certificates for live chips or give them to another player.'],
    [ELIGIBILITY, 'The value is printed on the certificate.'],
    [MATCH, 'So is whether it is for a single play or for multi play.'],
    ['Funding', 'The house pays for it; no fee is taken.'],
    advertisedUnder('GEGA-003625'),
  ]),
  records: ['Every use of a certificate, every one voided, and what the cage has redeemed.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-21.1', 'Rules of Play', 'Match play is also said to need no wager where the notice at the table says so.', 'That is free play: the notice says which of the two the table takes.'],
    ['HG-21.2', ELIGIBILITY, 'Uses are recorded and redeemed, won or lost; elsewhere only after a loss.',
      'The player-dealer redeems every use, whether the hand won or lost.', { name: 'redeemedOn', values: ['every-use', 'wins', 'losses'], default: 'every-use' }],
    ['HG-21.3', 'Rules of Play', 'Once the wager must equal the face value, then it may also be greater.', 'It may be greater; a win then pays the whole wager and the face value.'],
    ['HG-21.4', MATCH, 'The sentence about a push has its condition twice.', 'It says once: after a push the certificate stays in play.'],
    ['HG-21.5', ELIGIBILITY, 'How large a wager several certificates on one hand ask for.', 'As much as all their match play together.'],
    ['HG-21.6', MATCH, 'Whether a single-play certificate is collected after a push, the round being over.', 'No: it stays in play until a win or a loss.'],
    ['HG-21.7', FREE, 'Certificates are also called coupons and free play chips.', 'All are the same thing.'],
    ['HG-21.8', 'Controlled Game', 'EZ Baccarat is listed with a number that elsewhere belongs to its Panda 8 version.', 'The certificates are played in both.'],
    ['HG-21.9', ELIGIBILITY, 'Whether certificates may lie on opposite wagers of one round.', 'They may: nothing in the sheet bars it.'],
    ['HG-21.10', MATCH, 'Whether single play or multi play is of the promotion or of each certificate.', 'Of each certificate, as it is printed; both kinds may be out at once.'],
    ['HG-21.11', 'Funding', 'Whether the player-dealer may wager certificates too.', 'No: the player-dealer pays those that win, and has no one to win from.'],
  ]),
  sample: {
    values: { matchPlay: '25.00', freePlay: '10.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '18:00' }],
  },
});
