import { useState } from 'react';
import type { Client, Seen } from '#client';
import { type Game, gameNamed, type TableAction } from '#games';
import { useCommand } from '../data/commands.ts';
import { houseNow } from '../data/time.ts';
import { askedOf } from './asked.ts';
import { nextPress, type Press } from './next-press.ts';
import { type ChipsByWager, type LaidBySeat, laidInRound } from './wagers.ts';

export type DealtFacts = Seen<'/tables/:table/game'>;

export interface DealtTable {
  readonly facts: DealtFacts;
  readonly game: Game;
  readonly press: Press;
  /** ChipsByWager on the screen: those of the house, until they are touched. */
  readonly laid: LaidBySeat;
  /** Those of the last round, to be laid again. */
  readonly last: LaidBySeat;
  /** Why the house did not take the last steps. */
  readonly refused: { readonly code: string; readonly words: string } | undefined;
  readonly isSending: boolean;
  lay(laid: LaidBySeat): void;
  send(actions: readonly TableAction[], as?: Client): Promise<boolean>;
}

const without = (laid: LaidBySeat): LaidBySeat =>
  Object.fromEntries(Object.entries(laid).filter(([, chips]) => Object.keys(chips).length > 0));

/** A table that deals its game: what the house has of it, and the chips that are being laid. */
export function useDealtTable(facts: DealtFacts): DealtTable {
  const { table, state, meters } = facts;
  const { outcome, send } = useCommand('deal-steps');
  const [touched, setTouched] = useState<{ readonly round: number; readonly laid: LaidBySeat }>();
  const [last, setLast] = useState<LaidBySeat>({});
  const number = state.round?.number ?? 0;
  const isOpen = state.round?.phase === 'betting';
  const own = touched !== undefined && touched.round === number ? touched.laid : {};
  const laid: LaidBySeat = isOpen ? { ...laidInRound(state), ...own } : laidInRound(state);
  return {
    facts,
    game: gameNamed(facts.game) as Game,
    press: nextPress(state, laid, { at: houseNow(), meters }),
    laid,
    last,
    refused:
      outcome.kind === 'refused'
        ? { code: outcome.failure.code, words: outcome.failure.detail }
        : undefined,
    isSending: outcome.kind === 'sending',
    lay: (next) => setTouched({ round: number, laid: next }),
    async send(actions, as) {
      const steps = actions.map(askedOf);
      if (actions.some(({ type }) => type === 'announce-no-more-bets')) setLast(without(laid));
      return (await send({ table, steps }, as)) !== undefined;
    },
  };
}

export const chipsAt = ({ laid }: Pick<DealtTable, 'laid'>, seat: number): ChipsByWager =>
  laid[seat] ?? {};
