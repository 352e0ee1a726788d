import type { ReactNode } from 'react';
import { useGo, usePlace } from '../place.ts';
import { Tabs } from './tabs.tsx';

interface Part {
  readonly name: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface PartsProps {
  readonly label: string;
  /** The address of the screen. */
  readonly at: string;
  /** What names a part: the word after the address, or a field of its search. */
  readonly by: 'path' | 'part' | 'tab';
  readonly parts: readonly Part[];
}

/** The parts of a screen, of which the address names one; the first, where it names none. */
export function Parts({ label, at, by, parts }: PartsProps) {
  const { name, search } = usePlace();
  const go = useGo();
  const named = by === 'path' ? name : search[by];
  const shown = parts.find((each) => each.name === named) ?? parts[0];
  if (shown === undefined) return null;
  if (parts.length === 1) return shown.content;
  const choose = (part: string) => {
    if (part === parts[0]?.name) go(at);
    else if (by === 'path') go(`${at}/${part}`);
    else go(at, { [by]: part });
  };
  return (
    <Tabs label={label} tabs={parts} chosen={shown.name} onChoose={choose}>
      {shown.content}
    </Tabs>
  );
}
