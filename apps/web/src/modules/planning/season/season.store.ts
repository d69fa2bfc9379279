import { parseCell, type RecordRow } from '@axle/page-kit';
import type { Decimal, Refusal } from '@axle/kernel';
import { monthKeys, normaliseSeason, sumsToTwelve } from '@axle/planning';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { monthFields } from './month-fields.ts';

/** Most rows that the matrix shows. */
const mostRows = 500;

const notWhole: Refusal = { code: 'FORMAT', message: { zh: '系数须为0.2到5之间的数', en: 'A factor must be a number from 0.2 to 5' } };
const clashed: Refusal = {
  code: 'ROW_CHANGED',
  message: { zh: '他人已修改同一格，请刷新', en: 'Somebody else changed the same cells; refresh first' },
};

/** Twelve texts as they are typed, January first. */
export type TypedFactors = readonly string[];

/** The rows of season factors while their cells are changed: a row is sent whole, once its factors sum to 12. */
export class SeasonStore {
  rows: readonly RecordRow[] = [];
  typed: ReadonlyMap<number, TypedFactors> = new Map();
  refused: ReadonlyMap<number, Refusal> = new Map();
  refusal: Refusal | undefined = undefined;
  busy = false;
  private readonly records: PageRecords;
  private readonly latest = new Latest();

  constructor(records: PageRecords) {
    this.records = records;
    makeAutoObservable<SeasonStore, 'records' | 'latest'>(this, {
      rows: observableRef,
      typed: observableRef,
      refused: observableRef,
      refusal: observableRef,
      records: false,
      latest: false,
    });
  }

  get unsaved(): boolean {
    return this.typed.size > 0;
  }

  /** Reads the rows in force. */
  async load(): Promise<void> {
    const query = {
      filters: [{ field: 'status', op: 'eq' as const, value: 1 }],
      sort: [{ field: 'effectiveFrom', descending: true }],
      limit: mostRows,
    };
    await this.latest.ask(
      signal => this.records.list(query, { signal }),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.rows = reply.value.rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
        }),
    );
  }

  /** Gives up the call; for the end of the screen. */
  stop(): void {
    this.latest.giveUp();
  }

  /** What stands in the cells of a row. */
  factors(row: RecordRow): TypedFactors {
    return this.typed.get(row.id) ?? storedFactors(row);
  }

  /** Puts texts into the cells of a row from one month on; what goes beyond December is left out. */
  put(row: RecordRow, from: number, texts: readonly string[]): void {
    const next = this.factors(row).map((text, at) => texts[at - from] ?? text);
    const typed = new Map(this.typed);
    if (next.every((text, at) => text === storedFactors(row)[at])) typed.delete(row.id);
    else typed.set(row.id, next);
    this.typed = typed;
    this.refused = new Map([...this.refused].filter(([id]) => id !== row.id));
  }

  /** Multiplies the factors of a row so that they sum to 12. */
  normalise(row: RecordRow): void {
    const read = readFactors(this.factors(row), false);
    const normal = read && normaliseSeason(read);
    if (normal?.ok) this.put(row, 0, normal.value);
    else this.refuse(row.id, notWhole);
  }

  /** Forgets what was typed. */
  undo(): void {
    this.typed = new Map();
    this.refused = new Map();
  }

  /** Whether every row that was changed can be sent; marks those that cannot. */
  check(): boolean {
    for (const row of this.changed) {
      const factors = readFactors(this.factors(row), true);
      if (!factors) this.refuse(row.id, notWhole);
      else if (!sumsToTwelve(factors)) this.refuse(row.id, sumRefused);
    }
    return this.changed.every(({ id }) => !this.refused.has(id));
  }

  get changed(): readonly RecordRow[] {
    return this.rows.filter(({ id }) => this.typed.has(id));
  }

  /** Sends the changed rows; returns how many of them are pending approval. Invalid rows keep what was typed. */
  async save(reason: string): Promise<number> {
    const { changed } = this;
    this.busy = true;
    const changes = changed.map(row => {
      const typed = readFactors(this.factors(row), true) ?? this.factors(row);
      const keys = monthKeys.filter((_, at) => typed[at] !== storedFactors(row)[at]);
      const pick = (of: (key: (typeof keys)[number]) => unknown) => Object.fromEntries(keys.map(key => [key, of(key)]));
      return { id: row.id, version: row.version, values: pick(key => typed[monthKeys.indexOf(key)]), before: pick(key => row[key]) };
    });
    const reply = await this.records.change(changes, { reason });
    runInAction(() => {
      this.busy = false;
      this.refusal = reply.ok ? undefined : reply.refusal;
      if (!reply.ok) return;
      const kept = new Map(this.typed);
      const rows = new Map(this.rows.map(row => [row.id, row]));
      for (const { id, row, refusals, clashes } of reply.value) {
        if (row) rows.set(id, { ...rows.get(id)!, ...row });
        const refusal = refusals[0] ?? (clashes.length > 0 ? clashed : undefined);
        if (refusal) this.refuse(id, refusal);
        else kept.delete(id);
      }
      this.typed = kept;
      this.rows = [...rows.values()];
    });
    return reply.ok ? reply.value.filter(({ row }) => (row?.waitingFields ?? []).length > 0).length : 0;
  }

  private refuse(id: number, refusal: Refusal): void {
    this.refused = new Map([...this.refused, [id, refusal]]);
  }
}

const sumRefused: Refusal = {
  code: 'SEASON_SUM',
  message: { zh: '12个月系数之和必须为12', en: 'The twelve factors must sum to 12' },
};

/** How a row is called. */
export const nameOf = (row: RecordRow): string => String(row['name'] ?? '');

/** The factors of a row as they are stored. */
export const storedFactors = (row: RecordRow): TypedFactors => monthKeys.map(key => String(row[key] ?? ''));

/** The factors that were typed; undefined where one is invalid. Values outside the limits are taken only where the limits do not apply. */
export function readFactors(typed: TypedFactors, within: boolean): readonly Decimal[] | undefined {
  const read = typed.flatMap((text, at) => {
    const field = monthFields[at]!;
    const result = parseCell(within ? field : { ...field, min: '0', max: '99' }, text);
    return result.ok && typeof result.value === 'string' ? [result.value as Decimal] : [];
  });
  return read.length === monthKeys.length ? read : undefined;
}
