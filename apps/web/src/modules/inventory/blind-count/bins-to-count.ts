import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** A bin that its reader may count in its round. */
export interface BinToCount {
  readonly id: number;
  /** As its label is scanned, `US-W/P-01-02-1-1`. */
  readonly bin: string;
  readonly stocktakeNo?: string;
  readonly round?: number;
  /** The day for which the count is planned. */
  readonly due?: string;
  readonly since?: string;
  /** Whether its reader has it open. */
  readonly mine?: boolean;
}

/** Reads the bins that wait to be counted. */
export const binsToCount = (main: MainClient) => () =>
  main.get(mainPaths.binsToCount, {}, { quiet: true }) as Promise<Result<readonly BinToCount[], CallRefusal>>;
