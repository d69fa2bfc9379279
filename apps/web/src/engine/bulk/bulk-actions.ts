import type { Result } from '@axle/kernel';
import type { RecordSet, RecordValues, Resource, Target } from '@axle/page-kit';
import type { BulkReport } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** An action, and the many records that it is meant for. */
export interface BulkCall {
  readonly resource: Resource;
  readonly page: string;
  readonly action: string;
  readonly input: RecordValues;
  readonly chosen: { readonly targets: readonly Target[] } | { readonly set: RecordSet };
}

/** Actions on many records: checked first, run when confirmed, small ones while one waits. */
export abstract class BulkActions {
  abstract start(call: BulkCall): Promise<Result<BulkReport, CallRefusal>>;
  abstract report(taskid: string): Promise<Result<BulkReport, CallRefusal>>;
  abstract confirm(taskid: string): Promise<Result<BulkReport, CallRefusal>>;
  abstract cancel(taskid: string): Promise<Result<unknown, CallRefusal>>;
  /** Starts again with the refused records, as they are now. */
  abstract retry(taskid: string): Promise<Result<BulkReport, CallRefusal>>;
  /** Lays the result of every row into the download centre. */
  abstract resultFile(taskid: string, format: 'xlsx' | 'csv'): Promise<Result<unknown, CallRefusal>>;
}
