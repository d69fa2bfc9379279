import { ok, refuse } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { ImportStore } from './import-store.ts';
import type { ImportTask, TaskCenter } from './task-center.ts';

/** A task centre whose tasks go through the given states, one for each query; `calls` lists the calls that it received. */
function centerWith(states: readonly Partial<ImportTask>[]) {
  const calls: string[] = [];
  let place = 0;
  const task = (): ImportTask => ({ id: 1, taskid: 'a', state: 'uploaded', ...states[Math.min(place, states.length - 1)] }) as ImportTask;
  const notUsed = () => Promise.reject(new Error('not asked for here'));
  const center: TaskCenter = {
    metas: notUsed,
    head: async () => refuse({ code: 'BAD_TRANSITION', message: { zh: '', en: '' } }),
    matchColumns: notUsed,
    template: notUsed,
    errorFile: notUsed,
    export: notUsed,
    subscribe: notUsed,
    exportTemplates: notUsed,
    saveExportTemplate: notUsed,
    removeExportTemplate: notUsed,
    async upload(_key, _file, again) {
      calls.push(again ? 'again' : 'upload');
      return calls.includes('again') || states.length > 1
        ? ok(task())
        : refuse({ code: 'SAME_FILE', message: { zh: '同一文件', en: 'The same file' } });
    },
    async task() {
      place++;
      return ok(task());
    },
    badRows: async () =>
      ok([
        {
          row: 3,
          cells: [
            { column: 'year', value: '1850' },
            { column: 'make', value: 'A "B", C' },
          ],
        },
      ]),
    async mend(_taskid, rows) {
      calls.push(`mend ${JSON.stringify(rows)}`);
      return ok({ ...task(), state: 'ready', newRows: 3, badRows: 0 } as ImportTask);
    },
    async revert() {
      calls.push('revert');
      place = states.length - 1;
      return ok({ ...task(), id: 2, taskid: 'b', kind: 'revert' } as ImportTask);
    },
    errors: async () => ok([{ row: 3, column: 'year', code: 'RANGE', value: '1850', message: 'x' }]),
    async confirm() {
      calls.push('confirm');
      return ok(undefined);
    },
    async cancel() {
      calls.push('cancel');
      return ok(undefined);
    },
  };
  return { center, calls };
}

const csv = new File(['year'], 'models.csv');
const at = async (store: ImportStore, step: ImportStore['step']) => {
  for (let turn = 0; turn < 50 && store.step !== step; turn++) await settle();
  expect(store.step).toBe(step);
};

describe('an import', () => {
  it('is checked, decided, run and finished; bad cells are shown', async () => {
    const { center, calls } = centerWith([
      { state: 'uploaded' },
      { state: 'validating' },
      { state: 'has_errors', newRows: 2, badRows: 1 },
      { state: 'running' },
      { state: 'partial', newRows: 2, badRows: 1 },
    ]);
    let finished = 0;
    const store = new ImportStore(
      'basic_vehicle_model',
      center,
      () => finished++,
      () => Promise.resolve(),
    );
    store.choose(csv);
    void store.send();
    await at(store, 'decide');
    expect([store.useful, store.confirmable, store.errors.length]).toEqual([2, true, 1]);
    void store.confirm();
    await at(store, 'finished');
    await settle();
    expect([store.task?.state, calls, finished]).toEqual(['partial', ['upload', 'confirm'], 1]);
  });

  it('has its bad cells mended, and these rows alone are checked again', async () => {
    const { center, calls } = centerWith([{ state: 'uploaded' }, { state: 'has_errors', mode: 'all_or_nothing', newRows: 2, badRows: 1 }]);
    const store = new ImportStore(
      'k',
      center,
      () => undefined,
      () => Promise.resolve(),
    );
    store.choose(csv);
    void store.send();
    await at(store, 'decide');
    await settle();
    const { mending } = store;
    expect([mending.columns, store.confirmable, mending.edited]).toEqual([['year', 'make'], false, []]);
    mending.setCell(3, 'year', '1851');
    mending.setCell(3, 'year', '1850');
    expect(mending.edited).toEqual([]);
    mending.setCell(3, 'year', '1990');
    await store.mend();
    expect(calls.at(-1)).toBe('mend [{"row":3,"cells":[{"column":"year","value":"1990"}]}]');
    expect([store.confirmable, store.task?.badRows, mending.rows]).toEqual([true, 0, []]);
  });

  it('that has run takes mended rows in as a file of their own', async () => {
    const { center, calls } = centerWith([{ state: 'uploaded' }, { state: 'partial', newRows: 2, badRows: 1 }]);
    const store = new ImportStore(
      'k',
      center,
      () => undefined,
      () => Promise.resolve(),
    );
    store.choose(csv);
    void store.send();
    await at(store, 'finished');
    await settle();
    store.mending.setCell(3, 'year', '1990');
    const { mending } = store;
    expect(await mending.file('models.xlsx').text()).toBe('"year","make"\n"1990","A ""B"", C"\n');
    await store.mend();
    expect([calls.at(-1), store.file?.name]).toEqual(['again', 'models-mended.csv']);
  });

  it('is taken back', async () => {
    const { center, calls } = centerWith([{ state: 'uploaded' }, { state: 'done', newRows: 2 }]);
    const store = new ImportStore(
      'k',
      center,
      () => undefined,
      () => Promise.resolve(),
    );
    store.choose(csv);
    void store.send();
    await at(store, 'finished');
    await store.revert();
    expect([calls.at(-1), store.task?.kind]).toEqual(['revert', 'revert']);
  });

  it('with bad rows cannot run where all rows or none count', async () => {
    const { center } = centerWith([{ state: 'uploaded' }, { state: 'has_errors', mode: 'all_or_nothing', newRows: 5, badRows: 1 }]);
    const store = new ImportStore(
      'k',
      center,
      () => undefined,
      () => Promise.resolve(),
    );
    store.choose(csv);
    void store.send();
    await at(store, 'decide');
    expect(store.confirmable).toBe(false);
  });

  it('of the same file asks first', async () => {
    const { center, calls } = centerWith([{ state: 'ready' }]);
    const store = new ImportStore(
      'k',
      center,
      () => undefined,
      () => Promise.resolve(),
    );
    store.choose(csv);
    await store.send();
    expect([store.step, store.sameFile]).toEqual(['choose', true]);
    await store.send(true);
    expect([store.step, calls]).toEqual(['decide', ['upload', 'again']]);
  });

  it('of a file that cannot be taken is refused before it is sent', () => {
    const { center } = centerWith([]);
    const store = new ImportStore('k', center, () => undefined);
    store.choose(new File(['x'], 'models.pdf'));
    expect(store.refusal?.code).toBe('FILE_TYPE');
  });
});
