import { describe, expect, it } from 'vitest';
import { KeptMessages, memoryValues } from '../../testing/memory-ports.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { officePaths } from '@axle/wire';
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
  const store = new WorkspaceStore(values, session, messages);
  store.restore();
  return { store, messages, values, keys: () => store.tabs.map(tab => tab.key) };
}

describe('the open tabs', () => {
  it('survive a reload, each with the address it was last seen at', async () => {
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
    expect(store.close('vehicleModel')).toBeUndefined();
    store.open(vehicles);
    expect(store.close('vehicleModel')).toBe(downloads.path);
  });

  it('others, and those to the right, can be closed; pinned ones and home stay', async () => {
    const { store, keys } = await workspace();
    store.open(vehicles);
    store.open(downloads);
    store.pin('downList', true);
    store.closeOthers('homeIndex');
    expect(keys()).toEqual(['homeIndex', 'downList']);
    store.open(vehicles);
    store.closeToRight('homeIndex');
    expect(keys()).toEqual(['homeIndex', 'downList']);
  });

  it('beyond the cap the one used longest ago is closed, and the user is told', async () => {
    const { store, messages, keys } = await workspace();
    for (let instance = 0; instance < 20; instance++) store.open({ ...vehicles, instance: String(instance) });
    expect(keys()).not.toContain('vehicleModel/0');
    expect(keys()).toHaveLength(20);
    expect(messages.shown).toHaveLength(1);
  });

  it('a reloaded tab is a new page, the others are not', async () => {
    const { store } = await workspace();
    store.open(vehicles);
    store.reload('vehicleModel');
    expect([store.generation('vehicleModel'), store.generation('homeIndex')]).toEqual([1, 0]);
  });
});
