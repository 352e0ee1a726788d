import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Card, cardsOf } from '#cards';
import { type Dealt, type Position, readCards } from '#games';
import { Button } from '../ui/button.tsx';
import { CardPad } from '../ui/card-pad.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';
import { usePlaces } from './key-hand.tsx';
import type { DealtTable } from './use-dealt-table.ts';

/** Cards that were keyed wrong: keyed again here, and a floorperson signs. */
export function CorrectButton({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const placesFor = usePlaces();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [cards, setCards] = useState<readonly Card[]>();
  const { state } = dealt.facts;
  const { round } = state;
  const read = (at: Position, dealtCards: readonly Dealt[]) =>
    dealtCards.length > 0 && readCards(dealtCards) !== null
      ? [{ at, count: dealtCards.length }]
      : [];
  const hands = [
    ...(round?.seats ?? []).flatMap(({ seat, hand: held }) => read(seat, held.cards)),
    ...(round === null ? [] : read('dealer', round.dealer.cards)),
  ];
  const hand = hands.find(({ at }) => String(at) === chosen);
  const close = () => {
    setOpen(false);
    setChosen(undefined);
    setCards(undefined);
  };
  return (
    <>
      <Button className="min-h-14" disabled={hands.length === 0} onClick={() => setOpen(true)}>
        <Pencil className="size-5 shrink-0" aria-hidden="true" />
        {t('correct.open')}
      </Button>
      <Dialog
        title={t('correct.title')}
        words={t('correct.words')}
        isOpen={isOpen && cards === undefined}
        onClose={close}
      >
        <div className="flex flex-col gap-4">
          <Choice
            label={t('correct.whose')}
            options={hands.map(({ at }) => ({
              value: String(at),
              title: at === 'dealer' ? t('dealer') : t('seat', { seat: at }),
            }))}
            chosen={chosen}
            onChoose={setChosen}
          />
          {hand === undefined ? null : (
            <CardPad
              key={chosen}
              label={t('correct.title')}
              count={hand.count}
              places={placesFor(state, hand.at)}
              onDone={(keyed) => setCards(cardsOf(keyed.join(' ')))}
            />
          )}
        </div>
      </Dialog>
      <SecondBadge
        isOpen={isOpen && cards !== undefined}
        onClose={close}
        onSigned={async (client) => {
          if (hand === undefined || cards === undefined) return;
          // The house takes the role from the badge that signs.
          await dealt.send(
            [{ type: 'correct-cards', at: hand.at, cards, by: 'floorperson' }],
            client,
          );
        }}
      />
    </>
  );
}
