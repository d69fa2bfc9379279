import { ok, type Refusal, type Result } from '@axle/kernel';
import type { Filter, RecordRow, RecordValues, Sort } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** Rows that are read at a time: one for each warehouse of a SKU. */
export const portion = 200;
/** Most warehouses side by side. */
export const mostWarehouses = 12;

/** A SKU with its row in each warehouse. */
export interface SpreadLine {
  readonly sku: number;
  readonly first: RecordRow;
  readonly at: ReadonlyMap<number, RecordRow>;
}

const most = (values: readonly { readonly value: unknown; readonly count: number }[]): readonly number[] =>
  values.toSorted((one, other) => other.count - one.count || Number(one.value) - Number(other.value)).map(({ value }) => Number(value));

/** SKUs by warehouse of one country, read portion by portion. */
export class SpreadStore {
  countries: readonly number[] = [];
  country: number | undefined = undefined;
  warehouses: readonly number[] = [];
  /** What the matrix is narrowed by besides, as it was typed. */
  choice: RecordValues = {};
  rows: readonly RecordRow[] | undefined = undefined;
  next: string | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  private readonly records: PageRecords;
  private readonly sort: readonly Sort[];
  private readonly latest = new Latest();

  constructor(records: PageRecords, sort: readonly Sort[]) {
    this.records = records;
    this.sort = sort;
    makeAutoObservable<SpreadStore, 'records' | 'sort' | 'latest'>(this, {
      countries: observableRef,
      warehouses: observableRef,
      choice: observableRef,
      rows: observableRef,
      refusal: observableRef,
      records: false,
      sort: false,
      latest: false,
    });
  }

  /** Reads the countries, and shows the one in sight, else that with most rows. */
  async start(): Promise<void> {
    const found = await this.records.values('country', { filters: [] });
    runInAction(() => {
      if (!found.ok) return void (this.refusal = found.refusal);
      this.countries = most(found.value);
    });
    const [first] = this.countries;
    if (this.country === undefined && first !== undefined) await this.show(first);
    else if (this.country === undefined) runInAction(() => void (this.rows = []));
    else await this.read();
  }

  /** Shows a country with all its warehouses. */
  async show(country: number): Promise<void> {
    this.country = country;
    this.choice = { ...this.choice, warehouse: undefined };
    const found = await this.records.values('warehouse', { filters: this.inCountry });
    runInAction(() => void (this.warehouses = found.ok ? most(found.value) : []));
    await this.read();
  }

  /** Narrows what is shown. */
  async narrow(choice: RecordValues): Promise<void> {
    this.choice = { ...this.choice, ...choice };
    await this.read();
  }

  /** Reads the first portion, or the next one behind those in sight. */
  async read(after?: string): Promise<void> {
    const before = after === undefined ? [] : (this.rows ?? []);
    await this.latest.ask(
      signal => this.portionAfter(after, signal),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (!reply.ok) return;
          this.rows = [...before, ...reply.value.rows];
          this.next = reply.value.next;
        }),
    );
  }

  /** Nothing that was asked is answered any more. */
  stop(): void {
    this.latest.giveUp();
  }

  private async portionAfter(
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<Result<{ readonly rows: readonly RecordRow[]; readonly next?: string }>> {
    const query = { filters: this.filters, sort: this.sort, limit: portion, ...(after === undefined ? {} : { after }) };
    const reply = await this.records.list(query, { signal });
    return reply.ok ? ok(reply.value) : reply;
  }

  private get inCountry(): readonly Filter[] {
    return [{ field: 'country', op: 'in', value: [this.country] }];
  }

  private get filters(): readonly Filter[] {
    const { warehouse, sku, find, category, imbalance, suggested } = this.choice;
    const among = (field: string, values: readonly unknown[]): readonly Filter[] =>
      values.length === 0 || values[0] === undefined ? [] : [{ field, op: 'in', value: values }];
    return [
      ...this.inCountry,
      ...among(
        'warehouse',
        [warehouse].map(id => id && Number(id)),
      ),
      ...among('sku', (sku ?? []) as readonly number[]),
      ...(find === undefined ? [] : [{ field: 'sku', op: 'search' as const, value: find }]),
      ...among('category', [category]),
      ...(/^\d+(\.\d)?$/.test(String(imbalance)) ? [{ field: 'imbalance', op: 'gte' as const, value: imbalance }] : []),
      ...(suggested === true ? [{ field: 'suggested', op: 'eq' as const, value: true }] : []),
    ];
  }

  /** The conditions as typed. */
  get typed(): RecordValues {
    return { ...this.choice, ...(this.country === undefined ? {} : { country: String(this.country) }) };
  }

  /** The warehouses side by side. */
  get columns(): readonly number[] {
    const { warehouse } = this.choice;
    return warehouse === undefined ? this.warehouses.slice(0, mostWarehouses) : [Number(warehouse)];
  }

  /** The SKUs of which all rows were read, as they come; the last may still lack some while there is more. */
  get lines(): readonly SpreadLine[] {
    const groups = [...Map.groupBy(this.rows ?? [], row => Number(row['sku']))];
    const whole = this.next === undefined ? groups : groups.slice(0, -1);
    return whole.map(([sku, rows]) => ({ sku, first: rows[0]!, at: new Map(rows.map(row => [Number(row['warehouse']), row])) }));
  }
}
