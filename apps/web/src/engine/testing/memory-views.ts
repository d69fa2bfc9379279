import { ok } from '@axle/kernel';
import type { ListView } from '@axle/wire';
import type { ListViews } from '../list/list-views.ts';

/** Saved views in memory, all of them the reader's own. */
export function memoryViews(...given: readonly ListView[]): ListViews & { views: readonly ListView[]; first: number | undefined } {
  let last = given.length;
  const memory: ReturnType<typeof memoryViews> = {
    views: given,
    first: undefined,
    load: async () => ok({ views: memory.views, ...(memory.first === undefined ? {} : { first: memory.first }) }),
    async save(_page, { id = ++last, version = 0, ...kept }) {
      const view: ListView = { ...kept, id, version: version + 1, own: true, blocked: [] };
      const place = memory.views.findIndex(one => one.id === id);
      memory.views = place < 0 ? [...memory.views, view] : memory.views.with(place, view);
      return ok({ id, version: view.version });
    },
    async remove(_page, { id }) {
      memory.views = memory.views.filter(view => view.id !== id);
      return ok(undefined);
    },
    order: async () => ok(undefined),
    async setFirst(_page, id) {
      memory.first = id;
      return ok(undefined);
    },
    counts: async (_resource, _page, of) => ok(of.map(() => ({ total: 3, exact: true }))),
  };
  return memory;
}
