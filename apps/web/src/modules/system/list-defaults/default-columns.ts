import type { Result } from '@axle/kernel';
import { type ListDefaults, type ListLayout, mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';

/** Reads and sets the default columns of lists. */
export abstract class DefaultColumns {
  abstract all(): Promise<Result<ListDefaults>>;
  /** Without a layout the default is taken away. */
  abstract save(page: string, role: string | undefined, layout: ListLayout | undefined): Promise<Result<unknown>>;
}

/** {@link DefaultColumns} over the main API. */
export const httpDefaultColumns = (main: MainClient): DefaultColumns => ({
  all: () => main.get(mainPaths.listDefaults, {}, { quiet: true }) as Promise<Result<ListDefaults>>,
  save: (page, role, layout) => main.post(mainPaths.saveListDefault, { page, role, layout }, { quiet: true }),
});
