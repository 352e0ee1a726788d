// The entries behind a figure, over whatever is on the screen; which ones stands in the address.
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Empty, Shown } from '../ui/state.tsx';
import { EntryList } from './entry-list.tsx';
import { isBehind, isFigure } from './figures.ts';

export interface AccountBalance {
  readonly account: string;
  readonly balance: string;
}

/** The accounts of the figure in the address, or the one account that is named there. */
function useAccountsBehind() {
  const { search } = usePlace();
  const { figure, of, account } = search;
  const isOpen = isFigure(figure) || account !== undefined;
  const accounts = useView(isOpen ? '/accounts' : undefined, {
    on: ['sign', 'house'],
  });
  const behind = accounts.data?.filter((each) =>
    isFigure(figure) ? isBehind(each.account, figure, of) : each.account === account,
  );
  return { isOpen, accounts, behind: behind ?? [], chosen: account ?? behind?.[0]?.account };
}

function useDialogTitle(): string {
  const { t } = useTranslation('books');
  const { figure, of } = usePlace().search;
  const named = t(`figures.${isFigure(figure) ? figure : 'account'}`);
  const said = of === undefined ? named : t('entries.ofFund', { figure: named, fund: of });
  return t('entries.title', { figure: said });
}

export function EntriesDialog() {
  const { t } = useTranslation('books');
  const { name, search } = usePlace();
  const go = useGo();
  const { isOpen, accounts, behind, chosen } = useAccountsBehind();
  const title = useDialogTitle();
  const path = name === undefined ? '/books' : `/books/${name}`;
  const { figure: _, of: __, account: ___, ...kept } = search;
  return (
    <Dialog
      title={title}
      words={t('entries.words')}
      isOpen={isOpen}
      onClose={() => go(path, kept)}
      isWide
    >
      <Shown of={accounts}>
        {() =>
          chosen === undefined ? (
            <Empty title={t('entries.none')} />
          ) : (
            <div className="flex flex-col gap-4">
              <Select
                id="entries-account"
                label={t('entries.account')}
                value={chosen}
                disabled={behind.length < 2}
                onChange={({ target }) => go(path, { ...search, account: target.value })}
                options={behind.map(({ account, balance }) => ({
                  value: account,
                  title: `${account}   ${money(balance)}`,
                }))}
              />
              <EntryList key={chosen} account={chosen} />
            </div>
          )
        }
      </Shown>
    </Dialog>
  );
}
