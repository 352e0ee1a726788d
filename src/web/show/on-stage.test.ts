import { expect, test } from 'vitest';
import type { PostedDrawing, Stage } from '#house';
import { onStage } from './on-stage.ts';

const at = (minute: number): string => `2026-11-16T12:${String(minute).padStart(2, '0')}:00-08:00`;

const show = (name: string, minute: number, status: Stage['status']): Stage =>
  ({ show: name, startedAt: at(minute), status }) as unknown as Stage;

const drawing = (
  name: string,
  status: PostedDrawing['status'],
  minutes: readonly number[],
): PostedDrawing =>
  ({
    drawing: name,
    status,
    closedAt: at(0),
    draws: minutes.map((minute) => ({ at: at(minute) })),
  }) as unknown as PostedDrawing;

test('a ticket that is drawn after a show began takes the screen, and a later show takes it back', () => {
  const drawings = [drawing('car', 'drawn', [10])];
  expect(onStage({ stages: [show('wheel', 5, 'playing')], drawings }, undefined)).toMatchObject({
    drawing: { drawing: 'car' },
  });
  expect(onStage({ stages: [show('wheel', 11, 'playing')], drawings }, undefined)).toMatchObject({
    stage: { show: 'wheel' },
  });
});

test('a drawing is there from its closed drum to its end; without any the last show stays', () => {
  const stages = [show('wheel', 5, 'awarded')];
  for (const status of ['announced', 'ended'] as const) {
    const drawings = [drawing('car', status, [])];
    expect(onStage({ stages, drawings }, undefined)).toMatchObject({ stage: { show: 'wheel' } });
  }
  const drawings = [drawing('car', 'closed', [])];
  expect(onStage({ stages, drawings }, undefined)).toMatchObject({ drawing: { drawing: 'car' } });
  expect(onStage({ stages: [], drawings: [] }, undefined)).toBeUndefined();
});

test('a name is that of a show or of a drawing, whatever else goes on', () => {
  const room = {
    stages: [show('wheel', 5, 'playing')],
    drawings: [drawing('car', 'ended', [3]), drawing('cash', 'drawn', [9])],
  };
  expect(onStage(room, 'car')).toMatchObject({ drawing: { drawing: 'car' } });
  expect(onStage(room, 'wheel')).toMatchObject({ stage: { show: 'wheel' } });
  expect(onStage(room, 'nothing')).toBeUndefined();
});
