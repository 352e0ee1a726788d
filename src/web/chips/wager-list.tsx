import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { MAY } from '#house';
import { ENDINGS } from '#rules';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton, CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Wager } from './answers.ts';
import { sideWords } from './side-words.ts';

interface ListProps {
  readonly uses: readonly Wager[];
  /** The message when a wager has ended. */
  readonly onTold: (words: string) => void;
}

/** Wagers with coupons and chips at one table, each with its next step. */
export function WagerList({ uses, onTold }: ListProps) {
  const { t } = useTranslation('chips');
  return (
    <Panel title={t('wagers.here')}>
      {uses.length === 0 ? (
        <Empty title={t('wagers.none')}>{t('wagers.noneWords')}</Empty>
      ) : (
        <ul className="flex flex-col gap-3">
          {uses.map((use) => (
            <li key={use.use} className="rounded-control border border-line bg-raised p-4">
              <Said wager={use} />
              <NextStep wager={use} onTold={onTold} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Said({ wager }: { readonly wager: Wager }) {
  const { t } = useTranslation('chips');
  const { title, serial, seat, position, bet, side, amount, live, step, played } = wager;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 pb-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {t(position === 'backline' ? 'wagers.behindSeat' : 'wagers.seat', { seat })} · {title}
        </p>
        <p className="text-muted">
          {t(`bets.${bet}`)} · {sideWords(side)} · <span className="font-mono">{serial}</span>
        </p>
        {live === '0.00' ? null : (
          <p className="text-muted">{t('wagers.live', { live: money(live) })}</p>
        )}
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <p className="font-semibold text-2xl tabular-nums">{money(amount)}</p>
        <Tag is={step === 'placed' ? 'live' : 'held'}>
          {played === undefined ? t('steps.placed') : t(`endings.${played.ending}`)}
        </Tag>
      </div>
    </div>
  );
}

interface StepProps {
  readonly wager: Wager;
  readonly onTold: (words: string) => void;
}

function NextStep({ wager, onTold }: StepProps) {
  const { t } = useTranslation('chips');
  const mayVerify = useHasRole(MAY['verify-use']);
  const badge = useSession()?.badge;
  if (wager.step === 'verified') return <p className="text-muted">{t('steps.verified')}</p>;
  if (wager.step === 'played') {
    return mayVerify && wager.playedBy !== badge ? (
      <Verify wager={wager} />
    ) : (
      <p className="text-muted">{t('steps.played')}</p>
    );
  }
  return wager.isDealt ? <Settle wager={wager} onTold={onTold} /> : <TakeBack use={wager.use} />;
}

type Played = Extract<Done['events'][number], { type: 'instrument-played' }>;

/** How the hand has ended, with one press; what the bet has paid is asked where chips are paid by
 * the bet. */
function Settle({ wager: { use, isDivisible, amount }, onTold }: StepProps) {
  const { t } = useTranslation('chips');
  const wordsOf = ({ pays, redeems, becomes }: Played): string =>
    [
      ...(pays === '0.00' ? [] : [t('told.pays', { amount: money(pays) })]),
      t(`told.becomes.${becomes}`),
      ...(redeems === '0.00' ? [] : [t('told.redeems', { amount: money(redeems) })]),
    ].join(' ');
  return (
    <CommandForm
      command="settle-instrument"
      initial={{ winnings: amount }}
      fields={{
        winnings: isDivisible
          ? { label: t('wagers.winnings'), hint: t('wagers.winningsHint'), as: 'money' }
          : undefined,
        ending: {
          label: t('wagers.ending'),
          isBare: true,
          as: ({ send }) => (
            <fieldset aria-label={t('wagers.ending')} className="grid grid-cols-3 gap-2">
              {ENDINGS.map((ending) => (
                <Button key={ending} isLarge onClick={() => send(ending)}>
                  {t(`endings.${ending}`)}
                </Button>
              ))}
            </fieldset>
          ),
        },
      }}
      toFields={({ ending, winnings }) => ({
        use,
        ending,
        winnings: ending === 'win' ? winnings : undefined,
      })}
      onDone={({ events }) => {
        const played = events.find((event): event is Played => event.type === 'instrument-played');
        if (played !== undefined) onTold(wordsOf(played));
      }}
    />
  );
}

function TakeBack({ use }: { readonly use: string }) {
  const { t } = useTranslation('chips');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{t('steps.notDealt')}</p>
      <CommandButton
        command="take-back-instrument"
        fixed={{ use }}
        fields={{ reason: { label: t('command.reason', { ns: 'common' }) } }}
        title={t('wagers.takeBack')}
        words={t('wagers.takeBackWords')}
      />
    </div>
  );
}

/** A different person has looked: it is verified, or entered again. */
function Verify({ wager: { use, played } }: { readonly wager: Wager }) {
  const { t } = useTranslation('chips');
  const verify = useCommand('verify-use');
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t(`endings.${played?.ending ?? 'push'}`)} ·{' '}
        {t('told.paid', { amount: money(played?.pays ?? '0.00') })} ·{' '}
        {t('told.forPlayerDealer', { amount: money(played?.redeems ?? '0.00') })}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button isLarge look="primary" onClick={() => void verify.send({ use })}>
          {t('wagers.verify')}
        </Button>
        <CommandButton
          command="dispute-use"
          title={t('wagers.dispute')}
          submit={t('wagers.sendDispute')}
          isLarge
          fixed={{ use }}
          fields={{ reason: { label: t('reason') } }}
        />
      </div>
      <OutcomeNotice of={verify.outcome} />
    </div>
  );
}
