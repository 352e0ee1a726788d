// A dealer's trainer: a round at a table of this game, questions about it, and the marks by clause.
// Nothing is booked, and nobody is told.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeCards } from '#cards';
import {
  type Game,
  gameNamed,
  knownCards,
  procedureOf,
  type RoundSeat,
  type TableRound,
  type TrainerMark,
  type TrainerQuestion,
  type TrainerRound,
  type TrainerTrouble,
  trainerRound,
} from '#games';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { HandCards } from './hand-cards.tsx';
import { openPractice, type PracticeGame } from './practice-table.ts';

const SEEDS = 1_000_000;

const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) % SEEDS;

interface Told {
  readonly question: TrainerQuestion;
  readonly mark: TrainerMark;
}

const wagerName = ({ wagers }: Game, id: string): string =>
  wagers.find((each) => each.id === id)?.name ?? id;

/** The wagers that are settled in one go, by their names. */
function useGroupWords(game: Game, round: TrainerRound): (choice: string) => string {
  const { t } = useTranslation('practice');
  const { groups, lastGroups } = procedureOf(round.table);
  return (choice) => {
    const [seat = '', ...rest] = choice.split(' ');
    const group = [...groups, ...lastGroups].find((each) => each.group === rest.join(' '));
    const wagers = (group?.wagers ?? []).map((wager) => wagerName(game, wager)).join(', ');
    return t('train.step', { seat, wagers });
  };
}

function useChoiceWords(game: Game, round: TrainerRound) {
  const { t } = useTranslation('practice');
  const groupWords = useGroupWords(game, round);
  return ({ asks }: TrainerQuestion, choice: string): string => {
    if (asks === 'next-step') return groupWords(choice);
    if (/^\d/.test(choice)) return money(choice);
    return t(`train.choices.${choice as 'yes'}`);
  };
}

function useQuestionWords(game: Game, { table }: TrainerRound) {
  const { t } = useTranslation('practice');
  const seatAt = (seat: number) =>
    (table.round as TableRound).seats.find((each) => each.seat === seat);
  return ({ asks, seat = 0, wager = '', amount = '0', trouble }: TrainerQuestion): string => {
    const mine = seatAt(seat);
    switch (asks) {
      case 'may-play':
        return t('train.asks.may-play', {
          seat,
          amount: money(amount),
          ante: money(mine?.wagers['ante']?.amount ?? '0'),
        });
      case 'wager':
        return t('train.asks.wager', { seat, wager: wagerName(game, wager) });
      case 'trouble':
        return t(`train.troubles.${trouble as TrainerTrouble}`);
      default:
        return t(`train.asks.${asks}`, { seat });
    }
  };
}

