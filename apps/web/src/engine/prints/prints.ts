import type { Result } from '@axle/kernel';
import type { PrintCheck } from '@axle/wire';
import type { CallRefusal, FileReply } from '../../gateways/main-client.ts';

/** What is printed: records by a template that an action of a page offers. */
export interface PrintRequest {
  readonly page: string;
  readonly action: string;
  readonly template: string;
  readonly ids: readonly number[];
  readonly copies: number;
  readonly reason?: string;
}

/** Labels and documents, rendered by the server as PDF. */
export abstract class Prints {
  /** The texts of the print with letters that no font has. */
  abstract check(request: PrintRequest): Promise<Result<PrintCheck, CallRefusal>>;
  /** One copy, marked as a preview; nothing is logged. */
  abstract preview(request: PrintRequest): Promise<Result<FileReply, CallRefusal>>;
  /** The print itself, which is logged. `REPRINT_REASON` where a record was printed before and no reason is given. */
  abstract run(request: PrintRequest): Promise<Result<FileReply, CallRefusal>>;
}
