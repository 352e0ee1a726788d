// Massachusetts, rules of the game of Crazy 4 Poker, sections 1 to 14.
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

const story = testsOf('src/games/procedure/crazy-4-story.test.ts')(
  'an evening of Crazy 4 Poker, from the box to the discard rack',
);
const deck = testsOf('src/games/procedure/deck-refusals.fixture.ts');
const round = testsOf('src/games/procedure/round-refusals.fixture.ts');
const settling = testsOf('src/games/procedure/settling-refusals.fixture.ts');
const open = testsOf('src/games/procedure/refusals.test.ts');
const dealing = testsOf('src/games/procedure/dealing.test.ts');
const wrong = testsOf('src/games/procedure/irregularities.test.ts');
const clauses = testsOf('src/games/procedure/clauses.test.ts');
const game = testsOf('src/games/crazy-4-poker.test.ts');
const voids = testsOf('src/games/crazy-4-poker-void.test.ts');
const hands = testsOf('src/hands/five-card.test.ts');
const record = testsOf('src/games/decode-round.test.ts');
const chosen = testsOf('src/house/offerings/chosen-wagers.test.ts');
const posted = testsOf('src/house/table-games/posted-readings.test.ts');
const meters = testsOf('src/house/funds/mechanisms-bay-base-games.test.ts');
const sheet = testsOf('src/activities/base-games/crazy-4-poker.test.ts');
const calls = testsOf('src/house/calls/wagers.test.ts');
const tables = testsOf('src/games/pay-table.test.ts')('the tables of $title are those of the rule');
const envy = testsOf('src/games/pay-table.test.ts')(
  'envy is in proportion to the own wager: s.11(d)(5), (e)(5), (16)',
);

const leaves = wrong('after that the wagers are abandoned, and the next player is asked');
const order = clauses(
  's.10(e)(5): each other player with a chip gets it by the own wager, from the right',
);
const ownEnvy = game(
  'one for each hand, never for the own or the dealer’s, and kept by a player who folds',
);
const credited = clauses(
  's.10(f)(3): what it wins is credited to the game account, not paid in chips',
);
const atHouse = testsOf('src/house/table-games/table-games.test.ts');
const booked = atHouse(
  'Crazy 4 Poker: a round from the wagers to the books (Massachusetts s.6 to s.11)',
);
const best = clauses(
  's.12(h), (i): the best hand so far stays open until a higher one replaces it',
);
const unaccepted = round('the system has not taken the chip on the sensor');
const offered = chosen('offered, the house says its wager, its seed, and its rate');
const turns = dealing('they take turns, one in the shuffler while the other is in play');

