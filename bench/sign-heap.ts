// A sign in a browser at ten changes a second, for an hour or HOUSEWAY_SIGN_MINUTES: its heap after
// each collection, its nodes and its listeners must not grow. It hangs on a wall for weeks.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { startServer } from '#server';
import { openPglite, type RunningHouse, runHouse } from '#store';
import { endRound, openingCommands, RULEBOOK, startRound } from '../src/store/house.fixture.ts';
import { launchChromium } from '../test/e2e/chromium.ts';
import { median, now, target } from './report.ts';

const MINUTES = Number(process.env['HOUSEWAY_SIGN_MINUTES'] ?? 60);
const CHANGE_MS = 100;
/** A multiple of three, and of ten. */
const SAMPLES = 30;

interface Sample {
  readonly mebibytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function sampleOf(browser: CDPSession): Promise<Sample> {
  // Twice: objects finalized in the first may hold on to more.
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const metricOf = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    mebibytes: metricOf('JSHeapUsedSize') / 2 ** 20,
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
  };
}

/** Changes the figure until it is told to stop; how often it did. */
function keepChanging(house: RunningHouse): () => Promise<number> {
  let isOver = false;
  const run = async (): Promise<number> => {
    const start = now();
    let count = 0;
    while (!isOver) {
      await house.submit(startRound(`s-${count}`, 'T1'));
      await house.submit(endRound(`e-${count}`, 'T1'));
      count += 1;
      await sleep(Math.max(0, start + count * CHANGE_MS - now()));
    }
    return count;
  };
  const running = run();
  return () => {
    isOver = true;
    return running;
  };
}

async function watch(page: Page, house: RunningHouse): Promise<readonly Sample[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const samples: Sample[] = [];
  const stop = keepChanging(house);
  const start = now();
  const span = MINUTES * 60_000;
  for (let index = 1; index <= SAMPLES; index++) {
    await sleep(start + (index * span) / SAMPLES - now());
    const sample = await sampleOf(browser);
    samples.push(sample);
    if (index % (SAMPLES / 10) !== 0) continue;
    const { mebibytes, nodes, listeners } = sample;
    const minute = ((index / SAMPLES) * MINUTES).toFixed(1).padStart(6);
    const heap = `${mebibytes.toFixed(2)} MiB`.padStart(10);
    console.log(`  ${minute} min ${heap}, ${nodes} nodes, ${listeners} listeners`);
  }
  console.log(`  ${await stop()} changes`);
  return samples;
}

function report(samples: readonly Sample[]): void {
  const third = SAMPLES / 3;
  const growth = (of: (sample: Sample) => number): number =>
    median(samples.slice(-third).map(of)) / median(samples.slice(0, third).map(of));
  const heap = growth(({ mebibytes }) => mebibytes);
  target('heap, last third to first', heap, 'under 1.10', heap < 1.1);
  const nodes = growth((sample) => sample.nodes);
  target('nodes, last third to first', nodes, 'under 1.25', nodes < 1.25);
  const listeners = growth((sample) => sample.listeners);
  target('listeners, last third to first', listeners, 'under 1.10', listeners < 1.1);
}

export async function benchSign(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-bench-'));
  const house = await runHouse({
    open: () => openPglite(join(folder, 'data')),
    rulebook: RULEBOOK,
  });
  for (const command of openingCommands(1)) await house.submit(command);
  const served = { house, rulebook: RULEBOOK, personKey: randomBytes(32) };
  const server = await startServer({ port: 0, served });
  const browser = await launchChromium();
  try {
    console.log(`\na sign at ten changes a second, for ${MINUTES} minutes`);
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${server.url}/sign?seconds=3`);
    await page.getByRole('img', { name: '$5,000.00' }).waitFor();
    report(await watch(page, house));
  } finally {
    await browser.close();
    await server.close();
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
