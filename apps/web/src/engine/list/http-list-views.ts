import { ok, type Result } from '@axle/kernel';
import type { CountReply } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { ListViews, ViewTarget } from './list-views.ts';

/** {@link ListViews} over the main API. */
export const httpListViews = (main: MainClient): ListViews => ({
  async load(page) {
    const reply = await main.get(mainPaths.listViews, { page }, { quiet: true });
    if (!reply.ok) return reply;
    const stored = reply.value as Partial<Parameters<typeof ok>[0]> & { readonly views?: unknown };
    return ok(Array.isArray(stored?.views) ? (stored as never) : { views: [] });
  },
  save: (page, view) => main.post(mainPaths.saveListView, { page, ...view }, { quiet: true }) as Promise<Result<ViewTarget>>,
  remove: (page, target) => main.post(mainPaths.removeListView, { page, ...target }, { quiet: true }),
  order: (page, order) => main.post(mainPaths.orderListViews, { page, order }, { quiet: true }),
  setFirst: (page, id, role) => main.post(mainPaths.defaultListView, { page, id, role }, { quiet: true }),
  counts: (resource, page, of) =>
    main.post(recordPath(resource, 'counts'), { page, of }, { quiet: true }) as Promise<Result<readonly Partial<CountReply>[]>>,
});