// biome-ignore format: a line a clause, as the document has them
export const CRAZY_4_CLAUSES: ClausedDocument = {
  game: 'crazy-4-poker',
  sheet: 'ma-crazy-4-poker',
  clauses: [
    row('s.1 Five-Card Envy Bonus', 'A fixed sum for each other player with the five-card chip.', [fact('wagers.fiveCardProgressive'), step('pay-envy')], ownEnvy),
    row('s.1 Five-Card Envy Bonus Qualifying Hand', 'A five-card straight flush or better of another player brings it.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.1 Five-Card Progressive Payout Hand', 'Five cards win the progressive from three of a kind up.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.1 Four-Card Envy Bonus', 'A fixed sum for each other player with the four-card chip.', [fact('wagers.fourCardProgressive'), step('pay-envy')], order),
    row('s.1 Four-Card Envy Bonus Qualifying Hand', 'Four of a kind brings it, and a straight flush where the chosen table has it.', [fact('wagers.fourCardProgressive'), setting('fourCardProgressive')], tables),
    row('s.1 Four-Card Progressive Payout Hand', 'Four cards win the progressive from three of a kind up.', [fact('wagers.fourCardProgressive')], tables),
    row('s.1 Hand', 'The four cards that are held against the dealer.', [fact('playerCardCount'), step('reveal-dealer-hand')], hands('%s is a %s')),
    row('s.1 Lucky Bonus', 'Paid where the system drew the position of the hand that was wagered on.', [fact('moreFields.luckySeat'), step('draw-bonus')], game('(3): magic card and lucky bonus add to the hand that was bet on')),
    row('s.1 Magic Card Bonus', 'Paid where the system drew a card of the hand that was wagered on.', [fact('moreFields.magicCard'), step('draw-bonus')], game('(3): magic card and lucky bonus add to the hand that was bet on')),
    row('s.1 Play Wager', 'Made after the look at the cards, to stay against the dealer.', [fact('wagers.play'), step('play')], story),
    row('s.1 Queens Up Wager', 'Made before the deal against a pay table, whatever the dealer holds.', [fact('wagers.queensUp'), reading('A2.1')], chosen('Queens Up and Aces Up are the player’s choice at every table (s.6(d)(2); (3)(b))')),

    row('s.2(a)', 'One deck of equal cards and a cover card.', [fact('decksMax'), step('receive-deck'), step('cut-cards')], story),
    row('s.2(b)', 'Two decks only with an automated shuffler.', [refusal('two-decks-need-shuffler'), refusal('decks-enough')], deck('a second deck comes to a table without a shuffler'), deck('a third deck comes to the table')),
    row('s.2(b)(1)', 'Both of one design, with backs of two colors.', [refusal('deck-design-differs'), refusal('back-color-in-use')], deck('the second deck is of another design'), deck('both decks have the same backs')),
    row('s.2(b)(2)', 'One is shuffled and kept in the device while the other is played.', [refusal('another-deck-in-place')], turns),
    row('s.2(b)(3)', 'They take turns, round by round.', [refusal('deck-out-of-turn')], turns),
    row('s.2(b)(4)', 'Only one deck lies in the rack.', [refusal('rack-holds-other-deck')], dealing('s.2(b)(4): the rack has to be free of the one before the other is dealt')),
    row('s.2(c)', 'Decks are changed before their hours are over.', [step('remove-deck'), refusal('time-unknown')], story, deck('a deck is received at no time')),
    row('s.2(c)(1)', 'Four hours where they are dealt from the hand.', [refusal('deck-change-due')], deck('a deck dealt by hand is four hours old')),
    row('s.2(c)(2)', 'Eight hours from a shoe of either kind.', [refusal('deck-change-due')], deck('a deck dealt from a shoe is eight hours old')),

    row('s.3(a)', 'The dealer looks for defects, and the floorperson of the table verifies it.', [step('inspect-cards'), step('verify-inspection'), refusal('needs-floorperson')], story, deck('the dealer verifies the inspection')),
    row('s.3(b)', 'Each deck is fanned out face up, a column for each suit in sequence, for the first player to look at.', [step('spread-cards'), step('show-to-player'), refusal('fan-out-of-order'), refusal('not-the-cards'), refusal('no-player-yet')], clauses('s.3(b): a column for each suit, in sequence, either way round'), clauses('s.3(b): cards out of sequence or of two suits in a column are spread again'), deck('no one has come to look at the cards')),
    row('s.3(c)', 'Then the cards are turned down, washed, stacked and shuffled.', [step('wash-cards'), step('stack-cards'), step('shuffle-cards'), refusal('order-of-opening')], deck('the cards are shuffled before they are washed and stacked')),
    row('s.3(d)', 'Of two decks each goes through all of it.', [refusal('order-of-opening')], clauses('s.3(d): each of two decks goes through the whole opening by itself')),

    row('s.4(a)', 'Shuffled before play, after each round, or when the floor directs it; by hand or by device, into one stack.', [step('shuffle-cards'), step('order-reshuffle'), refusal('played-cards-not-preshuffled'), refusal('device-not-there')], deck('unshuffled cards go into the shoe'), deck('the dealer directs a new shuffle'), deck('a shuffled stack is not the deck')),
    row('s.4(b)', 'A deck that a counting device does not find whole leaves the table.', [step('shuffle-cards'), refusal('count-missing'), refusal('shuffler-does-not-count')], dealing('s.4(b): a deck that the shuffler does not count as 52 leaves the table')),
    row('s.4(c)', 'After the shuffle the cards are dealt or cut.', [step('place-for-dealing'), refusal('deck-not-ready')], story),
    row('s.4(c)(1)', 'From the automated shuffler they are dealt uncut.', [refusal('cut-not-needed')], deck('cards from the shuffler are cut')),
    row('s.4(c)(2)', 'Shuffled by hand or before, they are cut.', [refusal('cut-missing')], deck('cards shuffled by hand are dealt uncut'), deck('preshuffled cards are dealt uncut')),
    row('s.4(d)', 'The cover card goes in ten cards deep or more; what is above it goes to the bottom.', [step('cut-cards'), refusal('cover-card-too-high')], dealing('s.4(d): the cards above the cover card really go to the bottom'), deck('the cover card is nine cards from the top')),
    row('s.4(e)', 'Until a card is dealt, the floor may have them cut again.', [step('order-recut')], dealing('s.4(e): a floorperson may have the cards cut again until one is dealt')),
    row('s.4(f)', 'At an idle table the cards are spread, face down unless a player asks, and opened again.', [step('spread-idle-cards'), refusal('face-not-asked-for'), refusal('wagers-on-table'), reading('A2.3')], story, deck('idle cards are spread face up though no one asked')),
    row('s.4(g)', 'A shoe that shuffles and counts by itself may be used once it is approved.', [refusal('setup-wrong')], open('s.4(g): an approved shoe that reshuffles is a counting shuffler and an automated shoe in one')),

    row('s.5(a)', 'Cards rank from the ace down; the ace is also low, below 2-3-4 only.', [reading('A2.6')], hands('%s is a %s')),
    row('s.5(b)', 'How four cards rank.', [fact('wagers.ante')], hands('the order: four of a kind, straight flush, three of a kind, flush, straight, two pair, pair')),
    row('s.5(b)(1)', 'Four of a kind, aces first.', [fact('wagers.superBonus')], hands('%s is a %s')),
    row('s.5(b)(2)', 'Four of a suit in a row, A-K-Q-J first and 4-3-2-A last.', [fact('wagers.superBonus')], hands('%s is a %s')),
    row('s.5(b)(3)', 'Three of a kind.', [fact('wagers.superBonus')], hands('%s is a %s')),
    row('s.5(b)(4)', 'Four of a suit.', [fact('wagers.superBonus')], hands('%s is a %s')),
    row('s.5(b)(5)', 'Four in a row of more than one suit.', [fact('wagers.superBonus')], hands('%s is a %s')),
    row('s.5(b)(6)', 'Two pairs.', [fact('wagers.queensUp')], hands('%s is a %s')),
    row('s.5(b)(7)', 'A pair.', [fact('wagers.queensUp')], hands('%s is a %s')),
    row('s.5(c)', 'Equal ranks are told apart by the highest card that the other lacks; else they tie.', [reading('A2.5')], hands('made ranks are compared before kickers: Q-Q-J-T beats 3-3-A-2')),
    row('s.5(d)', 'How five cards rank, where a payout goes by them.', [fact('wagers.fiveCardProgressive'), fact('wagers.fiveCardHandBonusPlayer')], hands('%s is a %s: %s')),
    row('s.5(d)(1)', 'Royal flush.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(2)', 'Straight flush.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(3)', 'Four of a kind.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(4)', 'Full house.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(5)', 'Flush.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(6)', 'Straight.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.5(d)(7)', 'Three of a kind.', [fact('wagers.fiveCardProgressive')], tables),

    row('s.6(a)', 'Wagers are chips, plaques or what is approved; no cash with a call.', [step('place-wagers'), refusal('verbal-wager-with-cash')], round('a wager is called with cash on the table')),
    row('s.6(b)', 'Who wagers is seated and stays; the wagers of who leaves are abandoned.', [step('sit-down'), step('leave-table'), refusal('not-seated')], round('a player who stands wants to wager'), leaves),
    row('s.6(c)', 'Before “no more bets” all but Play; nothing after it.', [step('announce-no-more-bets'), refusal('wagers-closed')], round('a wager comes after “no more bets”'), round('a wager is withdrawn after “no more bets”')),
    row('s.6(d)', 'The wagers of the game.', [step('place-wagers'), refusal('no-such-wager'), setting('tableMinimum'), setting('tableMaximum'), reading('A2.22')], round('a wager is made that the house does not offer')),
    row('s.6(d)(1)', 'Ante and Super Bonus together, in one amount.', [fact('wagers.ante'), fact('wagers.superBonus'), refusal('ante-missing'), refusal('wager-amount-wrong')], round('the super bonus is left out'), round('the super bonus is not the ante')),
    row('s.6(d)(2)', 'Besides them Queens Up.', [fact('wagers.queensUp')], round('a wager is made that the house does not offer')),
    row('s.6(d)(3)', 'If the house offers it, a chip on the four-card progressive; the player sees to it that it was taken.', [setting('fourCardProgressive'), step('return-unaccepted-wagers'), refusal('chips-do-not-match')], unaccepted, offered),
    row('s.6(d)(4)', 'The same for the five-card progressive.', [setting('fiveCardProgressive'), step('return-unaccepted-wagers'), refusal('chips-do-not-match')], unaccepted, offered),
    row('s.6(d)(5)', 'If the house offers it, a wager on five cards of the own hand, of the dealer’s, or of both.', [setting('fiveCardHandBonus'), fact('wagers.fiveCardHandBonusPlayer'), fact('wagers.fiveCardHandBonusDealer')], offered),
    row('s.6(e)', 'One position a player.', [refusal('one-position-only')], round('a player wagers at a second position')),

    row('s.7(a)', 'The stack goes into the manual shoe.', [step('place-for-dealing'), refusal('deck-not-ready')], deck('the wagers are closed with no cards in the shoe')),
    row('s.7(b)', 'No more bets; side wagers are locked; chips are counted against the system and put in the tray.', [step('announce-no-more-bets'), step('lock-side-wagers'), step('collect-progressive-wagers'), refusal('side-wagers-open'), refusal('chips-not-collected')], story, round('a card is dealt before the system is locked'), round('a card is dealt before the progressive chips are collected')),
    row('s.7(c)', 'Which hand draws a card and which one lays it down.', [watched('s.7(c)'), step('note-breach'), reason('No device at the table reports a hand of the dealer; it is shown to the dealer, and the floor writes a breach down.')], clauses('s.7(c), s.8(a)(2): which hand draws, and where the deck is held')),
    row('s.7(d)', 'From the dealer’s left, card by card, until everyone has five.', [step('deal-next'), fact('playerCardCount'), fact('dealerCardCount')], dealing('s.7(d), s.8(b): one card at a time, from the dealer’s left, the dealer last')),
    row('s.7(e)', 'The stub goes to the rack unseen.', [step('rack-stub'), watched('s.7(e)')], dealing('each card goes to its position, the stub to the rack'), clauses('s.7(e), s.9(c): the stub is counted and racked unseen')),
    row('s.7(f)', 'Without a counting shuffler it is counted at least every fifth round.', [step('count-stub'), refusal('stub-count-due')], dealing('s.7(f): four rounds may pass uncounted, the fifth stub has to be counted'), dealing('s.7(f): with a shuffler that counts, the stub need never be counted')),
    row('s.7(g)', 'Where 52 are there, it goes to the rack.', [step('count-stub')], dealing('s.7(g): 52 are there, and the round goes on')),
    row('s.7(h)', 'A wrong count voids the round; the deck stays only if the deal explains it.', [step('count-stub'), fact('irregularities.stub-misdealt'), fact('irregularities.stub-wrong-count')], dealing('s.7(h): misdealt, but 52 are there: all is void, the deck stays'), dealing('s.7(h): not misdealt: all is void and the deck leaves the table'), voids('s.7(h): a wrong count without a misdeal takes the deck off the table, whatever else')),

    row('s.8(a)', 'What a deal from the hand needs.', [step('change-way'), refusal('hand-dealing-needs-shuffler')], open('with no shuffler to deal by hand')),
    row('s.8(a)(1)', 'An automated shuffler.', [refusal('hand-dealing-needs-shuffler')], deck('cards shuffled by hand are dealt from the hand')),
    row('s.8(a)(2)', 'One hand holds the deck all round, over the tray and in front of the dealer.', [step('place-for-dealing'), refusal('hand-not-chosen'), refusal('hand-switched'), watched('s.8(a)(2)'), reason('The place of the deck is seen by eye alone: it is shown to the dealer, and the floor writes a breach down.')], deck('the deck changes hands in the round'), clauses('s.7(c), s.8(a)(2): which hand draws, and where the deck is held')),
    row('s.8(a)(3)', 'The call, the lock and the chips as from a shoe.', [step('announce-no-more-bets'), step('lock-side-wagers'), step('collect-progressive-wagers')], clauses('s.7(b), s.8(a)(3), s.9(a)(2): the call comes before the deal in every way of dealing')),
    row('s.8(b)', 'Card by card from the dealer’s left, drawn with the other hand.', [step('deal-next')], dealing('s.7(d), s.8(b): one card at a time, from the dealer’s left, the dealer last')),
    row('s.8(c)', 'The stub goes to the rack unseen.', [step('rack-stub'), watched('s.8(c)'), reading('A2.3')], clauses('s.7(c), s.8(a)(2): which hand draws, and where the deck is held')),
    row('s.8(d)', 'It is counted at least every fifth round.', [step('count-stub'), refusal('stub-count-due')], clauses('s.8(d), s.8(e), s.9(d), s.9(e): a stub from the hand or in stacks is counted alike')),
    row('s.8(e)', 'Where 52 are there, it goes to the rack.', [step('count-stub')], clauses('s.8(d), s.8(e), s.9(d), s.9(e): a stub from the hand or in stacks is counted alike')),
    row('s.8(f)', 'A wrong count voids the round, as from a shoe.', [step('count-stub')], dealing('from %s the miscount stands under %s')),

    row('s.9(a)', 'What a deal from an automated shoe needs.', [step('change-way'), refusal('setup-wrong')], open('with no shoe to deal from')),
    row('s.9(a)(1)', 'The stack goes into the automated shoe.', [step('place-for-dealing'), refusal('device-not-there')], open('with no shoe to deal from')),
    row('s.9(a)(2)', 'The call, the lock and the chips as from a manual shoe.', [step('announce-no-more-bets'), step('lock-side-wagers'), step('collect-progressive-wagers')], clauses('s.7(b), s.8(a)(3), s.9(a)(2): the call comes before the deal in every way of dealing')),
    row('s.9(b)', 'Stacks of five, from the dealer’s left, the dealer’s last.', [step('deal-next')], dealing('s.9(b): stacks of five, from the dealer’s left, the dealer’s stack last')),
    row('s.9(c)', 'The stub goes to the rack unseen.', [step('rack-stub'), watched('s.9(c)')], clauses('s.7(e), s.9(c): the stub is counted and racked unseen')),
    row('s.9(d)', 'It is counted at least every fifth round.', [step('count-stub'), refusal('stub-count-due')], clauses('s.8(d), s.8(e), s.9(d), s.9(e): a stub from the hand or in stacks is counted alike')),
    row('s.9(e)', 'Where 52 are there, it goes to the rack.', [step('count-stub')], clauses('s.8(d), s.8(e), s.9(d), s.9(e): a stub from the hand or in stacks is counted alike')),
    row('s.9(f)', 'A wrong count voids the round, as from a manual shoe.', [step('count-stub')], dealing('from %s the miscount stands under %s')),

    row('s.10(a)', 'After the deal the players look at their cards.', [step('rack-stub')], clauses('s.10(a)(1), (2): who touches a hand, and that all five cards stay in view')),
    row('s.10(a)(1)', 'Only the player and the dealer touch a hand.', [watched('s.10(a)(1)'), step('note-breach'), reason('Software does not see fingers: the rule is shown to the dealer, and the floor writes a breach into the record of the round.')], clauses('s.10(a)(1), (2): who touches a hand, and that all five cards stay in view'), clauses('a floorperson writes a breach into the record of the round, s.10(a)(1)')),
    row('s.10(a)(2)', 'All five cards stay where the dealer sees them.', [watched('s.10(a)(2)'), step('note-breach'), reason('Seen by eye alone, as above.')], clauses('s.10(a)(1), (2): who touches a hand, and that all five cards stay in view')),
    row('s.10(b)', 'From the left each player folds or plays for the ante; from a pair of aces for up to three.', [step('fold'), step('play'), step('correct-play'), refusal('out-of-turn'), refusal('play-amount-wrong'), reading('A2.16')], round('the second player decides first'), round('a pair of kings plays three times the ante'), round('a pair of aces plays more than three times the ante')),
    row('s.10(b)(1)', 'Who folds loses ante, Super Bonus and Queens Up.', [step('fold'), step('collect-forfeits')], game('loses all but what is bet on the dealer’s hand and on the highest hand')),
    row('s.10(b)(2)', 'And the progressive chips, but not the right to envy.', [step('fold'), reading('A2.12'), reading('A2.17')], sheet('s.10(b)(2): who folds has envy of the others and is not paid for the own hand'), story),
    row('s.10(c)', 'Forfeits are collected, the dealer’s best four are shown, and the players settled from the right.', [step('collect-forfeits'), step('reveal-dealer-hand'), step('settle-wagers'), refusal('forfeits-on-table'), refusal('not-next-to-settle')], settling('the dealer shows the hand over uncollected forfeits'), settling('the player on the left is settled first'), game('s.10(c) to (f), s.12(j): the order of settlement')),
    row('s.10(c)(1)', 'The five cards of the player are turned up.', [step('turn-up-hand'), refusal('hand-face-down')], settling('a hand is settled that lies face down')),
    row('s.10(c)(2)', 'The best four of them are the hand.', [step('turn-up-hand'), fact('playerCardCount')], hands('%s is a %s')),
    row('s.10(c)(3)', 'The dealer’s best hand against the player’s.', [step('settle-wagers'), fact('toldResults.dealer-does-not-qualify')], game('a dealer with %s qualifies: %s')),
    row('s.10(c)(3)(i)', 'Below a king the ante goes back and Play and Super Bonus are paid.', [step('settle-wagers')], game('(i) lower, no straight'), game('(i) a straight')),
    row('s.10(c)(3)(ii)', 'With a king or better the hands are compared.', [step('settle-wagers')], game('a dealer with %s qualifies: %s')),
    row('s.10(c)(3)(ii)a', 'A lower hand loses ante and Play; the Super Bonus is paid by its table.', [step('settle-wagers'), reading('A2.4')], game('(ii)a no straight'), game('(ii)a a straight')),
    row('s.10(c)(3)(ii)b', 'A higher hand is paid on all three; below a straight the Super Bonus goes back.', [step('settle-wagers'), reading('A2.4')], game('(ii)b no straight'), game('(ii)b a straight')),
    row('s.10(c)(3)(ii)c', 'On an equal hand ante and Play go back, and the Super Bonus as before.', [step('settle-wagers'), reading('A2.4')], game('(ii)c no straight'), game('(ii)c a straight')),
    row('s.10(d)', 'Then Queens Up by its table, whatever the dealer holds.', [step('settle-wagers'), fact('groups.queens-up')], game('s.10(d): Queens Up of 5 on %s brings back %s, though the dealer has trips')),
    row('s.10(e)', 'Then the progressives, by the best five cards or four.', [step('settle-wagers'), fact('groups.progressive'), reading('A2.10'), reading('A2.14')], settling('the progressive is settled before the main wagers')),
    row('s.10(e)(1)', 'The dealer looks whether the hand wins.', [refusal('not-a-winner'), refusal('hand-button-missing')], settling('a losing hand is validated'), settling('a progressive winner is settled without its button')),
    row('s.10(e)(2)', 'And whether the light of the system is on.', [step('press-hand-button'), refusal('light-off')], settling('the light of the progressive system is off')),
    row('s.10(e)(3)', 'The floor validates it.', [step('validate-win'), refusal('needs-floorperson')], settling('a progressive winner is settled without a floorperson')),
    row('s.10(e)(4)', 'Odds come from the tray, a part of the meter never; its hand stays until the forms are done.', [step('complete-paperwork'), refusal('paperwork-open'), refusal('prize-logged')], settling('a hand paid from the meter is racked before its forms are complete'), meters('odds are paid from the tray and leave the meter alone')),
    row('s.10(e)(5)', 'Envy is paid.', [step('pay-envy'), refusal('envy-unpaid'), refusal('envy-not-due')], order, clauses('s.13(e)b: the hand stays face up, and the system is not reset, until envy is paid')),
    row('s.10(e)(5)(i)', 'Four-card envy for every other player’s hand, never for the own or the dealer’s.', [step('pay-envy'), reading('A2.18')], ownEnvy, order),
    row('s.10(e)(5)(ii)', 'Five-card envy likewise.', [step('pay-envy'), reading('A2.18')], game('each wager has its own: a five-card straight flush is a four-card one as well')),
    row('s.10(f)', 'Then the Five Card Hand Bonus, Magic Card and Lucky Bonus.', [step('settle-wagers'), fact('groups.five-card-hand-bonus')], story),
    row('s.10(f)(1)', 'The dealer looks whether the hand wins.', [refusal('not-a-winner')], settling('a losing hand is validated')),
    row('s.10(f)(2)', 'The floor verifies 500 for 1 and parts of the meter.', [step('validate-win'), refusal('needs-floorperson')], story),
    row('s.10(f)(3)', 'Wins are credited to the player’s game account, but no part of a meter; its hand stays until the forms are done.', [step('settle-wagers'), fact('accountClause'), { account: 'gameAccount' }], credited, booked, clauses('s.10(f)(3): a Magic Card of the dealer’s is credited to who has bet on it'), clauses('s.10(f)(3): a percentage of the meter is paid by neither tray nor account')),
    row('s.10(g)', 'All cards go to the rack so that each hand can be laid out again.', [step('rack-cards')], story),

    row('s.11(a)', 'Ante and Play win 1 to 1.', [fact('wagers.ante'), fact('wagers.play')], game('s.10(b): a play wager of three antes from a pair of aces up wins three antes')),
    row('s.11(b)', 'The Super Bonus table.', [fact('wagers.superBonus'), reading('A2.20')], tables, game('s.11(b): super bonus of 10 on %s brings back %s')),
    row('s.11(c)', 'One of the Queens Up tables A to D, as submitted.', [setting('queensUp'), reading('A2.2')], tables, record('the schema names every wager, table, meter and reading, and is plain JSON')),
    row('s.11(d)', 'The four-card progressive, if the house offers it.', [setting('fourCardProgressive')], offered),
    row('s.11(d)(1)', 'Its table A or B, as submitted.', [setting('fourCardProgressive')], tables),
    row('s.11(d)(2)', 'Only the highest hand is paid.', [fact('wagers.fourCardProgressive')], game('four aces take the meter, whatever the wager; the stake stays')),
    row('s.11(d)(3)', 'Its rate, and a reset of at least $5,000 or $1,000, as submitted.', [setting('fourCardRate'), setting('fourCardReset'), reading('A2.21')], sheet('s.11(d)(3): the four-card meter of table A is not reset to less than $5,000'), meters('under table B the four-card meter may begin at $1,000'), posted('and who wins the meter has all of it; it comes back with the new seed')),
    row('s.11(d)(4)', 'Winners take of the meter as it stands at their turn.', [fact('meters.fourCardProgressive')], sheet('s.11(d)(4): two who win of one meter are paid in turn from the right')),
    row('s.11(d)(5)', 'Envy by the own wager.', [fact('wagers.fourCardProgressive'), setting('fourCardWager'), reading('A2.23')], envy, chosen('each has the envy and the odds of the own chip, and feeds the meter by it')),
    row('s.11(d)(5)(i)', 'Under table A $100, $10 and $5 for a dollar, and five times as much for five.', [fact('wagers.fourCardProgressive'), reading('A2.23')], tables, order),
    row('s.11(d)(5)(ii)', 'Under table B $100 and $25 for a dollar, and five times as much for five.', [fact('wagers.fourCardProgressive'), reading('A2.23')], tables),
    row('s.11(e)', 'The five-card progressive, if the house offers it.', [setting('fiveCardProgressive')], offered),
    row('s.11(e)(1)', 'Its table.', [fact('wagers.fiveCardProgressive')], tables),
    row('s.11(e)(2)', 'Only the highest hand is paid.', [fact('wagers.fiveCardProgressive')], game('s.11(e)(4): each on the meter as it stands at the player’s turn')),
    row('s.11(e)(3)', 'Its rate, and a reset of at least $10,000, as submitted.', [setting('fiveCardRate'), setting('fiveCardReset'), reading('A2.21')], record('five-card below its minimum'), meters('of each progressive wager the submitted rate feeds its meter, the rest is the game’s')),
    row('s.11(e)(4)', 'Winners take of the meter as it stands at their turn.', [fact('meters.fiveCardProgressive')], game('s.11(e)(4): each on the meter as it stands at the player’s turn')),
    row('s.11(e)(5)', 'Envy by the own wager.', [fact('wagers.fiveCardProgressive'), setting('fiveCardWager'), reading('A2.23')], envy, tables),
    row('s.11(f)', 'The Five Card Hand Bonus, if the house offers it.', [setting('fiveCardHandBonus')], offered),
    row('s.11(f)(1)', 'Its table.', [fact('wagers.fiveCardHandBonusPlayer')], tables, calls('s.11(f)(1): $25 on the own hand, four of a kind')),
    row('s.11(f)(2)', 'The highest hand alone, own and dealer’s each; a part of the meter for the dealer’s hand is shared evenly.', [fact('wagers.fiveCardHandBonusDealer'), reading('A2.13'), reading('A2.15')], game('(2): a percentage on the dealer’s hand is divided equally; the odd cents stay'), meters('a part of the meter for the dealer’s hand is divided by all who wagered on it')),
    row('s.11(f)(3)', 'A house may add the Magic Card at 20 for 1 and the Lucky Bonus at 5 for 1.', [setting('handBonusExtras'), step('draw-bonus')], game('(3): magic card and lucky bonus add to the hand that was bet on')),
    row('s.11(f)(4)', 'Its rate, and a reset of at least $10,000, as submitted.', [setting('handBonusRate'), setting('handBonusReset'), reading('A2.21')], record('hand bonus below its minimum'), meters('both spots of the hand bonus feed one meter, by what was wagered')),

    row('s.12(a)', 'Cover All is made before the round.', [fact('wagers.coverAll'), refusal('wagers-closed'), setting('coverAll')], round('a wager comes after “no more bets”')),
    row('s.12(b)', 'It wins if the best hand of all is three of a kind or better.', [fact('wagers.coverAll'), reading('A2.8'), reading('A2.19')], game('the highest hand at the table pays everyone who has the wager, folded or not'), game('it may be the dealer’s; less than three of a kind loses')),
    row('s.12(c)', 'The odds go by the number of players.', [step('read-player-count'), fact('wagers.coverAll')], clauses('s.12(e): without the count nothing is paid on the wager')),
    row('s.12(d)', 'The shuffler is set to the mode for it.', [refusal('shuffler-mode-wrong'), refusal('device-not-there'), setting('coverAll')], open('with Cover All and a shuffler in another mode'), open('with Cover All and no shuffler to count the players'), clauses('s.12(d): with a shuffler that has given out no one makes the wager')),
    row('s.12(e)', 'After the deal the green button; the device counts the players and shows the odds.', [step('read-player-count'), refusal('player-count-differs'), refusal('player-count-missing')], clauses('s.12(e): the players that the shuffler counts are those that were dealt in'), clauses('s.12(e): without the count nothing is paid on the wager')),
    row('s.12(f)', 'The column for six players.', [fact('wagers.coverAll')], tables),
    row('s.12(g)', 'Only the highest hand pays.', [fact('wagers.coverAll')], clauses('s.12(g), (j): only the highest hand pays, after all others are settled')),
    row('s.12(h)', 'The game is settled as the house does, with these changes.', [step('settle-wagers')], clauses('s.12(h): without the wager all hands stay until the round is over')),
    row('s.12(h)a', 'A hand from a straight up is left open, the dealer’s too.', [step('settle-wagers'), reading('A2.8')], best, clauses('s.12(h)a: the dealer’s own straight is the first hand that stays open')),
    row('s.12(i)', 'A higher one is left open in its place.', [step('settle-wagers')], best),
    row('s.12(j)', 'Cover All is settled when all others are.', [fact('lastGroups.cover-all'), refusal('not-next-to-settle')], clauses('s.12(g), (j): only the highest hand pays, after all others are settled')),
    row('s.12(k)', 'The matrix for one to six players.', [fact('wagers.coverAll'), refusal('too-many-players'), reading('A2.7'), reading('A2.9')], tables, round('seven players play with a Cover All wager'), posted('where it is paid as for six, three of a kind brings what the sixth column says')),

    row('s.13(a)', 'Regular wagers first; progressive chips go on the sensors, which light.', [step('place-wagers'), refusal('ante-missing')], round('the super bonus is left out'), story),
    row('s.13(b)', 'The key locks the wagers, the lights stay, the chips are collected.', [step('lock-side-wagers'), step('collect-progressive-wagers')], story),
    row('s.13(c)', 'All wagers of a player are settled together.', [step('settle-wagers'), reading('A2.10')], game('s.10(c) to (f), s.12(j): the order of settlement')),
    row('s.13(d)', 'What the dealer does with a progressive winner.', [step('press-hand-button')], story),
    row('s.13(d)a', 'A percentage is paid from the meter.', [fact('meters.fourCardProgressive')], game('four aces take the meter, whatever the wager; the stake stays')),
    row('s.13(d)b', 'All else from the tray.', [step('settle-wagers')], meters('odds are paid from the tray and leave the meter alone')),
    row('s.13(d)c', 'The key of the hand, pressed again to turn it off.', [step('press-hand-button'), refusal('hand-button-missing'), refusal('hand-button-wrong')], story, settling('the button of another hand is lit')),
    row('s.13(d)d', 'A supervisor is called.', [step('validate-win'), refusal('needs-floorperson')], settling('a progressive winner is settled without a floorperson')),
    row('s.13(d)e', 'The last key resets the system.', [step('reset-system'), refusal('system-not-reset')], settling('the next round starts before Game Over')),
    row('s.13(e)', 'Envy, with the schedule for a dollar.', [step('pay-envy'), reading('A2.11')], tables),
    row('s.13(e)a', 'All others with the wager get it; who holds the hand gets the prize alone.', [step('pay-envy')], ownEnvy),
    row('s.13(e)b', 'The hand that brings it stays face up.', [refusal('envy-unpaid')], clauses('s.13(e)b: the hand stays face up, and the system is not reset, until envy is paid'), clauses('s.13(e)b: a hand that brings envy is not removed for a higher one')),

    row('s.14(a)', 'One card face up goes to the rack; a second one voids the round.', [step('card-found-face-up'), fact('irregularities.cards-face-up')], wrong('(a): one card face up is not used in the round and goes to the rack'), wrong('(a): a second card face up voids the round'), voids('%j: every stake goes back by %s')),
    row('s.14(b)', 'A card drawn too early and unseen is the next card.', [step('card-drawn-in-error'), fact('irregularities.card-drawn-in-error')], wrong('(b): a card drawn in error, unseen, is the next card')),
    row('s.14(c)', 'A wrong number of cards voids the round.', [step('wrong-number-found'), refusal('wrong-number-of-cards'), fact('irregularities.wrong-number-of-cards')], wrong('(c): a card too many or too few voids the round, whenever it is found'), atHouse('s.14(c): a void round returns every wager, and the meters have nothing of it')),
    row('s.14(d)', 'So does a card of the dealer’s seen before all have decided.', [step('dealer-card-exposed'), fact('irregularities.dealer-card-exposed')], wrong('(d): a card of the dealer’s that is seen too early voids the round')),
    row('s.14(e)', 'A shuffle that the device does not finish is done again.', [step('shuffler-jammed'), fact('irregularities.shuffler-failed')], wrong('(e): a shuffle that the device did not finish is done again'), clauses('s.14(e): a shuffler that jams while the other deck is in play is in the record')),
    row('s.14(f)', 'A dealing shoe that fails voids the round; its cards and those dealt are reshuffled.', [step('shoe-failed'), fact('irregularities.shoe-failed')], wrong('(f): a dealing shoe that fails voids the round; its cards join those dealt')),
    row('s.14(g)', 'A broken device is covered or signed before another way is used.', [step('device-unusable'), step('mark-device'), refusal('device-not-covered')], wrong('(g): a broken shoe or shuffler is covered before anything else is used')),
  ],
};
