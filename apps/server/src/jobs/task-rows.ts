import type { Result } from '@axle/kernel';
import type { CountReply, FieldValueCount, ListPage, ListQuery, RecordRow, Resource } from '@axle/page-kit';

/** The rows of a table of tasks, all of them or those of one user. */
export interface TaskRows {
  list(resource: Resource, query: ListQuery, owner?: number): Promise<Result<ListPage>>;
  count(resource: Resource, query: Pick<ListQuery, 'filters'>, owner?: number): Promise<Result<CountReply>>;
  values(resource: Resource, field: string, query: Pick<ListQuery, 'filters'>, owner?: number): Promise<Result<readonly FieldValueCount[]>>;
  /** One task by its id or its taskid; `NOT_FOUND` when it is not there or somebody else's. */
  read(resource: Resource, task: { readonly id: number } | { readonly taskid: string }, owner?: number): Promise<Result<RecordRow>>;
}
