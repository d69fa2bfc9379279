import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskStates } from '../testing.ts';
import { expiryOf, fileExpired } from './retention.ts';
import { type ExportWish, mayRun, refuseExport, sameExport } from './same-export.ts';
import { docCount, taskCount } from './task-count.ts';

const task = (state: (typeof taskStates)[number], seen = false) => ({ state, seen });
const wish: ExportWish = { userId: 1, page: 'basic.vehicleModel', filterHash: 'f', columns: ['make', 'model'], format: 'xlsx' };

describe('the badge', () => {
  it('[T2] counts what runs and what waits to be looked at', () => {
    const tasks = [task('queued'), task('queued'), task('running'), task('done'), task('done'), task('done'), task('failed')];
    expect(taskCount(tasks)).toBe(6);
    expect(taskCount([...tasks.slice(0, 3), task('done', true), ...tasks.slice(4)])).toBe(5);
    expect(taskCount([])).toBe(0);
  });
});

describe('progress', () => {
  it('[T2] is a whole percent, counted down', () => {
    expect(docCount({ total: 250_000, done: 125_000, state: 'running' })).toEqual({
      files: 3,
      total: 250_000,
      done: 125_000,
      percent: 50,
      state: 'running',
    });
    expect(docCount({ total: 3, done: 2, state: 'running' }).percent).toBe(66);
    expect([docCount({ total: 0, done: 0, state: 'done' }).percent, docCount({ total: 0, done: 0, state: 'queued' }).percent]).toEqual([
      100, 0,
    ]);
  });

  it('[T2] is 100 only when all rows are written, and never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), fc.nat(1_000_000), (total, one, other) => {
        const [less, more] = [Math.min(one, other, total), Math.min(Math.max(one, other), total)];
        const percent = (done: number) => docCount({ total, done, state: 'running' }).percent;
        expect(percent(less)).toBeLessThanOrEqual(percent(more));
        expect(percent(more) === 100).toBe(more === total);
      }),
    );
  });
});

describe('the same export', () => {
  it.each(taskStates)('[T3] asked for again while %s', state => {
    expect(sameExport(wish, { ...wish, state })).toBe(state === 'queued' || state === 'running');
  });

  it.each([
    { userId: 2 },
    { page: 'basic.skuList' },
    { filterHash: 'g' },
    { columns: ['model', 'make'] },
    { columns: ['make'] },
    { format: 'csv' },
  ])('[T3] is another one with %j', other => {
    expect(sameExport({ ...wish, ...other }, { ...wish, state: 'queued' })).toBe(false);
  });

  it('[T3] has limits for a user and a task', () => {
    expect([mayRun(2), mayRun(3)]).toEqual([true, false]);
    expect(refuseExport({ queued: 19, rows: 1_000_000 })).toBeUndefined();
    expect(refuseExport({ queued: 20, rows: 1 })?.code).toBe('TOO_MANY_TASKS');
    expect(refuseExport({ queued: 0, rows: 1_000_001 })?.code).toBe('TOO_MANY_ROWS');
  });
});

describe('files', () => {
  it('[T7] are kept for 7 days, error files for 30', () => {
    const finished = Date.parse('2026-05-20T08:30:00Z');
    expect([expiryOf('export', finished), expiryOf('errorFile', finished)]).toEqual(
      ['2026-05-27T08:30:00Z', '2026-06-19T08:30:00Z'].map(Date.parse),
    );
    expect(fileExpired.message).toEqual({ zh: '文件已过期，请重新导出', en: 'The file has expired, export again' });
  });
});
