import { mainPaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { refused } from '../../../testing/answering-clients.ts';
import { signedInBench, willing } from '../../../testing/session-bench.ts';
import { LayoutStore } from './layout.store.ts';

async function arranged(layout?: object, used: readonly object[] = [], save?: unknown) {
  const bench = await signedInBench({
    ...willing(),
    [mainPaths.homeLayout]: { ...(layout ? { layout } : {}), used },
    [mainPaths.saveHomeLayout]: save,
  });
  const store = new LayoutStore(bench.main);
  await store.load();
  const saved = () =>
    bench.calls.filter(({ path }) => path === mainPaths.saveHomeLayout).map(({ content }) => (content as { layout?: object }).layout);
  return { store, saved };
}
const keys = (store: LayoutStore) => store.blocks.map(({ key }) => key);

it('a block moves by one place, at the ends not at all, and every change is kept on the server', async () => {
  const { store, saved } = await arranged();
  const before = keys(store);
  store.step('todo', -1);
  expect(saved()).toEqual([]);
  store.step('todo', 1);
  expect(keys(store).slice(0, 2)).toEqual([before[1], 'todo']);
  store.step('imports', 1);
  store.change({ kind: 'show', key: 'todo', hidden: true });
  await expect.poll(() => saved().length).toBe(2);
  expect(saved().at(-1)).toMatchObject({ blocks: expect.arrayContaining([{ key: 'todo', hidden: true, size: 3 }]) });
});

it('stands as it was kept; reset gives it up', async () => {
  const { store, saved } = await arranged({ blocks: [{ key: 'imports', hidden: false, size: 2 }], kpis: ['b'] });
  expect(store.blocks.find(({ key }) => key === 'imports')?.size).toBe(2);
  expect(store.kpis(['a', 'b'])).toEqual(['b']);
  store.reset();
  expect(store.kpis(['a', 'b'])).toEqual(['a', 'b']);
  await expect.poll(saved).toEqual([undefined]);
});

it('without an answer the default stands', async () => {
  const { main } = await signedInBench({ ...willing(), [mainPaths.homeLayout]: refused('NO_RESPONSE', '断网') });
  const store = new LayoutStore(main);
  await store.load();
  expect([store.ready, keys(store)[0]]).toEqual([true, 'todo']);
});

it('shortcuts are those used most until some are chosen', async () => {
  const { store, saved } = await arranged(undefined, [{ page: 'downList', views: 4 }]);
  const menu = ['vehicleModel', 'downList', 'brand'];
  expect(store.shortcuts(menu).map(({ page }) => page)).toEqual(['downList', 'vehicleModel', 'brand']);
  store.choose([{ page: 'brand' }]);
  expect(store.shortcuts(menu)).toEqual([{ page: 'brand' }]);
  store.choose(undefined);
  await expect.poll(() => saved().length).toBe(2);
  expect(store.shortcuts(menu)).toHaveLength(3);
});

it('of changes made while one is being saved the last is saved after it, and saving ends with that', async () => {
  const answer = Promise.withResolvers<void>();
  const { store, saved } = await arranged(undefined, [], () => answer.promise);
  for (const key of ['todo', 'imports', 'exports']) store.change({ kind: 'show', key, hidden: true });
  const finished = store.finish().then(() => saved());
  expect([saved().length, store.isSaving]).toEqual([1, true]);
  answer.resolve();
  const layouts = await finished;
  expect([layouts.length, store.isSaving]).toEqual([2, false]);
  expect(layouts.at(-1)).toEqual(store.layout);
});
