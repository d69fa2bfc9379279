import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** A task that waits to be put away; what its reader may not read is absent. */
export interface TaskToPutAway {
  readonly id: number;
  readonly putawayNo: string;
  readonly receiptNo?: string;
  readonly sku?: string;
  /** As its label is scanned, `US-W/D-00-00-0-0`. */
  readonly fromBin?: string;
  readonly suggestedBins?: string;
  /** Pieces that are left. */
  readonly qty?: number;
  readonly waitsLong?: boolean;
  readonly since?: string;
  readonly mine?: boolean;
}

/** Reads the tasks that wait to be put away. */
export const tasksToPutAway = (main: MainClient) => () =>
  main.get(mainPaths.tasksToPutAway, {}, { quiet: true }) as Promise<Result<readonly TaskToPutAway[], CallRefusal>>;
