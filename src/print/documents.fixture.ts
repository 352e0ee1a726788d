// One of each document, as a server would fill them.
import type { Form5754, W2g, WinPage } from './index.ts';

const PAYER = {
  name: 'Lucky River Card Room',
  address: ['12 Levee Road', 'San Jose, CA 95112'],
  taxNumber: '94-7700321',
  telephone: '(408) 555-0101',
};

export const W2G: W2g = {
  year: 2026,
  payer: PAYER,
  winner: {
    name: 'Maria Elena Quintero',
    address: ['400 Castro Street, Apt. 7', 'Mountain View, CA 94041'],
    taxNumber: '123-45-6789',
  },
  winnings: '10001.00',
  dateWon: '2026-03-14',
  typeOfWager: 'Progressive at a table',
  withheld: '2400.00',
  transaction: 'claim c-1042-1',
  cashier: 'K. Osei',
  window: 'Cage 2',
  documents: [
    { kind: 'Driver license, CA', number: 'D4567890' },
    { kind: 'Signed Form W-9', number: '123-45-6789' },
  ],
  mustSign: true,
  reasons: ['Winnings of $10,001.00 reach $2,000.00 and are at least 300 times $1.00.'],
  claim: 'c-1042-1',
};

export const FORM_5754: Form5754 = {
  payer: PAYER,
  dateWon: '2026-03-14',
  typeOfWinnings: 'Progressive at a table',
  gameNumber: '1042',
  recipient: W2G.winner,
  document: { kind: 'Driver license, CA', number: 'D4567890' },
  received: '10001.00',
  withheld: '2400.00',
  owners: [
    { ...W2G.winner, amount: '5000.50' },
    {
      name: 'Đặng Nguyễn Ái',
      address: ['12 Story Road', 'San Jose, CA 95122'],
      taxNumber: '987-65-4321',
      amount: '3000.30',
    },
    { name: 'Tom Baxter', address: ['Box 9', 'Gilroy, CA 95020'], amount: '2000.20' },
  ],
  claim: 'c-1042-1',
};

export const WIN_PAGE: WinPage = {
  house: 'Lucky River Card Room',
  slip: 1042,
  call: 'call-7f3a',
  at: '2026-03-14 21:07:35 PDT',
  table: 'T12',
  seat: 3,
  round: 188,
  game: 'no-bust-blackjack',
  offering: {
    id: 'blazing',
    title: 'Blazing Sevens Progressive Jackpot',
    version: '9f2c4e1ab0d87735c1d2e3f4a5b6c7d8e9f00112233445566778899aabbccdde',
  },
  cards: [
    { whose: 'Seat 3', cards: '7d 7d 7d' },
    { whose: 'Dealer', cards: 'Kc 6h' },
  ],
  rows: [{ row: 'three-sevens-diamonds', seat: 3, clause: 'Qualifying Hands, option A' }],
  checks: { surveillance: true, standardDeck: true, deckCounted: false },
  people: [
    { did: 'called', by: 'D-104', at: '2026-03-14 21:07:35 PDT' },
    { did: 'verified', by: 'F-21', at: '2026-03-14 21:11:02 PDT' },
    { did: 'authorized', by: 'F-30', at: '2026-03-14 21:13:40 PDT' },
    { did: 'authorized', by: 'M-2', at: '2026-03-14 21:14:09 PDT' },
  ],
  claims: [
    {
      id: 'c-1042-1',
      table: 'T12',
      seat: 3,
      patron: 'P-5510',
      amount: '21487.35',
      sources: [
        { from: 'meter', meter: 'progressive', amount: '18487.35' },
        { from: 'reserve', amount: '2000.00' },
        { from: 'advance', amount: '1000.00' },
      ],
      expires: '2026-04-13 21:14:09 PDT',
      because: ['three-sevens-diamonds: 100% of the meter (Prizes)'],
    },
    {
      id: 'c-1042-2',
      table: 'T12',
      seat: 5,
      amount: '50.00',
      sources: [{ from: 'reserve', amount: '50.00' }],
      because: ['envy: $50 to everybody with the wager (Envy)'],
    },
  ],
  granted: [{ table: 'T12', seat: 3, patron: 'P-5510', what: '2 tickets for the monthly drawing' }],
  leftOut: [{ seat: 6, because: 'is a third-party proposition player (Eligibility)' }],
  entries: [
    {
      kind: 'award',
      debit: 'fund/blazing/held/progressive',
      credit: 'fund/blazing/payable',
      amount: '18487.35',
    },
    {
      kind: 'award',
      debit: 'fund/blazing/reserve',
      credit: 'fund/blazing/payable',
      amount: '2050.00',
    },
    {
      kind: 'award',
      debit: 'fund/blazing/advance',
      credit: 'fund/blazing/payable',
      amount: '1000.00',
    },
    {
      kind: 'reseed',
      debit: 'fund/blazing/reserve',
      credit: 'fund/blazing/meter/progressive',
      amount: '5000.00',
    },
  ],
  log: {
    seq: 90412,
    hash: '3b7e01aa55c2f7d9e8b6a4938271605f4e3d2c1b0a99887766554433221100ff',
  },
};
