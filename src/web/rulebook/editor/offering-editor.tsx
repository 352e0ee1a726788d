// Making an offering, or changing one: the form of the activity, and the sheet that comes of it beside
// it.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import type { ActivityFacts } from '#rules';
import { useSession } from '../../data/session.ts';
import { useView } from '../../data/views.ts';
import { useGo } from '../../place.ts';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { ScreenTitle } from '../../ui/panel.tsx';
import { Empty, Shown } from '../../ui/state.tsx';
import { differencesOf } from '../difference.ts';
import { type OfferingDocument, sentDocument } from '../document.ts';
import { type DraftKept, type OfferingDraft, useDraft } from './draft.ts';
import { type Edit, makeEdit } from './edit.ts';
import { IdentityFields } from './identity-fields.tsx';
import { Meanwhile, type PostedNow } from './meanwhile.tsx';
import { nameProblem } from './offering-name.ts';
import { OptionFields } from './option-fields.tsx';
import { RestrictionsField, SettingFields } from './other-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Preview } from './preview.tsx';
import { ProposeBar } from './propose-bar.tsx';
import { TimeFields } from './time-fields.tsx';
import { useCheck } from './use-check.ts';
import { ValueFields } from './value-fields.tsx';

const NEW: OfferingDraft = { offering: '', closesTo: '', paidBy: '', document: {} };

type Offered = NonNullable<Seen<'/offerings/:offering'>>;

const postedIn = (offered: Offered): PostedNow => ({
  version: offered.version,
  document: offered.document,
});

const draftOf = (offered: Offered): OfferingDraft => {
  const base = postedIn(offered);
  return { ...NEW, offering: offered.offering, document: base.document, base };
};

/** What the house is asked about the draft. */
const askedOf = (
  { offering, closesTo, paidBy, base }: OfferingDraft,
  document: OfferingDocument,
) => ({
  document,
  ...(nameProblem(offering) === undefined ? { offering } : {}),
  ...(base === undefined ? {} : { version: base.version }),
  ...(closesTo === '' ? {} : { closesTo }),
  ...(paidBy === '' ? {} : { paidBy }),
});

function Fields({
  edit,
  kept: { draft, change },
}: {
  readonly edit: Edit;
  readonly kept: DraftKept;
}) {
  const { t } = useTranslation('rulebook');
  const { sample } = edit.activity;
  const isEmpty = draft.base === undefined && Object.keys(draft.document).length === 0;
  return (
    <div className="grid min-w-0 gap-4">
      {isEmpty ? (
        <div>
          <Button onClick={() => change((before) => ({ ...before, document: sample }))}>
            {t('editor.fillIn')}
          </Button>
        </div>
      ) : null}
      <IdentityFields
        edit={edit}
        draft={draft}
        onChange={(fields) => change((before) => ({ ...before, ...fields }))}
      />
      <OptionFields edit={edit} />
      <ValueFields edit={edit} />
      <TimeFields edit={edit} />
      <PlaceFields edit={edit} />
      <SettingFields edit={edit} />
      <RestrictionsField edit={edit} />
    </div>
  );
}

interface EditorProps {
  readonly activity: ActivityFacts;
  readonly zone: string;
  /** What is posted now, where something is. */
  readonly offered?: Offered;
}

function Editor({ activity, zone, offered }: EditorProps) {
  const { t } = useTranslation('rulebook');
  const prefix = useId();
  const go = useGo();
  const badge = useSession()?.badge ?? '';
  const first = offered === undefined ? NEW : draftOf(offered);
  const place = `houseway-draft ${badge} ${activity.id} ${offered?.offering ?? 'new'}`;
  const kept = useDraft(place, first);
  const { draft, isTouched, change, discard } = kept;
  const document = sentDocument(activity, draft.document);
  const stamp = `${offered?.version} ${offered?.isSuspended}`;
  const checked = useCheck(activity, askedOf(draft, document), stamp);
  const edit = makeEdit({
    activity,
    zone,
    prefix,
    document: draft.document,
    problems: checked.check?.problems ?? [],
    onChange: (update) => change((before) => ({ ...before, document: update(before.document) })),
  });
  const isChanged =
    offered === undefined || differencesOf(postedIn(offered).document, document).length > 0;
  const startOver = () => discard(first);
  return (
    <>
      <p className="mb-2 text-sm">
        <GoLink to={`/rulebook/${activity.id}`}>
          {t('history.back', { activity: activity.title })}
        </GoLink>
      </p>
      <ScreenTitle
        title={
          offered === undefined
            ? t('editor.newTitle')
            : t('editor.changeTitle', { offering: offered.offering })
        }
        words={t('editor.of', { activity: activity.title })}
      />
      {offered === undefined ? null : (
        <Meanwhile
          activity={activity}
          draft={draft}
          posted={postedIn(offered)}
          onChange={change}
          onStartOver={startOver}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Fields edit={edit} kept={kept} />
        <section
          aria-label={t('editor.preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          tabIndex={0}
          className="grid min-w-0 gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          <ProposeBar
            {...{ draft, document, checked, isChanged, isTouched, activity: activity.id }}
            onDiscard={startOver}
            onProposed={() => {
              startOver();
              go(`/rulebook/${activity.id}`);
            }}
          />
          <Preview activity={activity} checked={checked} idOf={edit.idOf} />
        </section>
      </div>
    </>
  );
}

/** Of `new`, or of an offering by its name. */
export function OfferingEditor({
  activity,
  of,
}: {
  readonly activity: ActivityFacts;
  readonly of: string;
}) {
  const { t } = useTranslation('rulebook');
  const house = useView('/house');
  const isNew = of === 'new';
  const offered = useView(isNew ? undefined : '/offerings/:offering', {
    of: { offering: of },
    on: ['sign'],
  });
  return (
    <Shown of={house}>
      {({ zone }) => {
        if (isNew) return <Editor activity={activity} zone={zone} />;
        return (
          <Shown of={offered}>
            {(posted) =>
              posted.isClosed || posted.activity !== activity.id ? (
                <Empty title={posted.isClosed ? t('editor.closed') : t('editor.unknown')} />
              ) : (
                <Editor activity={activity} zone={zone} offered={posted} />
              )
            }
          </Shown>
        );
      }}
    </Shown>
  );
}
