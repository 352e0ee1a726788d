// Where Massachusetts' rules of Crazy 4 Poker are unclear, and how we read them.
import type { Reading } from './round.ts';

export const CRAZY_4_POKER_READINGS: readonly Reading[] = [
  {
    id: 'A2.1',
    clause: 's.1, s.6(d)(2)',
    unclear: 'A definition makes the Queens Up wager compulsory, the section on wagers optional.',
    weRead: 'It is optional.',
  },
  {
    id: 'A2.2',
    clause: 's.6, s.11',
    unclear: 'Several places say "payable" where a table is meant.',
    weRead: 'Paytable, throughout.',
  },
  {
    id: 'A2.3',
    clause: 's.4(f), s.8',
    unclear: 'Some cross-references name the neighboring section, and s.8(c) speaks of a shoe.',
    weRead:
      'Sections 3(c), 4 and 6(d)(1) are meant, and a deal from the hand; no wager turns on it.',
  },
  {
    id: 'A2.4',
    clause: 's.10(c)(3)',
    unclear: 'Super Bonus below a straight: ties speak of a winning hand, and losses say nothing.',
    weRead: 'It loses only to a better hand of a dealer who qualifies; else it goes back.',
  },
  {
    id: 'A2.5',
    clause: 's.5(c)',
    unclear: 'Hands of one rank are compared card by card, so that 3-3-A-2 would beat Q-Q-J-T.',
    weRead: 'Made ranks are compared first and kickers after them; A-2-3-4 is the lowest straight.',
  },
  {
    id: 'A2.6',
    clause: 's.5(a), s.5(d)',
    unclear: 'Is A-2-3-4-5 a straight of five cards?',
    weRead: 'Yes, and the lowest.',
  },
  {
    id: 'A2.7',
    clause: 's.12(k)',
    unclear: 'Cover All ranks a royal flush above four of a kind, and four cards have no royal.',
    weRead: 'A suited A-K-Q-J is meant, and the order of the matrix picks the hand that pays.',
    setting: { name: 'coverAllOrder', values: ['matrix', 'hand-ranks'], default: 'matrix' },
  },
  {
    id: 'A2.8',
    clause: 's.12(b), s.12(h)',
    unclear:
      'Hands from a straight up are left exposed, though the wager wins from three of a kind.',
    weRead: 'Three of a kind or better wins.',
  },
  {
    id: 'A2.9',
    clause: 's.12(k)',
    unclear: 'The Cover All matrix ends with six players, and a table may have seven.',
    weRead: 'With seven players the wager cannot be made; a house may pay it as for six.',
    setting: { name: 'coverAllSevenPlayers', values: ['refused', 'as-six'], default: 'refused' },
  },
  {
    id: 'A2.10',
    clause: 's.10, s.13(c)',
    unclear: 'One section settles all wagers at the same time, another one after the other.',
    weRead: 'One after the other, player by player, as s.10 has it.',
  },
  {
    id: 'A2.11',
    clause: 's.13',
    unclear: 'The last progressive table is marked with an asterisk that nothing explains.',
    weRead: 'It is paytable A for a $1 wager; the mark means nothing.',
  },
  {
    id: 'A2.12',
    clause: 's.10(b)(2)',
    unclear: 'A player who folds "may not forfeit" the right to an envy bonus.',
    weRead: 'The right is kept.',
  },
  {
    id: 'A2.13',
    clause: 's.11(f)',
    unclear: 'Nothing says at which moment the Five Card Hand Bonus takes its percentage.',
    weRead: 'At the player’s turn, as with the other two meters.',
  },
  {
    id: 'A2.14',
    clause: 's.10(e)',
    unclear: 'May the four-card and the five-card progressive be offered together?',
    weRead: 'Either or both, each with a meter of its own.',
  },
  {
    id: 'A2.15',
    clause: 's.11(f)(2)',
    unclear: 'A "Five Card Bonus Wager" is named once.',
    weRead: 'The Five Card Hand Bonus wager.',
  },
  {
    id: 'A2.16',
    clause: 's.10(b)',
    unclear:
      'From a pair of aces the play wager may reach three antes, in steps that are not given.',
    weRead: 'Any amount from one ante to three; a house may ask for whole antes.',
    setting: { name: 'playStep', values: [null, 'ante'], default: null },
  },
  {
    id: 'A2.17',
    clause: 's.10(b), s.10(f)',
    unclear: 'What becomes of the Five Card Hand Bonus when its player folds?',
    weRead: 'On the own hand it is lost with the cards; on the dealer’s hand it stays.',
    setting: {
      name: 'fiveCardHandBonusPlayerOnFold',
      values: ['lost', 'live'],
      default: 'lost',
    },
  },
  {
    id: 'A2.18',
    clause: 's.10(c), s.10(e)(5)',
    unclear: 'Does a hand that was folded bring an envy bonus to the others?',
    weRead: 'No: its cards are in the discard rack, unseen.',
    setting: { name: 'foldedHandTriggersEnvy', values: [false, true], default: false },
  },
  {
    id: 'A2.19',
    clause: 's.12',
    unclear: 'What becomes of Cover All when its player folds, and do folded hands count for it?',
    weRead: 'It stays; the highest hand is sought among the dealer and the hands not folded.',
  },
  {
    id: 'A2.20',
    clause: 's.11(b), s.11(f)(2)',
    unclear: 'What becomes of parts of a cent, in 3 to 2, in a percentage, in a division?',
    weRead: 'They are not paid: they stay in the tray, or on the meter.',
  },
  {
    id: 'A2.21',
    clause: 's.11(d)(3), (e)(3), (f)(4)',
    unclear: 'The rates of progression stand in the Rules Submission, and no limits are given.',
    weRead:
      'The house posts each as it was submitted, more than nothing and up to all of the wager. What is left stays with the tray, which pays the other rows.',
  },
  {
    id: 'A2.22',
    clause: 's.6(d), s.11(f)(3), s.12(d)',
    unclear: 'Which of the wagers must a table take?',
    weRead:
      'Ante, super bonus, play, and queens up. The progressives, the hand bonus, and what is added to it are the house’s choice, and so is Cover All, which needs a mode of its shuffler. One that is not chosen has no meter and no seed, and is not taken.',
  },
  {
    id: 'A2.23',
    clause: 's.11(d)(5), (e)(5)',
    unclear: 'Envy is given for wagers of $1 and of $5; may both lie at one table?',
    weRead:
      'Yes: each player has the odds and the envy of the own chip. A house that posts $5 as the least takes that alone.',
  },
];
