import type { Network } from './network.ts';

/** Loads a part of the app by its number, as the bundle does it. */
export type LoadChunk = (chunk: string | number) => Promise<void>;

/**
 * A part of the app that could not be loaded because the network was lost is loaded once the network is back; callers wait until then. A
 * part that fails while the network is there fails.
 */
export const steadyChunks =
  (load: LoadChunk, network: Network): LoadChunk =>
  async chunk => {
    for (;;) {
      const { losses } = network;
      try {
        return await load(chunk);
      } catch (fault) {
        if (network.online && network.losses === losses) throw fault;
        await network.back();
      }
    }
  };
