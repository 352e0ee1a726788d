import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly title: ReactNode;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

/** On a narrow screen the chosen one may lie beyond the edge. */
const bringIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Parts of a screen of which one is shown; `children` is the chosen one. */
export const Tabs = <Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Name>) => (
  <Radix.Root value={chosen} onValueChange={(name) => onChoose(name as Name)}>
    <Radix.List aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map(({ name, title }) => (
        <Radix.Trigger
          key={name}
          value={name}
          ref={name === chosen ? bringIntoView : null}
          className="-mb-px min-h-11 shrink-0 cursor-pointer border-transparent border-b-2 px-3 font-medium text-muted hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-ink"
        >
          {title}
        </Radix.Trigger>
      ))}
    </Radix.List>
    <Radix.Content value={chosen}>{children}</Radix.Content>
  </Radix.Root>
);
