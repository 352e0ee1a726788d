import { useTranslation } from 'react-i18next';
import { cardsOf, makeCard } from '#cards';
import { procedureOf, type TableAction, type TableState } from '#games';
import { Button } from '../ui/button.tsx';
import { CardPad } from '../ui/card-pad.tsx';
import type { Press } from './next-press.ts';
import type { DealtTable } from './use-dealt-table.ts';

type CardsPress = Extract<Press, { kind: 'cards' }>;

/** Where every card is that was read in this round, besides one hand. */
export function usePlaces(): (state: TableState, but: number | 'dealer') => Map<string, string> {
  const { t } = useTranslation('deal');
  return ({ round }, but) => {
    const places = new Map<string, string>();
    for (const { seat, hand } of round?.seats ?? []) {
      if (seat === but) continue;
      for (const card of hand.cards) {
        if (card !== null) places.set(makeCard(card), t('seat', { seat }));
      }
    }
    for (const card of but === 'dealer' ? [] : (round?.dealer.cards ?? [])) {
      if (card !== null) places.set(makeCard(card), t('theDealer'));
    }
    return places;
  };
}

/** The step that the cards of a hand go with. */
const shown = ({ at, before }: CardsPress, more: object): readonly TableAction[] => [
  ...before,
  at === 'dealer'
    ? { type: 'reveal-dealer-hand', ...more }
    : { type: 'turn-up-hand', seat: at, ...more },
];

/** The hand that is turned up now is keyed here; with the last card it is done. */
export function KeyHand({
  dealt,
  press,
}: {
  readonly dealt: DealtTable;
  readonly press: CardsPress;
}) {
  const { t } = useTranslation('deal');
  const placesFor = usePlaces();
  const { at, count } = press;
  return (
    <CardPad
      key={`${at} ${dealt.facts.round} ${dealt.refused?.words}`}
      label={at === 'dealer' ? t('press.dealerCards') : t('press.cards', { seat: at })}
      count={count}
      places={placesFor(dealt.facts.state, at)}
      onDone={(cards) => void dealt.send(shown(press, { cards: cardsOf(cards.join(' ')) }))}
    />
  );
}

/** How a hand has ended that is not recorded, at a table that records only the hands in question. */
export function ToldResults({
  dealt,
  press,
}: {
  readonly dealt: DealtTable;
  readonly press: CardsPress;
}) {
  const { t } = useTranslation('deal');
  const { state } = dealt.facts;
  if (state.setup.recording === 'every-card') return null;
  const look = 'min-h-20 flex-1 text-lg';
  if (press.at === 'dealer') {
    return (
      <Button className={look} onClick={() => void dealt.send(shown(press, {}))}>
        {t('press.unread')}
      </Button>
    );
  }
  return procedureOf(state).toldResults.map((result) => (
    <Button key={result} className={look} onClick={() => void dealt.send(shown(press, { result }))}>
      {t(`told.${result}`)}
    </Button>
  ));
}
