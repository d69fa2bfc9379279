import { ok, type Result } from '@axle/kernel';
import { type ListLayout, mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { ListLayouts } from './list-layouts.ts';

/** {@link ListLayouts} over the main API. */
export const httpListLayouts = (main: MainClient): ListLayouts => ({
  load: async page => layoutIn(await main.get(mainPaths.listFields, { page }, { quiet: true })),
  save: (page, layout) => main.post(mainPaths.saveListFields, { page, layout }, { quiet: true, aside: true }),
  reset: async page => layoutIn(await main.post(mainPaths.saveListFields, { page }, { quiet: true })),
});

function layoutIn(reply: Result<unknown, CallRefusal>): Result<ListLayout | undefined, CallRefusal> {
  if (!reply.ok) return reply;
  const layout = reply.value as Partial<ListLayout> | null | undefined;
  return ok(layout && Array.isArray(layout.columns) ? (layout as ListLayout) : undefined);
}