function Seat({
  game,
  seat,
  isBefore,
}: {
  readonly game: Game;
  readonly seat: RoundSeat;
  /** No one has decided yet. */
  readonly isBefore: boolean;
}) {
  const { t } = useTranslation('practice');
  const cards = knownCards(seat.hand.cards);
  const wagers = Object.entries(seat.wagers).filter(([wager]) => !isBefore || wager !== 'play');
  return (
    <li className="flex flex-col items-center gap-2 rounded-panel border border-ink/20 bg-felt-deep/40 p-3">
      <h3 className="font-semibold">{t('felt.seat', { seat: seat.seat })}</h3>
      <HandCards cards={cards} isUp={() => true} isSmall />
      {seat.decision === 'fold' && !isBefore ? (
        <p className="font-semibold">{t('felt.folded')}</p>
      ) : null}
      <dl className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-sm">
        {wagers.map(([wager, { amount }]) => (
          <div key={wager} className="contents">
            <dt className="text-ink/80">{wagerName(game, wager)}</dt>
            <dd className="text-right font-semibold text-gold tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The table that the questions are about. */
function Shown({
  game,
  round,
  asks,
}: {
  readonly game: Game;
  readonly round: TrainerRound;
  readonly asks: TrainerQuestion;
}) {
  const { t } = useTranslation('practice');
  const { seats, dealer } = round.table.round as TableRound;
  // Before the decisions the dealer's hand is face down.
  const isBefore = asks.asks === 'may-play';
  const isOfOne = isBefore || asks.asks === 'wager';
  const shown = isOfOne ? seats.filter(({ seat }) => seat === asks.seat) : seats;
  return (
    <section
      aria-label={t('felt.label')}
      className="flex flex-col gap-4 rounded-[2rem] bg-radial-[at_50%_0%] from-felt to-felt-deep p-4"
    >
      <div className="flex min-h-28 flex-col items-center gap-2">
        <h2 className="font-semibold">{t('felt.dealer')}</h2>
        <HandCards
          cards={knownCards(dealer.cards)}
          isUp={() => !isBefore}
          best={isBefore || dealer.best === null ? undefined : makeCards(dealer.best).split(' ')}
        />
      </div>
      <ul className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
        {shown.map((seat) => (
          <Seat key={seat.seat} game={game} seat={seat} isBefore={isBefore} />
        ))}
      </ul>
    </section>
  );
}

interface AskedProps {
  readonly question: TrainerQuestion;
  readonly words: string;
  readonly wordsOf: (question: TrainerQuestion, choice: string) => string;
  readonly told: Told | undefined;
  readonly onAnswer: (choice: string) => void;
  readonly onNext: () => void;
}

function Asked({ question, words, wordsOf, told, onAnswer, onNext }: AskedProps) {
  const { t } = useTranslation('practice');
  const { choices, done = [] } = question;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-xl leading-snug">{words}</p>
      {done.length === 0 ? null : (
        <p className="text-muted text-sm">
          {t('train.done', { steps: done.map((step) => wordsOf(question, step)).join('; ') })}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are answers. */}
      <div role="group" aria-label={t('train.answers')} className="grid gap-2">
        {choices.map((choice) => {
          const isRight = told?.mark.right === choice;
          return (
            <Button
              key={choice}
              isLarge
              look={told !== undefined && isRight ? 'primary' : 'plain'}
              disabled={told !== undefined && !isRight}
              onClick={() => (told === undefined ? onAnswer(choice) : undefined)}
            >
              {wordsOf(question, choice)}
            </Button>
          );
        })}
      </div>
      <p role="status" className="min-h-12">
        {told === undefined ? null : (
          <span className={`font-semibold ${told.mark.isRight ? 'text-live' : 'text-held'}`}>
            {told.mark.isRight
              ? t('train.right')
              : t('train.wrong', { right: wordsOf(question, told.mark.right) })}{' '}
            <span className="font-normal text-muted">{told.mark.clause}</span>
          </span>
        )}
      </p>
      <Button look="primary" isLarge disabled={told === undefined} onClick={onNext}>
        {t('train.next')}
      </Button>
    </div>
  );
}

/** How it went: what was wrong, by its clause. */
function Result({
  told,
  wordsOf,
  askWords,
  onAgain,
}: {
  readonly told: readonly Told[];
  readonly wordsOf: AskedProps['wordsOf'];
  readonly askWords: (question: TrainerQuestion) => string;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('practice');
  const wrong = told.filter(({ mark }) => !mark.isRight);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-bold text-3xl">
        {t('train.result', { right: told.length - wrong.length, all: told.length })}
      </p>
      {wrong.length === 0 ? null : (
        <ul aria-label={t('train.read')} className="flex flex-col divide-y divide-line">
          {wrong.map(({ question, mark }) => (
            <li key={question.id} className="py-2">
              <p className="font-semibold text-held">{mark.clause}</p>
              <p>{askWords(question)}</p>
              <p className="text-muted">{wordsOf(question, mark.right)}</p>
            </li>
          ))}
        </ul>
      )}
      <Button look="primary" isLarge onClick={onAgain}>
        {t('act.nextRound')}
      </Button>
    </div>
  );
}

export default function Trainer({
  name,
  first,
}: {
  readonly name: PracticeGame;
  readonly first: number | undefined;
}) {
  const { t } = useTranslation('practice');
  const [seed, setSeed] = useState(() => first ?? newSeed());
  const [told, setTold] = useState<readonly Told[]>([]);
  const [at, setAt] = useState(0);
  const game = gameNamed(name) as Game;
  const round = useMemo(() => {
    const { setup } = openPractice(name, { own: 1, others: 0, tables: {} }).table;
    return trainerRound(seed, setup);
  }, [name, seed]);
  const wordsOf = useChoiceWords(game, round);
  const askWords = useQuestionWords(game, round);
  const question = round.questions[at];
  const again = () => {
    setSeed(newSeed());
    setTold([]);
    setAt(0);
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel
        className="xl:order-last"
        title={
          question === undefined
            ? t('train.over')
            : t('train.of', { number: at + 1, all: round.questions.length })
        }
      >
        {question === undefined ? (
          <Result told={told} wordsOf={wordsOf} askWords={askWords} onAgain={again} />
        ) : (
          <Asked
            key={question.id}
            question={question}
            words={askWords(question)}
            wordsOf={wordsOf}
            told={told.find((each) => each.question.id === question.id)}
            onAnswer={(choice) =>
              setTold([...told, { question, mark: round.mark(question.id, choice) }])
            }
            onNext={() => setAt(at + 1)}
          />
        )}
      </Panel>
      {question === undefined || question.asks === 'trouble' ? null : (
        <Shown game={game} round={round} asks={question} />
      )}
    </div>
  );
}
