import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';

type TableLine = Seen<'/tables'>[number];

function Install() {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('tables.install')}>
      <CommandForm
        command="install-table"
        submit={t('tables.do')}
        done={t('tables.done')}
        fields={{
          table: { label: t('tables.name'), hint: t('staff.nameHint') },
          seats: { label: t('tables.seats') },
        }}
      >
        <p className="text-muted">{t('tables.installWords')}</p>
      </CommandForm>
    </Panel>
  );
}

export function Tables() {
  const { t } = useTranslation('admin');
  const mayInstall = useHasRole(MAY['install-table']);
  const tables = useView('/tables', { on: ['tables'] });
  const columns: readonly TableColumn<TableLine>[] = [
    { title: t('tables.table'), cell: ({ table }) => table },
    { title: t('tables.seats'), isNumber: true, cell: ({ seats }) => seats },
    {
      title: t('tables.game'),
      cell: ({ open }) => (open === undefined ? '–' : inWords(open.game)),
    },
    {
      title: t('tables.state'),
      cell: ({ open }) =>
        open === undefined ? (
          <Tag>{t('tables.closed')}</Tag>
        ) : (
          <Tag is="live">{t('tables.open')}</Tag>
        ),
    },
  ];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
      <Panel title={t('tables.caption')} isFlush>
        <Shown of={tables}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('tables.none')}>{t('tables.noneWords')}</Empty>
            ) : (
              <Table
                caption={t('tables.caption')}
                columns={columns}
                rows={all}
                keyOf={({ table }) => table}
              />
            )
          }
        </Shown>
      </Panel>
      {mayInstall ? <Install /> : null}
    </div>
  );
}
