// What only one rule has to say of a hand, shown by its shape: the screen knows no rule by name.
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { grouped } from '../ui/numbers.ts';
import { PieceRow } from '../ui/piece.tsx';
import { capitalized, inWords, isPiece } from '../ui/words.ts';

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPieces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'string' && isPiece(each));

/** Facts inside facts, or a list of them: these get a block of their own. */
const isNested = (value: unknown): boolean =>
  isFacts(value) || (Array.isArray(value) && value.some(isFacts));

/** "isSoft" is the fact "Soft". */
const titleOf = (name: string): string => inWords(name.replace(/^is(?=[A-Z])/, ''));

function shown(value: unknown): ReactNode {
  const { t } = i18next;
  if (value === null || value === undefined) return t('rank:none');
  if (typeof value === 'boolean') return value ? t('rank:yes') : t('rank:no');
  if (typeof value === 'number' || typeof value === 'bigint') return grouped(value);
  if (isPieces(value)) return <PieceRow codes={value} />;
  if (Array.isArray(value))
    return value.length === 0 ? t('rank:none') : value.map(inWords).join(', ');
  return capitalized(String(value));
}

const FactRow = ({ facts }: { facts: readonly (readonly [name: string, value: unknown])[] }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3 empty:hidden">
    {facts.map(([name, value]) => (
      <div key={name} className="flex min-w-0 flex-col gap-1">
        <dt className="text-ink/80 text-sm">{titleOf(name)}</dt>
        <dd className="font-medium tabular-nums">{shown(value)}</dd>
      </div>
    ))}
  </dl>
);

/** A row of a set hand: its pieces, and what they are. */
function SetHand({ pieces, name }: { pieces: readonly string[]; name: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <PieceRow codes={pieces} />
      <p className="font-medium">{capitalized(name)}</p>
    </div>
  );
}

function Block({ value }: { value: unknown }): ReactNode {
  if (Array.isArray(value)) {
    return (
      <ul className="flex flex-wrap gap-3">
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a hand keep their order.
          <li key={index} className="rounded-control bg-ground/35 px-4 py-3">
            <Block value={each} />
          </li>
        ))}
      </ul>
    );
  }
  if (!isFacts(value)) return shown(value);
  if (typeof value['message'] === 'string') return capitalized(value['message']);
  const pieces = Object.values(value).find(isPieces);
  const name = value['name'];
  return pieces !== undefined && typeof name === 'string' ? (
    <SetHand pieces={pieces} name={name} />
  ) : (
    <FactList facts={value} />
  );
}

function FactList({ facts }: { facts: Facts }) {
  const entries = Object.entries(facts);
  const nested = entries.filter(([, value]) => isNested(value));
  return (
    <div className="flex flex-col gap-4">
      <FactRow facts={entries.filter(([, value]) => !isNested(value))} />
      <div className="flex flex-wrap gap-x-8 gap-y-4 empty:hidden">
        {nested.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col gap-1.5">
            <p className="text-gold">{titleOf(name)}</p>
            <Block value={value} />
          </div>
        ))}
      </div>
    </div>
  );
}

export const More = ({ facts }: { facts: Facts }) => (
  <div className="border-ink/20 border-t pt-4">
    <FactList facts={facts} />
  </div>
);
