import type { Refusal, Result } from '@axle/kernel';
import type {
  CellsChange,
  CellsOutcome,
  CountReply,
  FieldTotal,
  FieldValueCount,
  Figures,
  ListPage,
  ListQuery,
  RecordRow,
  Records,
  RecordValues,
  Resource,
  Target,
} from '@axle/page-kit';

/** What a screen may say about a reading call. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** What figures are asked for: the filters of the list, and of a funnel its steps. */
export interface FiguresQuery extends Pick<ListQuery, 'filters'> {
  readonly steps?: readonly string[];
}

/** What somebody says of a change. */
export interface ChangeWords {
  /** The reason, for the approvers of fields under approval. */
  readonly reason?: string | undefined;
  /** Sent twice with the same key it is done once. */
  readonly key?: string | undefined;
}

/** Records whose reading calls can be given up when a newer question makes the answer useless. */
export interface PageRecords extends Records {
  list(query: ListQuery, options?: ReadOptions): Promise<Result<ListPage>>;
  count(query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<CountReply>>;
  totals(fields: readonly string[], query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<readonly FieldTotal[]>>;
  match(field: string, values: readonly unknown[], options?: ReadOptions): Promise<Result<readonly number[]>>;
  /** What a board of the page shows over the rows that the filters let through. */
  figures(name: string, query: FiguresQuery, options?: ReadOptions): Promise<Result<Figures>>;
  /** What a tool of the page works out. */
  work(tool: string, input: RecordValues, options?: ReadOptions): Promise<Result<RecordValues>>;
  change(changes: readonly CellsChange[], words?: ChangeWords): Promise<Result<readonly CellsOutcome[]>>;
  add(values: RecordValues, words?: ChangeWords): Promise<Result<RecordRow, readonly Refusal[]>>;
  update(target: Target, values: RecordValues, words?: ChangeWords): Promise<Result<RecordRow, readonly Refusal[]>>;
  values(field: string, query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<readonly FieldValueCount[]>>;
}

/** Where pages get their records from: the records of a resource within the rights of one page. */
export abstract class RecordsOf {
  abstract of(resource: Resource, page: string): PageRecords;
}
