import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { DEALING_WAYS, PROCEDURES } from '#games';
import { useCommand } from '../data/commands.ts';
import { useTopic } from '../data/stream.ts';
import { useSignLines } from '../sign/use-sign.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';

const SHUFFLERS = ['none', 'automated', 'counting'] as const;
const RECORDINGS = ['every-card', 'hands-in-question'] as const;

/** A game that is dealt at this table: where its keypad is, and its end. */
function Dealt({ table }: { readonly table: string }) {
  const { t } = useTranslation('floor');
  const close = useCommand('close-game');
  return (
    <>
      <OutcomeNotice of={close.outcome} done={t('game.closed')} />
      <div className="flex flex-wrap items-center gap-4">
        <GoLink to={`/table/${table}`}>{t('game.keypad')}</GoLink>
        <Button look="danger" onClick={() => void close.send({ table })}>
          {t('game.close')}
        </Button>
      </div>
    </>
  );
}

/** Two people count the tray between rounds, each without the other. */
function TrayCount({ table }: { readonly table: string }) {
  const { t } = useTranslation('floor');
  const isAgreed = ({ events }: Done) => events.some(({ type }) => type === 'tray-counted');
  return (
    <CommandForm
      command="count-tray"
      isInline
      look="plain"
      submit={t('game.count')}
      done={(done) => t(isAgreed(done) ? 'game.agreed' : 'game.noted')}
      fixed={{ table }}
      fields={{ counted: { label: t('game.counted'), as: 'money' } }}
    />
  );
}

/** Table games that the house has posted and this table is open for: dealt here with the procedure. */
export function TableGame({ table, game }: { readonly table: string; readonly game: string }) {
  const { t } = useTranslation('floor');
  const isDealt = useTopic('table-games')?.has(table) === true;
  const posted = useSignLines()?.filter((line) => line.game === game) ?? [];
  if (posted.length === 0 && !isDealt) return null;
  const mode = PROCEDURES[game as keyof typeof PROCEDURES]?.tableWager?.mode;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">{t('game.title')}</h3>
      <TrayCount table={table} />
      {isDealt ? (
        <Dealt table={table} />
      ) : (
        <CommandForm
          command="open-game"
          submit={t('game.open')}
          fixed={{ table }}
          fields={{
            offering: {
              label: t('game.offering'),
              as: 'select',
              options: posted.map(({ offering, title }) => ({ value: offering, title })),
            },
            recording: {
              label: t('game.recording'),
              hint: t('game.recordingHint'),
              as: 'choice',
              options: RECORDINGS.map((value) => ({ value, title: t(`game.recordings.${value}`) })),
            },
            way: {
              label: t('game.way'),
              as: 'choice',
              options: DEALING_WAYS.map((value) => ({ value, title: t(`game.ways.${value}`) })),
            },
            shuffler: {
              label: t('game.shuffler'),
              as: 'choice',
              options: SHUFFLERS.map((value) => ({ value, title: t(`game.shufflers.${value}`) })),
            },
            shufflerMode:
              mode === undefined
                ? undefined
                : {
                    label: t('game.mode'),
                    hint: t('game.modeHint'),
                    as: 'select',
                    none: t('game.noMode'),
                    options: [{ value: mode, title: mode }],
                  },
            automatedShoe: { label: t('game.automatedShoe') },
            severalPositions: { label: t('game.severalPositions') },
          }}
        />
      )}
    </section>
  );
}
