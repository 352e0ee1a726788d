// A request about a hand of casino war, under a made-up sheet.
import { sure } from '#result';
import type { Activity } from './activity.ts';
import { answerQualify, type QualifyAnswer } from './qualify.ts';

export interface Asked {
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly meter?: string | Readonly<Record<string, string>>;
  readonly reserve?: string;
  readonly offering?: unknown;
  readonly deal?: Readonly<Record<string, unknown>>;
}

/** Six decks, so that several seats can hold the same card. */
export function ask(
  activity: Activity,
  { seats, meter = '10000', reserve = '50000', offering = {}, deal = {} }: Asked,
): QualifyAnswer {
  const numbered = seats.map((seat, index) => ({ seat: index + 1, ...seat }));
  return sure(
    answerQualify(
      {
        activity: activity.id,
        offering,
        balances: { meter, reserve },
        deal: { game: 'casino-war', decks: 6, seats: numbered, ...deal },
      },
      [activity],
    ),
  );
}

export const amounts = ({ awards }: QualifyAnswer) =>
  awards.map(({ seat, share, amount, from }) => [seat, share, amount, from]);
