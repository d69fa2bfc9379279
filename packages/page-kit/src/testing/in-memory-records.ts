import { type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { CascadeField } from '../field/reference-fields.ts';
import { isCountable } from '../kinds/kinds.ts';
import { checkQuery } from '../query/check-query.ts';
import type { Filter } from '../query/filter.ts';
import type { CountReply, ListPage, ListQuery, RecordRow, Sort } from '../query/list-query.ts';
import {
  type CellsChange,
  type CellsOutcome,
  type FieldChange,
  type FieldValueCount,
  type HistoryEntry,
  Records,
  type Target,
  type TargetOutcome,
} from '../records/records.ts';
import { mergeCells } from '../cells/merge-cells.ts';
import type { FieldTotal } from '../query/field-total.ts';
import type { SetReply } from '../records/record-set.ts';
import { duplicate, forbiddenField, immutableField, notFound, rowChanged } from '../records/record-refusals.ts';
import { checkRecord } from '../resource/check-record.ts';
import { isReference, type ReferenceNames, referencesOf } from '../resource/references.ts';
import { refuseReference } from '../resource/refuse-reference.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';
import { comparable, compareValues } from './compare-values.ts';
import { fieldTotals } from './field-totals.ts';
import { matches } from './matches.ts';

/** Who asks, and when. Everything may be read, written and seen unless said otherwise. */
export interface InMemoryTerms {
  readonly today: LocalDate;
  /** Instant of the next change. */
  readonly now?: () => string;
  readonly userId?: number;
  readonly mayRead?: (field: string) => boolean;
  readonly mayWrite?: (field: string) => boolean;
  readonly inScope?: (row: RecordRow) => boolean;
  /** The records of other entities that these refer to. */
  readonly referred?: ReferenceNames;
}

/**
 * The records of one resource as a plain list: filters, order and pages spelled out as simply as can be. Other adapters are compared
 * with it. `rows` hold values as the resource's fields accept them.
 */
export const inMemoryRecords = (resource: Resource, rows: readonly RecordRow[], terms: InMemoryTerms): Records =>
  new InMemoryRecords(resource, rows, terms);

class InMemoryRecords extends Records {
  readonly #resource: Resource;
  readonly #terms: Required<InMemoryTerms>;
  readonly #rows: Map<number, RecordRow>;
  readonly #history: (HistoryEntry & { readonly record: number })[] = [];
  #lastId: number;

  constructor(resource: Resource, rows: readonly RecordRow[], terms: InMemoryTerms) {
    super();
    this.#resource = resource;
    this.#terms = {
      now: () => `${terms.today}T00:00:00.000Z`,
      userId: 1,
      mayRead: () => true,
      mayWrite: () => true,
      inScope: () => true,
      referred: {},
      ...terms,
    };
    this.#rows = new Map(rows.map(row => [row.id, row]));
    this.#lastId = Math.max(0, ...this.#rows.keys());
  }

  async list(query: ListQuery): Promise<Result<ListPage>> {
    const checked = checkQuery(this.#resource, query, this.#terms.mayRead);
    if (!checked.ok) return checked;
    const { filters, sort, limit, after, offset = 0 } = checked.value;
    const order = this.#order(sort);
    const all = this.#matching(filters).toSorted(order);
    const last = after === undefined ? undefined : this.#lastOf(after, sort);
    if (after !== undefined && !last) return refuse({ code: 'BAD_QUERY', message: { zh: '翻页位置无效', en: 'Bad cursor' } });
    const rest = last ? all.filter(row => order(row, last) > 0) : all.slice(offset);
    const page = rest.slice(0, limit);
    const end = page.at(-1);
    return ok({ rows: page.map(row => this.#shown(row)), next: end && rest.length > limit ? this.#cursor(end, sort) : undefined });
  }

  async count(query: Pick<ListQuery, 'filters'>): Promise<Result<CountReply>> {
    const checked = this.#checkedFilters(query);
    return checked.ok ? ok({ total: this.#matching(checked.value.filters).length, exact: true }) : checked;
  }

  async totals(keys: readonly string[], query: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldTotal[]>> {
    const checked = this.#checkedFilters(query);
    if (!checked.ok) return checked;
    return fieldTotals(this.#resource, this.#matching(checked.value.filters), keys, this.#terms.mayRead);
  }

  async gather(query: Pick<ListQuery, 'filters'>): Promise<Result<SetReply>> {
    const counted = await this.count(query);
    return counted.ok ? ok({ ...counted.value, at: this.#terms.now() }) : counted;
  }

  async read(id: number): Promise<Result<RecordRow>> {
    const row = this.#seen(id);
    return row ? ok(this.#shown(row)) : refuse(notFound);
  }

  async add(values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>> {
    const { values: record, refusals } = checkRecord(this.#resource, values, this.#terms.today);
    const found = [
      ...refusals,
      ...this.#forbidden(Object.keys(record)),
      ...this.#unreferable({}, record),
      ...this.#duplicates(record, undefined),
    ];
    if (found.length > 0) return refuse(found);
    const id = ++this.#lastId;
    const { userId, now } = this.#terms;
    const audit = this.#resource.managed ? { status: 1, createdBy: userId, createdAt: now(), updatedBy: userId, updatedAt: now() } : {};
    const derived = this.#resource.derive?.(record) ?? {};
    return ok(this.#shown(this.#store({ ...record, ...derived, ...audit, id, version: 1 }, undefined, 'add')));
  }

  async update({ id, version }: Target, values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>> {
    const row = this.#seen(id);
    if (!row) return refuse([notFound]);
    if (row.version !== version) return refuse([rowChanged]);
    const { values: record, refusals } = checkRecord(this.#resource, { ...row, ...values }, this.#terms.today);
    const changed = this.#changes(row, record).map(change => change.field);
    const fixed = changed.filter(key => this.#resource.fields[key]?.immutable).map(key => immutableField(this.#resource, key));
    const found = [...refusals, ...fixed, ...this.#forbidden(changed), ...this.#unreferable(row, record), ...this.#duplicates(record, id)];
    if (found.length > 0) return refuse(found);
    if (changed.length === 0) return ok(this.#shown(row));
    const derived = this.#resource.derive?.(record, row) ?? {};
    return ok(this.#shown(this.#store({ ...this.#kept(row), ...record, ...derived, id, version: version + 1 }, row, 'update')));
  }

  async change(changes: readonly CellsChange[]): Promise<Result<readonly CellsOutcome[]>> {
    const outcomes: CellsOutcome[] = [];
    for (const change of changes) outcomes.push(await this.#changeOne(change));
    return ok(outcomes);
  }

  async #changeOne(change: CellsChange): Promise<CellsOutcome> {
    const { id } = change;
    const row = this.#seen(id);
    if (!row) return { id, clashes: [], refusals: [notFound] };
    const unread = Object.keys(change.values).filter(key => this.#resource.fields[key] && !this.#terms.mayRead(key));
    if (unread.length > 0)
      return { id, row: this.#shown(row), clashes: [], refusals: unread.map(key => forbiddenField(this.#resource, key)) };
    const { given, clashes } = mergeCells(this.#resource, change, row);
    const written = await this.update({ id, version: row.version }, given);
    const now = this.#shown(this.#seen(id) ?? row);
    return written.ok ? { id, row: now, clashes, refusals: [] } : { id, row: now, clashes: [], refusals: written.refusal };
  }

  async del(targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>> {
    return ok(
      targets.map(target =>
        this.#each(target, row => {
          this.#rows.delete(row.id);
          this.#note(row, undefined, 'del');
        }),
      ),
    );
  }

  async setEnabled(targets: readonly Target[], enabled: boolean): Promise<Result<readonly TargetOutcome[]>> {
    return ok(
      targets.map(target =>
        this.#each(target, row => {
          const status = enabled ? 1 : 0;
          if (row['status'] !== status) this.#store({ ...row, status, version: row.version + 1 }, row, enabled ? 'enable' : 'disable');
        }),
      ),
    );
  }

  async history(id: number): Promise<Result<readonly HistoryEntry[]>> {
    if (!this.#seen(id)) return refuse(notFound);
    const entries = this.#history
      .filter(entry => entry.record === id)
      .map(({ record: _, ...entry }) => ({ ...entry, changes: entry.changes.filter(change => this.#terms.mayRead(change.field)) }));
    return ok(entries.toReversed());
  }

  async values(field: string, query: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldValueCount[]>> {
    const definition = fieldsOf(this.#resource)[field];
    const checked = this.#checkedFilters(query);
    if (!definition || !isCountable(definition) || !this.#terms.mayRead(field))
      return refuse({ code: 'BAD_QUERY', message: { zh: `未知的字段：${field}`, en: `Unknown field: ${field}` }, field });
    if (!checked.ok) return checked;
    const counts = new Map<unknown, number>();
    for (const row of this.#matching(checked.value.filters)) {
      // an address is counted by its country
      const held = definition.kind === 'address' ? comparable(definition, row[field]) : row[field];
      for (const value of Array.isArray(held) ? (held as readonly unknown[]) : [held])
        if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return ok(
      [...counts]
        .map(([value, count]) => ({ value, count }))
        .toSorted((one, other) => compareValues(definition, one.value, other.value))
        .slice(0, 1000),
    );
  }

  async match(field: string, values: readonly unknown[]): Promise<Result<readonly number[]>> {
    const checked = this.#checkedFilters({ filters: [{ field, op: 'in', value: values }] });
    if (!checked.ok) return checked;
    const definition = fieldsOf(this.#resource)[field]!;
    const wanted = checked.value.filters[0]?.value as readonly unknown[];
    const held = this.#matching([]).map(row => comparable(definition, row[field]));
    return ok(wanted.map(value => held.filter(one => one === comparable(definition, value)).length));
  }

  #checkedFilters(query: Pick<ListQuery, 'filters'>): Result<ListQuery> {
    return checkQuery(this.#resource, { filters: query.filters, sort: [], limit: 1 }, this.#terms.mayRead);
  }

  #matching(filters: ListQuery['filters']): readonly RecordRow[] {
    const fields = fieldsOf(this.#resource);
    const meant = filters.map(filter => (fields[filter.field]?.kind === 'cascade' ? this.#withBelow(filter) : filter));
    return [...this.#rows.values()].filter(row => this.#terms.inScope(row) && meant.every(filter => matches(fields, filter, row)));
  }

  /** A filter by records of a tree, and everything below them. */
  #withBelow(filter: Filter): Filter {
    if (!Array.isArray(filter.value)) return filter;
    const field = fieldsOf(this.#resource)[filter.field] as CascadeField;
    const meant = new Set(filter.value as readonly number[]);
    const tree = this.#terms.referred[field.entity] ?? [];
    for (let size = -1; size !== meant.size;) {
      size = meant.size;
      for (const { id, parent } of tree) if (parent !== undefined && meant.has(parent)) meant.add(id);
    }
    return { ...filter, value: [...meant] };
  }

  /** What a field is ordered by: references by the code of the record. */
  #orderOf(field: Field, one: unknown, other: unknown): number {
    if (!isReference(field)) return compareValues(field, one, other);
    const codeOf = (id: unknown) => this.#terms.referred[field.entity]?.find(record => record.id === id)?.code;
    return compareValues({ kind: 'text', label: field.label, maxLength: 200 }, codeOf(one), codeOf(other));
  }

  #unreferable(before: RecordValues, after: RecordValues): readonly Refusal[] {
    return referencesOf(this.#resource).flatMap(([key, field]) => {
      if (after[key] === undefined || after[key] === before[key]) return [];
      return (
        refuseReference(
          key,
          field,
          this.#terms.referred[field.entity]?.find(({ id }) => id === after[key]),
        ) ?? []
      );
    });
  }

  #order(sort: readonly Sort[]): (one: RecordRow, other: RecordRow) => number {
    const fields = fieldsOf(this.#resource);
    return (one, other) => {
      for (const { field, descending } of sort) {
        const order = this.#orderOf(fields[field]!, one[field], other[field]);
        if (order !== 0) return descending ? -order : order;
      }
      return sort.at(-1)?.descending ? other.id - one.id : one.id - other.id;
    };
  }

  #cursor(row: RecordRow, sort: readonly Sort[]): string {
    return JSON.stringify([sort, row.id, Object.fromEntries(sort.map(({ field }) => [field, row[field]]))]);
  }

  #lastOf(cursor: string, sort: readonly Sort[]): RecordRow | undefined {
    try {
      const [sorted, id, values] = JSON.parse(cursor) as [unknown, number, RecordValues];
      return JSON.stringify(sorted) === JSON.stringify(sort) && Number.isSafeInteger(id) ? { ...values, id, version: 0 } : undefined;
    } catch {
      return undefined;
    }
  }

  #seen(id: number): RecordRow | undefined {
    const row = this.#rows.get(id);
    return row && this.#terms.inScope(row) ? row : undefined;
  }

  #shown(row: RecordRow): RecordRow {
    const readable = Object.entries(row).filter(
      ([key, value]) => value !== undefined && (key === 'id' || key === 'version' || this.#terms.mayRead(key)),
    );
    return Object.fromEntries(readable) as unknown as RecordRow;
  }

  /** What a change of the writable fields leaves as it is. */
  #kept(row: RecordRow): RecordValues {
    return Object.fromEntries(Object.entries(row).filter(([key]) => !this.#writable(key)));
  }

  #writable(key: string): boolean {
    const field = this.#resource.fields[key];
    return field !== undefined && !field.readOnly;
  }

  #changes(before: RecordValues, after: RecordValues, isWanted = (key: string) => this.#writable(key)): readonly FieldChange[] {
    return Object.keys(fieldsOf(this.#resource))
      .filter(key => isWanted(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map(key => ({ field: key, before: before[key], after: after[key] }));
  }

  #forbidden(keys: readonly string[]): readonly Refusal[] {
    return keys.filter(key => !this.#terms.mayWrite(key)).map(key => forbiddenField(this.#resource, key));
  }

  #duplicates(record: RecordValues, self: number | undefined): readonly Refusal[] {
    const fields = fieldsOf(this.#resource);
    const same = (row: RecordRow, keys: readonly string[]) =>
      keys.every(key => comparable(fields[key]!, row[key]) === comparable(fields[key]!, record[key]));
    return this.#resource.unique
      .filter(({ fields: keys }) => [...this.#rows.values()].some(row => row.id !== self && same(row, keys)))
      .map(key => duplicate(this.#resource, key));
  }

  #store(row: RecordRow, before: RecordRow | undefined, action: HistoryEntry['action']): RecordRow {
    const { userId, now } = this.#terms;
    const stored = this.#resource.managed ? { ...row, updatedBy: userId, updatedAt: now() } : row;
    this.#rows.set(row.id, stored);
    this.#note(before, stored, action);
    return stored;
  }

  #note(before: RecordRow | undefined, after: RecordRow | undefined, action: HistoryEntry['action']): void {
    const { id, version } = (after ?? before)!;
    const status =
      before && after && before['status'] !== after['status']
        ? [{ field: 'status', before: before['status'], after: after['status'] }]
        : [];
    const own = (key: string) => this.#resource.fields[key] !== undefined;
    const changes = [...this.#changes(before ?? {}, after ?? {}, own), ...status];
    this.#history.push({
      record: id,
      id: this.#history.length + 1,
      action,
      by: this.#terms.userId,
      at: this.#terms.now(),
      version,
      changes,
    });
  }

  #each({ id, version }: Target, act: (row: RecordRow) => void): TargetOutcome {
    const row = this.#seen(id);
    if (!row) return { id, name: String(id), refusal: notFound };
    const name = this.#resource.nameFields
      .map(key => row[key])
      .filter(value => value !== undefined)
      .join(' ');
    if (row.version !== version) return { id, name, refusal: rowChanged };
    act(row);
    return { id, name };
  }
}
