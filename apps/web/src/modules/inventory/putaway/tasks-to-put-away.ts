import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** A pending putaway task; fields that the user may not read are absent. */
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

/** Reads the pending putaway tasks. */
export const tasksToPutAway = (main: MainClient) => () =>
  main.get(mainPaths.tasksToPutAway, {}, { quiet: true }) as Promise<Result<readonly TaskToPutAway[], CallRefusal>>;
