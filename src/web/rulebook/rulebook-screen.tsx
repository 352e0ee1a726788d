import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Shown } from '../ui/state.tsx';
import { ActivityList } from './activity-list.tsx';
import { ActivityPage } from './activity-page.tsx';
import { OfferingEditor } from './editor/offering-editor.tsx';
import { HistoryPage } from './history-page.tsx';

function One({ name }: { readonly name: string }) {
  const { search } = usePlace();
  const facts = useView('/activities/:activity', { of: { activity: name } });
  return (
    <Shown of={facts}>
      {(activity) => {
        const { offer, history } = search;
        if (offer !== undefined)
          return <OfferingEditor key={offer} activity={activity} of={offer} />;
        if (history !== undefined) return <HistoryPage activity={activity} offering={history} />;
        return <ActivityPage activity={activity} />;
      }}
    </Shown>
  );
}

/** `/rulebook`, `/rulebook/{activity}`, and behind it `?offer=new`, `?offer={offering}` and
 * `?history={offering}`. */
export default function RulebookScreen() {
  const { name } = usePlace();
  return name === undefined ? <ActivityList /> : <One key={name} name={name} />;
}
