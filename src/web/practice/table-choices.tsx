import { useTranslation } from 'react-i18next';
import { type Game, gameNamed } from '#games';
import type { Search } from '../place.ts';
import { Choice } from '../ui/choice.tsx';
import { Select } from '../ui/field.tsx';
import { type PracticeGame, pickedTables } from './practice-table.ts';

const OWN = ['1', '2', '3'] as const;
const OTHERS = ['0', '1', '2', '3'] as const;

const titled = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, title: value }));

/** What the house has chosen at this table; all of it stands in the address. */
export function TableChoices({
  game,
  search,
  onSearch,
}: {
  readonly game: PracticeGame;
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}) {
  const { t } = useTranslation('practice');
  const choose = (name: string) => (value: string) => onSearch({ ...search, [name]: value });
  const rows = [
    { name: 'own', label: t('table.own'), options: titled(OWN), chosen: search['own'] ?? '1' },
    {
      name: 'others',
      label: t('table.others'),
      options: titled(OTHERS),
      chosen: search['others'] ?? '0',
    },
    {
      name: 'dealer',
      label: t('table.dealer'),
      options: [
        { value: 'itself', title: t('table.byItself') },
        { value: 'steps', title: t('table.byStep') },
      ],
      chosen: search['dealer'] ?? 'itself',
    },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {rows.map(({ name, label, options, chosen }) => (
        <div key={name} className="flex flex-col gap-1.5">
          <span className="font-medium">{label}</span>
          <Choice label={label} options={options} chosen={chosen} onChoose={choose(name)} />
        </div>
      ))}
      {pickedTables(gameNamed(game) as Game).map(({ id, name, tables }) => (
        <Select
          key={id}
          id={`table-${id}`}
          label={t('table.payTable', { wager: name })}
          options={tables.map((table) => ({ value: table.id, title: table.id }))}
          value={search[id] ?? tables[0]?.id}
          onChange={(event) => choose(id)(event.target.value)}
        />
      ))}
      <p className="basis-full text-muted text-sm">{t('table.newTable')}</p>
    </div>
  );
}
