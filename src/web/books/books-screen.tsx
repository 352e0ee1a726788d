import { lazy } from 'react';
import { usePlace } from '../place.ts';
import { EntriesDialog } from './entries-dialog.tsx';

/** Loaded each for itself: the one has the charts, the other the tables. */
const FundPage = lazy(() => import('./fund-page.tsx'));
const WholeBooks = lazy(() => import('./whole-books.tsx'));

export default function BooksScreen() {
  const { name } = usePlace();
  return (
    <>
      {name === undefined ? <WholeBooks /> : <FundPage fund={name} />}
      <EntriesDialog />
    </>
  );
}
