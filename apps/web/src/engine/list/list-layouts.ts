import type { Result } from '@axle/kernel';
import type { ListLayout } from '@axle/wire';

/** Each person's own columns of each list, kept on the server so that they follow the person to any machine. */
export abstract class ListLayouts {
  /** Undefined where the person never changed the page's columns. */
  abstract load(page: string): Promise<Result<ListLayout | undefined>>;
  abstract save(page: string, layout: ListLayout): Promise<Result<unknown>>;
  /** Gives up the person's own columns; answers those of their role or for everybody, where any are set. */
  abstract reset(page: string): Promise<Result<ListLayout | undefined>>;
}
