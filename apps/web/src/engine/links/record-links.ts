import type { Result } from '@axle/kernel';
import type { RecordLinksReply } from '@axle/wire';

/** What speaks of records: pages that list it, and how many records of each there are. */
export abstract class RecordLinks {
  /** Of one record under a page, as far as the reader may list it; `NOT_FOUND` where he may not see the record. */
  abstract of(page: string, id: number): Promise<Result<RecordLinksReply>>;
}
