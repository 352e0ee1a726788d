import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Asks, Control } from '../ui/form-field.tsx';
import { listIn } from '../ui/list-in.ts';
import { PatronName } from './patron-name.tsx';
import { numberIn } from './structure.ts';

interface BustDialogProps {
  readonly tournament: TournamentFacts;
  readonly patron: string;
  readonly onClose: () => void;
}

const chipsOf = (patron: string): string => `chips ${patron}`;

/** Who won the hand takes the player out with one tap; several winners, or several out, take more. */
export function BustDialog({ tournament, patron, onClose }: BustDialogProps) {
  const { t } = useTranslation('tournaments');
  const { entrants, structure } = tournament;
  const { seat: { table } = {}, bounty } = entrants.find((each) => each.patron === patron) ?? {};
  const others = entrants
    .filter((each) => each.seat?.table === table && each.patron !== patron)
    .map((each) => each.patron);
  const one: Asks = {
    label: t('bust.winners'),
    isBare: true,
    as: ({ send }) => <OneTap others={others} hasNone={bounty === undefined} onTap={send} />,
  };
  const several = (label: string, against: unknown): Asks => ({
    label,
    as: (control) => <Several {...control} others={others} against={listIn(against)} />,
  });
  return (
    <Dialog
      title={t('bust.title', { patron })}
      words={t('bust.words', { patron })}
      isOpen
      onClose={onClose}
    >
      <CommandForm
        command="bust-entrants"
        submit={({ isSeveral }) => (isSeveral === true ? t('bust.do') : undefined)}
        look="danger"
        isLarge
        initial={Object.fromEntries(
          entrants.map((each) => [chipsOf(each.patron), each.chips ?? structure.startingChips]),
        )}
        fields={({ isSeveral, wonBy, also }) => ({
          wonBy: isSeveral === true ? several(t('bust.winners'), also) : one,
          also: isSeveral === true ? several(t('bust.also'), wonBy) : undefined,
          [chipsOf(patron)]: { label: t('bust.chips'), as: 'number', at: 'out[0].chips' },
          ...Object.fromEntries(
            (isSeveral === true ? listIn(also) : []).map((each, index) => [
              chipsOf(each),
              {
                label: t('bust.chipsOf', { patron: each }),
                as: 'number',
                at: `out[${index + 1}].chips`,
              },
            ]),
          ),
          isSeveral: { label: t('bust.several'), as: 'tick' },
        })}
        toFields={({ wonBy, also, ...typed }) => ({
          tournament: tournament.tournament,
          out: [patron, ...listIn(also)].map((each) => ({
            patron: each,
            chips: numberIn(String(typed[chipsOf(each)] ?? '')),
            wonBy: listIn(wonBy),
          })),
        })}
        onDone={onClose}
      />
    </Dialog>
  );
}

interface OneTapProps {
  readonly others: readonly string[];
  /** Whether the hand can be without a winner. */
  readonly hasNone: boolean;
  readonly onTap: (winners: readonly string[]) => void;
}

function OneTap({ others, hasNone, onTap }: OneTapProps) {
  const { t } = useTranslation('tournaments');
  return (
    <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-3">
      {others.map((each) => (
        <li key={each}>
          <Button
            isLarge
            className="h-full w-full px-2! py-2"
            aria-label={t('bust.wonBy', { patron: each })}
            onClick={() => onTap([each])}
          >
            <PatronName patron={each} />
          </Button>
        </li>
      ))}
      {hasNone ? (
        <li>
          <Button
            isLarge
            className="h-full w-full px-2! text-base! leading-tight"
            onClick={() => onTap([])}
          >
            {t('bust.nobody')}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

interface SeveralProps extends Control {
  readonly others: readonly string[];
  readonly against: readonly string[];
}

function Several({ others, against, value, set }: SeveralProps) {
  const chosen = listIn(value);
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {others.map((each) => (
        <Button
          key={each}
          look={chosen.includes(each) ? 'primary' : 'plain'}
          aria-pressed={chosen.includes(each)}
          disabled={against.includes(each)}
          className="px-2! py-2"
          onClick={() =>
            set(
              chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each],
            )
          }
        >
          <PatronName patron={each} />
        </Button>
      ))}
    </div>
  );
}
