import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';

/** A kit or an assembly that contains a part. */
export interface Container {
  readonly id: number;
  readonly parent: string;
  readonly nameZh?: string;
  readonly nameEn?: string;
  readonly bomVersion: number;
  /** The component by which it contains the part. */
  readonly child: string;
  readonly quantity: string;
  readonly level: number;
}

/** What one piece comes to, and the parts of which nothing is known. */
export interface Rolled {
  readonly each: string;
  readonly missing: readonly string[];
}

/** What a quantity comes to. */
export interface Explosion {
  readonly part: string;
  /** In CNY; absent for those who may not read prices, and where none is known. */
  readonly cost?: Rolled;
  /** In kg. */
  readonly weight?: Rolled;
  readonly leaves: readonly {
    readonly part: string;
    readonly nameZh?: string;
    readonly nameEn?: string;
    readonly need: string;
    /** Pieces that can be sold, and those that are short; absent for those who see no stock. */
    readonly stock?: number;
    readonly shortage?: number;
    readonly price?: string;
    readonly amount?: string;
  }[];
}

/** Looks up and down the BOMs in force. */
export abstract class BomTools {
  /** Everything that contains a part, nearest first. */
  abstract whereUsed(part: string): Promise<Result<readonly Container[]>>;
  /** What a quantity of a part comes to on a day. */
  abstract explode(part: string, quantity: string, day: string): Promise<Result<Explosion>>;
}

/** {@link BomTools} over the main API. */
export const httpBomTools = (main: MainClient): BomTools => ({
  whereUsed: part => main.get(mainPaths.bomWhereUsed, { part }, { quiet: true }) as Promise<Result<readonly Container[]>>,
  explode: (part, quantity, day) => main.get(mainPaths.bomExplode, { part, quantity, day }, { quiet: true }) as Promise<Result<Explosion>>,
});
