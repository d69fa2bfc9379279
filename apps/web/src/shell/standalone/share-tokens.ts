import type { TabValues } from '../../gateways/stored-values.ts';

const key = 'axle.share-token';

/** The share token that a link brought. It leaves the address at once and is kept for this browser tab, so that a reload still finds it. */
export class ShareTokens {
  readonly #values: TabValues;
  #held: { readonly address: string; readonly token: string } | undefined;

  constructor(values: TabValues) {
    this.#values = values;
  }

  keep(address: string, token: string): void {
    this.#held = { address, token };
    this.#values.write(key, this.#held);
  }

  /** The token that came with an address; undefined where none did. */
  of(address: string): string | undefined {
    const held = this.#held ?? (this.#values.read(key) as { readonly address?: unknown; readonly token?: unknown } | null | undefined);
    return held?.address === address && typeof held.token === 'string' ? held.token : undefined;
  }
}
