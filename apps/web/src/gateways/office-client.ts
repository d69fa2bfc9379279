import type { Result } from '@axle/kernel';
import type { CallOptions, CallRefusal } from './main-client.ts';

/** The office system. Paths are whole. */
export abstract class OfficeClient {
  abstract get(path: string, params?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown, CallRefusal>>;
  abstract post(path: string, body?: unknown, options?: CallOptions): Promise<Result<unknown, CallRefusal>>;
}
