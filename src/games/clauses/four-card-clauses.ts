// South Dakota, ARSD 20:18:16:15.10, Four Card Poker.
import {
  type ClausedDocument,
  fact,
  reading,
  reason,
  refusal,
  row,
  setting,
  step,
  testsOf,
  watched,
} from './clause.ts';

const story = testsOf('src/games/procedure/four-card-story.test.ts')(
  'an evening of Four Card Poker, from the box to the log of the prize',
);
const alone = testsOf('src/games/procedure/four-card-story.test.ts')(
  '(3)(d): a progressive wager alone',
);
const round = testsOf('src/games/procedure/round-refusals.fixture.ts');
const open = testsOf('src/games/procedure/refusals.test.ts');
const dealing = testsOf('src/games/procedure/dealing.test.ts');
const wrong = testsOf('src/games/procedure/irregularities.test.ts');
const clauses = testsOf('src/games/procedure/clauses.test.ts');
const game = testsOf('src/games/four-card-poker.test.ts');
const hands = testsOf('src/hands/five-card.test.ts');
const record = testsOf('src/games/decode-round.test.ts');
const chosen = testsOf('src/house/offerings/chosen-wagers.test.ts');
const meters = testsOf('src/house/funds/mechanisms-bay-base-games.test.ts');
const sheet = testsOf('src/activities/base-games/four-card-poker.test.ts');
const tables = testsOf('src/games/pay-table.test.ts')('the tables of $title are those of the rule');

const order = game(
  '(9) a seat is settled from the back: play, ante, aces up, and the progressive last',
);
const folds = game(
  'forfeits the ante and the automatic bonus; aces up and the progressive stay on',
);
const turns = game(
  'reading A1.12: in turn from the highest seat, each on the meter as it then stands',
);

