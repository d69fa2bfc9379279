import type { Result } from '@axle/kernel';
import type { HeldFile, Resource } from '@axle/page-kit';

/** Files on their way to a record, and back from one. */
export abstract class RecordFiles {
  /** Sends a file, by the call of its kind of work where that has its own; `onProgress` receives the share sent so far. */
  abstract send(file: File, onProgress: (share: number) => void, path?: string): Promise<Result<Pick<HeldFile, 'id' | 'name' | 'bytes'>>>;
  /** The content of a file that a record holds. */
  abstract fetch(
    resource: Resource,
    of: { readonly page: string; readonly id: number; readonly field: string; readonly file: string },
  ): Promise<Result<Blob>>;
}
