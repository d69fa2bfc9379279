import { describe, expect, it } from 'vitest';
import { KeptMessages, memoryValues } from '../../testing/memory-ports.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { officePaths } from '@axle/wire';
import { DialogsStore } from '../dialogs/dialogs.store.ts';
import { KeptInput } from './kept-input.ts';
import { UnsavedWork } from './unsaved-work.ts';
import { WorkspaceStore } from './workspace.store.ts';

const vehicles = {
  page: 'vehicleModel',
  path: '/admin/basic/vehicleModel?year=2020',
  title: { zh: '车型库', en: 'Vehicle model library' },
};
const downloads = { page: 'downList', path: '/admin/resourceCenter/downList', title: { zh: '下载中心', en: 'Download centre' } };

async function workspace(values = memoryValues(), answers = willing()) {
  const { session } = await signedInBench(answers);
  const messages = new KeptMessages();
  const dialogs = new DialogsStore();
  const work = new UnsavedWork(dialogs, new KeptInput(values, session));
  const store = new WorkspaceStore(values, session, messages, work);
  store.restore();
  return { store, messages, dialogs, work, values, keys: () => store.tabs.map(tab => tab.key) };
}

describe('the open tabs', () => {
  it('[spec 3.6, 4.12] survive a reload, each with the address it was last seen at', async () => {
    const before = await workspace();
    before.store.open(vehicles);
    const after = await workspace(before.values);
    expect(after.keys()).toEqual(['homeIndex', 'vehicleModel']);
    expect(after.store.tabs[1]?.path).toBe('/admin/basic/vehicleModel?year=2020');
  });

  it('belong to one user: another one in the same browser tab does not see them', async () => {
    const before = await workspace();
    before.store.open(vehicles);
    const answers = willing();
    const recheck = answers[officePaths.recheck] as { user: object };
    answers[officePaths.recheck] = { ...recheck, user: { ...recheck.user, id: 8 } };
    expect((await workspace(before.values, answers)).keys()).toEqual(['homeIndex']);
  });

  it('of pages that may not be opened any more stay away', async () => {
    const before = await workspace();
    before.store.open(vehicles);
    expect((await workspace(before.values, { ...willing(), [officePaths.menu]: [] })).keys()).toEqual(['homeIndex']);
  });

  it('of one page with two instances are two tabs', async () => {
    const { store, keys } = await workspace();
    store.open({ ...vehicles, instance: '1' });
    store.open({ ...vehicles, instance: '2' });
    store.open({ ...vehicles, instance: '1' });
    expect(keys()).toEqual(['homeIndex', 'vehicleModel/1', 'vehicleModel/2']);
  });

  it('closing the one in sight leads to the one used last before it; closing another leads nowhere', async () => {
    const { store } = await workspace();
    store.open(vehicles);
    store.open(downloads);
    expect(await store.close('vehicleModel')).toBeUndefined();
    store.open(vehicles);
    expect(await store.close('vehicleModel')).toBe(downloads.path);
  });

  it('others, and those to the right, can be closed; pinned ones and home stay', async () => {
    const { store, keys } = await workspace();
    store.open(vehicles);
    store.open(downloads);
    store.pin('downList', true);
    await store.closeOthers('homeIndex');
    expect(keys()).toEqual(['homeIndex', 'downList']);
    store.open(vehicles);
    await store.closeToRight('homeIndex');
    expect(keys()).toEqual(['homeIndex', 'downList']);
  });

  it('beyond the cap the least recently used one is closed, with a message', async () => {
    const { store, messages, keys } = await workspace();
    for (let instance = 0; instance < 20; instance++) store.open({ ...vehicles, instance: String(instance) });
    expect(keys()).not.toContain('vehicleModel/0');
    expect(keys()).toHaveLength(20);
    expect(messages.shown).toHaveLength(1);
  });

  it('beyond the cap nothing is closed that holds unsaved work', async () => {
    const { store, work, keys } = await workspace();
    work.report('vehicleModel/0', () => true);
    work.report('vehicleModel/1', () => true);
    for (let instance = 0; instance < 20; instance++) store.open({ ...vehicles, instance: String(instance) });
    expect(keys()).toEqual(expect.arrayContaining(['vehicleModel/0', 'vehicleModel/1']));
    expect(keys()).not.toContain('vehicleModel/2');
    expect(keys()).toHaveLength(20);
  });

  it('a reloaded tab is a new page, the others are not', async () => {
    const { store } = await workspace();
    store.open(vehicles);
    await store.reload('vehicleModel');
    expect([store.generation('vehicleModel'), store.generation('homeIndex')]).toEqual([1, 0]);
  });
});

describe('tabs with unsaved work', () => {
  it('are closed only when the user discards the work', async () => {
    const { store, dialogs, work, keys } = await workspace();
    store.open(vehicles);
    work.report('vehicleModel', () => true);
    const kept = store.close('vehicleModel');
    expect(dialogs.current?.question.text).toMatchObject({ zh: expect.stringContaining('车型库') });
    dialogs.dismiss();
    await kept;
    expect(keys()).toContain('vehicleModel');
    const gone = store.close('vehicleModel');
    dialogs.accept();
    await gone;
    expect([keys(), work.isAnywhere]).toEqual([['homeIndex'], false]);
  });

  it('hold back the others that would be closed with them, reloading, and signing out', async () => {
    const { store, dialogs, work, keys } = await workspace();
    store.open(vehicles);
    store.open(downloads);
    work.report('downList', () => true);
    for (const leave of [() => store.closeOthers('homeIndex'), () => store.closeToRight('homeIndex'), () => store.reload('downList')]) {
      const left = leave();
      dialogs.dismiss();
      await left;
    }
    const signOut = store.mayLeave();
    dialogs.dismiss();
    expect([await signOut, keys(), store.generation('downList')]).toEqual([false, ['homeIndex', 'vehicleModel', 'downList'], 0]);
  });

  it('that only waits to be put back are asked about too', async () => {
    const { store, dialogs, work, keys } = await workspace();
    store.open(vehicles);
    work.report(
      'vehicleModel',
      () => true,
      () => ({ make: 'Toyota' }),
    );
    work.keep();
    expect(work.isAnywhere).toBe(false);
    const closed = store.close('vehicleModel');
    expect(dialogs.current).toBeDefined();
    dialogs.accept();
    await closed;
    expect([keys(), work.take('vehicleModel')]).toEqual([['homeIndex'], undefined]);
  });

  it('ask nothing once the work is saved, and pinned tabs are not asked about when others go', async () => {
    const { store, dialogs, work, keys } = await workspace();
    store.open(vehicles);
    store.open(downloads);
    let unsaved = true;
    work.report('vehicleModel', () => unsaved);
    store.pin('vehicleModel', true);
    await store.closeOthers('homeIndex');
    expect([dialogs.current, keys()]).toEqual([undefined, ['homeIndex', 'vehicleModel']]);
    unsaved = false;
    store.pin('vehicleModel', false);
    await store.close('vehicleModel');
    expect([dialogs.current, keys()]).toEqual([undefined, ['homeIndex']]);
  });
});
