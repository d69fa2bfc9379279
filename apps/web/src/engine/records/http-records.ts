import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import {
  type CellsChange,
  type CellsOutcome,
  type CountReply,
  fieldsOf,
  type FieldTotal,
  type FieldValueCount,
  type Figures,
  type HistoryEntry,
  type ListPage,
  type ListQuery,
  type RecordRow,
  Records,
  type RecordValues,
  type Resource,
  type SetReply,
  type Target,
  type TargetOutcome,
  type WireValues,
  wireValues,
} from '@axle/page-kit';
import { type RecordCall, recordPath } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { ChangeWords, FiguresQuery, PageRecords, ReadOptions, RecordsOf } from './records-of.ts';

/** The records of a resource over the main API. Refusals are shown by the screens, not by the client. */
export const httpRecords = (main: MainClient, resource: Resource, page: string): PageRecords => new HttpRecords(main, resource, page);

/** {@link RecordsOf} over the main API. */
export const httpRecordsOf = (main: MainClient): RecordsOf => ({ of: (resource, page) => httpRecords(main, resource, page) });

class HttpRecords extends Records {
  private readonly main: MainClient;
  private readonly resource: Resource;
  private readonly page: string;
  private readonly wire: WireValues;

  constructor(main: MainClient, resource: Resource, page: string) {
    super();
    this.main = main;
    this.resource = resource;
    this.page = page;
    this.wire = wireValues(fieldsOf(resource));
  }

  async list(query: ListQuery, options?: ReadOptions): Promise<Result<ListPage>> {
    const found = await this.post<ListPage>('list', { ...query, ...this.asked(query) }, options);
    return found.ok ? ok({ ...found.value, rows: found.value.rows.map(row => this.wire.receive(row)) }) : found;
  }

  count(query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<CountReply>> {
    return this.post('count', this.asked(query), options);
  }

  totals(fields: readonly string[], query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<readonly FieldTotal[]>> {
    return this.post('totals', { fields, ...this.asked(query) }, options);
  }

  gather(query: Pick<ListQuery, 'filters'>): Promise<Result<SetReply>> {
    return this.post('gather', this.asked(query));
  }

  async values(field: string, query: Pick<ListQuery, 'filters'>, options?: ReadOptions): Promise<Result<readonly FieldValueCount[]>> {
    const found = await this.post<readonly FieldValueCount[]>('values', { field, ...this.asked(query) }, options);
    const read = ({ value, count }: FieldValueCount) => ({ value: this.wire.receiveValue(field, value), count });
    return found.ok ? ok(found.value.map(read)) : found;
  }

  match(field: string, values: readonly unknown[], options?: ReadOptions): Promise<Result<readonly number[]>> {
    return this.post('match', { field, values: values.map(value => this.wire.sendValue(field, value)) }, options);
  }

  figures(name: string, query: FiguresQuery, options?: ReadOptions): Promise<Result<Figures>> {
    return this.post('figures', { figures: name, ...this.asked(query), ...(query.steps ? { steps: query.steps } : {}) }, options);
  }

  work(tool: string, input: RecordValues, options?: ReadOptions): Promise<Result<RecordValues>> {
    return this.post('work', { tool, input }, options);
  }

  async read(id: number): Promise<Result<RecordRow>> {
    return this.received(await this.get<RecordRow>('read', { id }));
  }

  history(id: number): Promise<Result<readonly HistoryEntry[]>> {
    return this.get('history', { id });
  }

  async add(values: RecordValues, words: ChangeWords = {}): Promise<Result<RecordRow, readonly Refusal[]>> {
    return byField(this.received(await this.post<RecordRow>('add', { ...words, values: this.wire.send(values) })));
  }

  async update(target: Target, values: RecordValues, words: ChangeWords = {}): Promise<Result<RecordRow, readonly Refusal[]>> {
    return byField(this.received(await this.post<RecordRow>('update', { ...target, ...words, values: this.wire.send(values) })));
  }

  async change(changes: readonly CellsChange[], words: ChangeWords = {}): Promise<Result<readonly CellsOutcome[], CallRefusal>> {
    const sent = changes.map(change => ({ ...change, values: this.wire.send(change.values), before: this.wire.send(change.before) }));
    const answer = await this.post<readonly CellsOutcome[]>('change', { changes: sent, ...words });
    if (!answer.ok) return answer;
    return ok(answer.value.map(outcome => (outcome.row ? { ...outcome, row: this.wire.receive(outcome.row) } : outcome)));
  }

  del(targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>> {
    return this.post('del', { targets });
  }

  setEnabled(targets: readonly Target[], enabled: boolean): Promise<Result<readonly TargetOutcome[]>> {
    return this.post(enabled ? 'enable' : 'disable', { targets });
  }

  private asked({ filters }: Pick<ListQuery, 'filters'>): Pick<ListQuery, 'filters'> {
    return { filters: this.wire.sendFilters(filters) };
  }

  private received(answer: Result<RecordRow, CallRefusal>): Result<RecordRow, CallRefusal> {
    return answer.ok ? ok(this.wire.receive(answer.value)) : answer;
  }

  private post<Data>(call: RecordCall, body: object, options?: ReadOptions): Promise<Result<Data, CallRefusal>> {
    return this.main.post(recordPath(this.resource, call), { page: this.page, ...body }, { quiet: true, ...options }) as Promise<
      Result<Data, CallRefusal>
    >;
  }

  private get<Data>(call: RecordCall, params: Readonly<Record<string, unknown>>): Promise<Result<Data, CallRefusal>> {
    return this.main.get(recordPath(this.resource, call), { page: this.page, ...params }, { quiet: true }) as Promise<
      Result<Data, CallRefusal>
    >;
  }
}

function byField<Data>(result: Result<Data, CallRefusal>): Result<Data, readonly Refusal[]> {
  if (result.ok) return ok(result.value);
  const { fields } = result.refusal;
  return refuse(fields && fields.length > 0 ? fields : [result.refusal]);
}
