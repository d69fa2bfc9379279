import { ok } from '@axle/kernel';
import { type ListLayout, mainPaths } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { ListLayouts } from './list-layouts.ts';

/** {@link ListLayouts} over the main API. */
export const httpListLayouts = (main: MainClient): ListLayouts => ({
  async load(page) {
    const result = await main.get(mainPaths.listFields, { page }, { quiet: true });
    if (!result.ok) return result;
    const layout = result.value as Partial<ListLayout> | null | undefined;
    return ok(layout && Array.isArray(layout.columns) ? (layout as ListLayout) : undefined);
  },
  save: (page, layout) => main.post(mainPaths.saveListFields, { page, layout }, { quiet: true }),
});
