import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { PatronName } from './patron-name.tsx';

interface BustDialogProps {
  readonly tournament: TournamentFacts;
  readonly patron: string;
  readonly onClose: () => void;
}

/** Who won the hand takes the player out with one tap; several winners, or several out, take more. */
export function BustDialog({ tournament, patron, onClose }: BustDialogProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const bust = useCommand('bust-entrants');
  const [isSeveral, setSeveral] = useState(false);
  const [winners, setWinners] = useState<readonly string[]>([]);
  const [also, setAlso] = useState<readonly string[]>([]);
  const { entrants } = tournament;
  const chipsOf = (of: string): string =>
    `${entrants.find((each) => each.patron === of)?.chips ?? tournament.structure.startingChips}`;
  const [chips, setChips] = useState<Readonly<Record<string, string>>>({});
  const { seat: { table } = {}, bounty } = entrants.find((each) => each.patron === patron) ?? {};
  const isTarget = bounty !== undefined;
  const others = entrants
    .filter((each) => each.seat?.table === table && each.patron !== patron)
    .map((each) => each.patron);

  async function send(wonBy: readonly string[]) {
    const out = [patron, ...also].map((each) => ({
      patron: each,
      chips: Number(chips[each] ?? chipsOf(each)),
      wonBy: [...wonBy],
    }));
    const done = await bust.send({ tournament: tournament.tournament, out });
    if (done !== undefined) onClose();
  }

  const chipsField = (of: string, label: string) => (
    <Field
      key={of}
      id={`${id}-chips-${of}`}
      label={label}
      inputMode="numeric"
      value={chips[of] ?? chipsOf(of)}
      onChange={({ target }) => {
        setChips({ ...chips, [of]: target.value.replace(/\D/g, '').slice(0, 9) });
      }}
    />
  );

  return (
    <Dialog
      title={t('bust.title', { patron })}
      words={t('bust.words', { patron })}
      isOpen
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {isSeveral ? (
          <Several
            others={others}
            winners={winners}
            also={also}
            onWinners={setWinners}
            onAlso={setAlso}
          />
        ) : (
          <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-3">
            {others.map((each) => (
              <li key={each}>
                <Button
                  isLarge
                  className="h-full w-full px-2! py-2"
                  aria-label={t('bust.wonBy', { patron: each })}
                  onClick={() => void send([each])}
                >
                  <PatronName patron={each} />
                </Button>
              </li>
            ))}
            {isTarget ? null : (
              <li>
                <Button
                  isLarge
                  className="h-full w-full px-2! text-base! leading-tight"
                  onClick={() => void send([])}
                >
                  {t('bust.nobody')}
                </Button>
              </li>
            )}
          </ul>
        )}
        {chipsField(patron, t('bust.chips'))}
        {also.map((each) => chipsField(each, t('bust.chipsOf', { patron: each })))}
        <Checkbox
          id={`${id}-several`}
          label={t('bust.several')}
          isChecked={isSeveral}
          onCheck={setSeveral}
        />
        <OutcomeNotice of={bust.outcome} />
        {isSeveral ? (
          <Button look="danger" isLarge onClick={() => void send(winners)}>
            {t('bust.do')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

interface SeveralProps {
  readonly others: readonly string[];
  readonly winners: readonly string[];
  readonly also: readonly string[];
  readonly onWinners: (patrons: readonly string[]) => void;
  readonly onAlso: (patrons: readonly string[]) => void;
}

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

function Several({ others, winners, also, onWinners, onAlso }: SeveralProps) {
  const { t } = useTranslation('tournaments');
  const groups = [
    { title: t('bust.winners'), chosen: winners, onChoose: onWinners, against: also },
    { title: t('bust.also'), chosen: also, onChoose: onAlso, against: winners },
  ];
  return groups.map(({ title, chosen, onChoose, against }) => (
    <fieldset key={title}>
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {others.map((each) => (
          <Button
            key={each}
            look={chosen.includes(each) ? 'primary' : 'plain'}
            aria-pressed={chosen.includes(each)}
            disabled={against.includes(each)}
            className="px-2! py-2"
            onClick={() => onChoose(toggled(chosen, each))}
          >
            <PatronName patron={each} />
          </Button>
        ))}
      </div>
    </fieldset>
  ));
}
