import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** An order that is picked and waits for packing; what its reader may not read is absent. */
export interface OrderToPack {
  readonly id: number;
  readonly outboundNo: string;
  readonly status: 'picked' | 'packing';
  readonly warehouse?: string;
  readonly tote?: string;
  readonly channelCode?: string;
  readonly priority: number;
  readonly shipBy?: string;
  /** Whether it is due within 4 hours. */
  readonly late: boolean;
  readonly pieces?: number;
  readonly since?: string;
}

/** Reads the orders that wait for packing. */
export const ordersToPack = (main: MainClient) => () =>
  main.get(mainPaths.ordersToPack, {}, { quiet: true }) as Promise<Result<readonly OrderToPack[], CallRefusal>>;