// biome-ignore format: a line a clause, as the document has them
export const FOUR_CARD_CLAUSES: ClausedDocument = {
  game: 'four-card-poker',
  sheet: 'sd-four-card-poker',
  clauses: [
    row('(1)', 'Only at tables that are designated for it, with one deck; how four cards rank, and five for the progressive.', [refusal('setup-wrong'), refusal('decks-enough'), fact('decksMax'), reading('A1.4')], open('for another game'), round('a second deck comes to a table of Four Card Poker'), hands('the order: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair')),
    row('(2)', 'Against the dealer, against the pay table, or both.', [step('place-wagers'), refusal('ante-missing')], game('aces up alone has no ante, so no automatic bonus')),
    row('(3)', 'The wagers, within the posted limits.', [step('place-wagers'), setting('tableMinimum'), setting('tableMaximum'), refusal('wager-amount-wrong')], round('a wager is below the posted limit'), record('no wager')),
    row('(3)(a)', 'The ante, against the dealer.', [fact('wagers.ante')], story),
    row('(3)(b)', 'Aces Up, against the pay table.', [fact('wagers.acesUp')], chosen('Queens Up and Aces Up are the player’s choice at every table (s.6(d)(2); (3)(b))')),
    row('(3)(c)', 'Both.', [fact('wagers.ante'), fact('wagers.acesUp')], story),
    row('(3)(d)', 'A progressive chip on the sensor of the position.', [fact('wagers.progressive'), reading('A1.3')], alone, round('the progressive is wagered alone where the house asks for more')),
    row('(3)(e)', 'More than one position if the casino lets a player.', [refusal('one-position-only')], round('the casino does not let a player wager at a second position'), clauses('(3)(e): where the casino lets a player, several positions are one player’s')),
    row('(4)', 'The key locks and lights the sensors; the chips are off the table before the deal; winners are paid at the end.', [step('lock-side-wagers'), step('collect-progressive-wagers'), refusal('side-wagers-open'), refusal('chips-not-collected')], round('cards are dealt before the keypad has locked the sensors'), story),
    row('(5)', 'Five cards face down from the dealer’s left; the dealer has a sixth, face up.', [step('deal-next'), fact('dealerUpCount'), fact('playerCardCount'), fact('dealerCardCount')], dealing('(5): in South Dakota the dealer’s sixth card comes last and face up')),
    row('(6)', 'Play for one to three antes or fold; Aces Up still wins for who folds.', [step('play'), step('fold'), refusal('play-amount-wrong'), reading('A1.13')], round('a play wager is less than the ante'), folds, sheet('(6): who folds a pair of aces is paid for aces up all the same')),
    row('(7)', 'Forfeits are collected; a folded hand with a chip on the sensor stays there, face down.', [step('collect-forfeits'), fact('lostOnFold.ante'), reading('A1.11')], story, game('(7): a player who folds with the wager still gets it')),
    row('(8)', 'The dealer sets the hand from high to low and calls the best four; the other two stay with it.', [step('reveal-dealer-hand'), watched('(8)'), reading('A1.7')], clauses('(8), (9): South Dakota’s dealer sets the hand, and uses the work area'), story),
    row('(9)', 'From the right, one hand at a time into the work area; then play, ante, Aces Up, and the progressive last.', [step('turn-up-hand'), step('settle-wagers'), refusal('not-next-to-settle'), watched('(9)'), reason('Where on the felt a hand lies is seen by eye: the work area is shown to the dealer, and one hand at a time is enforced.')], clauses('(8), (9): South Dakota’s dealer sets the hand, and uses the work area'), clauses('(9): one hand at a time is in the work area'), order),
    row('(10)', 'The dealer always qualifies and the player wins ties; some hands have an automatic bonus on the ante.', [fact('toldResults.win'), fact('wagers.automaticBonus'), reading('A1.2'), reading('A1.8')], game('a dealer with nothing still plays: a lower hand loses'), game('reading A1.8: on a losing hand it is paid, unless the house asks for a winning one')),
    row('(11)', 'Aces Up wins from a pair of aces, whatever the dealer holds.', [fact('wagers.acesUp')], game('(11) aces up is paid although the dealer wins'), game('with less than a pair of aces, aces up is lost')),
    row('(12)', 'With both wagers each is paid by its own rule; their amounts are free within the limits.', [step('place-wagers'), setting('tableMinimum'), setting('tableMaximum')], sheet('each wager pays on what lies on it')),
    row('(13)', 'The progressive wins from three of a kind, on all five cards.', [fact('wagers.progressive'), reading('A1.4')], game('reading A1.4: PMG ranks all five cards, FCPP the best four')),
    row('(14)', 'A wrong number of cards with anyone voids all hands; the cards are reshuffled.', [step('wrong-number-found'), refusal('wrong-number-of-cards'), fact('irregularities.wrong-number-of-cards'), reading('A1.14')], wrong('(14): a wrong number of cards voids all hands, the wagers go back')),
    row('(15)', 'One of seven pairs of schedules, displayed at the table.', [setting('acesUp')], tables, record('no schedules')),
    row('(16)', 'The progressive schedules; the chip never goes back; envy and seed follow the wager.', [setting('progressive'), setting('progressiveWager'), setting('seed'), setting('rate'), reading('A1.1'), reading('A1.5'), reading('A1.9'), reading('A1.10'), reading('A1.16'), reading('A1.17'), reading('A1.18'), reading('A1.19')], tables, chosen('%o with %o is refused with the seed of another wager'), chosen('%s with a wager of $%s: a royal flush brings the others $%s'), meters('of each dollar 20 cents feed the meter and 5 the reserve'), testsOf('src/house/table-games/posted-readings.test.ts')('South Dakota: the seed alone may be raised, and a round of the FCPP schedules goes on')),
    row('(16)(a)', 'What is done with a progressive winner.', [step('press-hand-button')], story),
    row('(16)(a)i', 'Percentages are paid from the meter.', [fact('meters.progressive'), reading('A1.15')], game('FCPP: four aces take the meter, the stake does not come back, the meter is reset')),
    row('(16)(a)ii', 'All else from the tray.', [step('settle-wagers')], game('(16)(a)ii: fixed pays do not come off the meter')),
    row('(16)(a)iii', 'The key of the hand, pressed again to turn it off.', [step('press-hand-button'), refusal('hand-button-wrong'), refusal('hand-button-missing')], story),
    row('(16)(a)iv', 'A supervisor verifies it.', [step('validate-win'), refusal('needs-floorperson')], story),
    row('(16)(a)v', 'For two of one table house procedures hold.', [reading('A1.12'), step('settle-wagers')], turns),
    row('(16)(a)vi', 'A whole award resets the meter to its seed and the reserve; the dealer goes on counterclockwise.', [fact('meters.progressive'), step('settle-wagers')], game('(16)(a)vi: a reserve is added to the reset amount'), meters('a whole award resets the meter to its seed and all that is in reserve ((16)(a)vi)'), turns),
    row('(16)(a)vii', 'The last key resets the system.', [step('reset-system'), refusal('system-not-reset')], story),
    row('(16)(a)viii', 'The prize is logged; after that it is backed out by hand.', [step('complete-paperwork'), step('adjust-manually'), refusal('prize-logged')], story),
    row('(16)(b)', 'How envy is paid.', [step('pay-envy')], story),
    row('(16)(b)i', 'Others with the chip get it for a royal or straight flush; who has no chip gets none.', [step('pay-envy'), refusal('envy-not-due'), reading('A1.6')], game('for another player’s hand, by the own wager; its holder need not have the wager'), game('never for the own hand and never for the dealer’s')),
    row('(16)(b)ii', 'The hand that brings it stays face up until all is paid.', [refusal('envy-unpaid')], story),
    row('(16)(b)iii', 'It is paid at the end of the round, once for each such hand.', [step('pay-envy')], game('iii: one for each triggering hand'), story),
  ],
};
