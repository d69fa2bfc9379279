import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';

/** Knows whose suppliers a board begins with. */
export abstract class SupplierChoice {
  /** `own`, `dept` or `all`, by the reader's scope; undefined where it is unknown. */
  abstract usual(signal: AbortSignal): Promise<string | undefined>;
}

/** {@link SupplierChoice} over the main API. */
export const httpSupplierChoice = (main: MainClient): SupplierChoice => ({
  async usual(signal) {
    const reply = await main.post(mainPaths.defaultSupplierChoice, {}, { signal, quiet: true });
    return reply.ok ? (reply.value as { readonly type: string }).type : undefined;
  },
});
