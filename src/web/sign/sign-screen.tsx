// The signs of the room: every meter as it stands, and the sheets, one after another. Meant for a
// screen on the wall that no one touches.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection, useNewerPages } from '../data/connection.ts';
import { useSecond } from '../data/time.ts';
import { usePlace } from '../place.ts';
import { ClockNotice } from '../ui/clock-notice.tsx';
import { spanOf } from '../ui/format.ts';
import { Empty, Loading } from '../ui/state.tsx';
import { chosenLines, isBusy, type ShownLine, wonJustNow } from './lines.ts';
import { MeterFace } from './meter-face.tsx';
import { SheetFace } from './sheet-face.tsx';
import { Strip } from './strip.tsx';
import { useIsPortrait, useRotation } from './use-rotation.ts';
import { useHouseAtDoor, useOldSince, useSignLines } from './use-sign.ts';
import { WinFace } from './win-face.tsx';

const SECONDS = 12;

interface Shown {
  readonly lines: readonly ShownLine[];
  readonly seconds: number;
  readonly isOld: boolean;
}

const SHEET = 'sheet';
const METERS = 'meters';

/** One offering after another, first its meters and then its sheet, over a strip of the others. */
function Landscape({ lines, seconds, isOld }: Shown) {
  const slides = lines.flatMap(({ offering, meters }) => [
    ...(meters.length === 0 ? [] : [`${METERS} ${offering}`]),
    `${SHEET} ${offering}`,
  ]);
  const rotation = useRotation(slides, seconds);
  const won = wonJustNow(lines, useSecond());
  const [kind, offering] = rotation.slide?.split(' ') ?? [];
  const line = won ?? lines.find((each) => each.offering === offering);
  if (line === undefined) return null;
  const face =
    kind === SHEET ? (
      <SheetFace key={offering} {...{ line, rotation, isOld }} isUnderFigures={false} />
    ) : (
      <MeterFace line={line} isOld={isOld} />
    );
  return (
    <>
      <div className="min-h-0 flex-1">{won === undefined ? face : <WinFace line={won} />}</div>
      <Strip lines={lines.filter((each) => each !== line)} isOld={isOld} />
    </>
  );
}

/** All meters in a column, and under them one sheet after another. */
function Portrait({ lines, seconds, isOld }: Shown) {
  const rotation = useRotation(
    lines.map(({ offering }) => offering),
    seconds,
  );
  const won = wonJustNow(lines, useSecond());
  const line = lines.find(({ offering }) => offering === rotation.slide);
  const others = lines.filter((each) => each !== won && each.meters.length > 0);
  return (
    <>
      <div className="flex flex-[2] flex-col gap-[1vh]">
        {won === undefined ? null : (
          <div className="min-h-60 flex-[2]">
            <WinFace line={won} />
          </div>
        )}
        {others.map((each) => (
          <div key={each.offering} className="min-h-48 flex-1 border-line border-b pb-[0.6vh]">
            <MeterFace line={each} isOld={isOld} />
          </div>
        ))}
      </div>
      {line === undefined ? null : (
        <div className="min-h-[60dvh] flex-1 [@media(min-height:1400px)]:min-h-0">
          <SheetFace key={line.offering} {...{ line, rotation, isOld }} isUnderFigures />
        </div>
      )}
    </>
  );
}

/** Says how long the figures have not been live; read out is only that they are not. */
function OldNotice() {
  const { t } = useTranslation('sign');
  const connection = useConnection();
  const since = useOldSince();
  const now = useSecond();
  const isOld = connection !== 'live' && since !== undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {isOld ? t(`connection.${connection}`, { ns: 'common' }) : ''}
      </p>
      {isOld ? (
        <p
          aria-hidden="true"
          className="bg-refused px-4 py-[1vh] text-center font-semibold text-[length:max(1.125rem,1.9vw)] text-ground leading-tight"
        >
          {t(`old.${connection}`, { span: spanOf(now - since) })}
        </p>
      ) : null}
    </>
  );
}

/** No one reloads a sign, so it does so itself when nothing is going on. */
function useOwnReload(lines: readonly ShownLine[]): void {
  const isNewer = useNewerPages();
  const isLive = useConnection() === 'live';
  const isIdle = isLive && !lines.some(isBusy);
  useEffect(() => {
    if (isNewer && isIdle) location.reload();
  }, [isNewer, isIdle]);
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('sign');
  const { data } = useHouseAtDoor();
  return (
    <main className="flex min-h-0 flex-1 flex-col gap-[1.2vh] px-[2vw] pb-[1.6vh]">
      <h1 className="sr-only">{t('title')}</h1>
      <Link
        to="/"
        title={t('toLobby')}
        className="flex min-h-11 items-center self-center truncate text-[length:max(0.875rem,1vw)] text-muted"
      >
        {data?.name ?? t('houseway', { ns: 'common' })}
      </Link>
      {children}
    </main>
  );
}

const namesIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').filter((name) => name !== '');

export default function SignScreen() {
  const { t } = useTranslation('sign');
  const { name, search } = usePlace();
  const all = useSignLines();
  const isPortrait = useIsPortrait();
  const isOld = useConnection() !== 'live';
  useOwnReload(all ?? []);
  const only = name === undefined ? namesIn(search['only']) : [name];
  const lines = chosenLines(all ?? [], only);
  const asked = Number(search['seconds'] ?? SECONDS);
  const seconds = asked >= 1 && asked <= 3600 ? asked : SECONDS;

  let content: ReactNode = <Loading />;
  if (lines.length > 0) {
    const Layout = isPortrait ? Portrait : Landscape;
    content = <Layout {...{ lines, seconds, isOld }} />;
  } else if (all !== undefined) {
    const title = only.length === 0 ? t('none') : t('unknown');
    content = <Empty title={title}>{t('noneWords')}</Empty>;
  }
  return (
    <div className="flex h-dvh flex-col">
      <OldNotice />
      <ClockNotice />
      <Frame>{content}</Frame>
    </div>
  );
}
