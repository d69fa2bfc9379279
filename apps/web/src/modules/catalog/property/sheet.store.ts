import { type LocalDate, type Refusal, text } from '@axle/kernel';
import { definePage, defineResource, type Page } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { cellRefusals, formLines } from '../../../engine/lines/form-cells.ts';
import { FormStore } from '../../../engine/form/form-store.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { PropertySheets, SheetChange, SheetOutcome, ValueSheet } from './property-sheets.ts';
import { everyRow, isWanted, type SheetWish } from './sheet-wish.ts';
import { sentValue, sheetLine, sheetLines, shownValue } from './sheet-fields.ts';

/** What the sheet stands on. */
export interface SheetParts {
  readonly sheets: PropertySheets;
  readonly today: () => LocalDate;
  readonly newId: () => string;
  readonly english: () => boolean;
  readonly mayWrite: boolean;
}

/** The outcome of a save. */
export interface SheetSaved {
  readonly saved: number;
  readonly kept: number;
}

const noRow: Refusal = { code: 'NOT_FOUND', message: text('该品类没有这个SKU', 'The category has no such SKU') };

/** The values of a category's SKUs while they are edited: invalid rows are held back, the others are saved. */
export class SheetStore {
  category: number | undefined = undefined;
  sheet: ValueSheet | undefined = undefined;
  form: FormStore | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  busy = false;
  wish: SheetWish = everyRow;
  private readonly parts: SheetParts;
  private readonly latest = new Latest();

  constructor(parts: SheetParts) {
    this.parts = parts;
    makeAutoObservable<SheetStore, 'parts' | 'latest'>(this, {
      sheet: observableRef,
      wish: observableRef,
      form: observableRef,
      refusal: observableRef,
      parts: false,
      latest: false,
    });
  }

  /** Rows that hold something else than what is stored, by their place in the grid. */
  get changes(): readonly (SheetChange & { readonly at: number })[] {
    const { form, sheet } = this;
    if (!form || !sheet) return [];
    const rows = new Map(sheet.rows.map(row => [row.sku, row]));
    return formLines(form, 'rows').flatMap((line, at) => {
      const row = rows.get(String(line['sku']));
      if (!row) return [];
      const cells = sheet.columns.flatMap(column => {
        const [was, now] = [row.values[column.code] ?? '', sentValue(line[column.code])];
        return was === now || sentValue(shownValue(column, was)) === now ? [] : [[column.code, { was, now }] as const];
      });
      return cells.length > 0 ? [{ sku: row.id, cells: Object.fromEntries(cells), at }] : [];
    });
  }

  /** The SKUs of the rows that are shown. */
  get shown(): readonly number[] {
    const { sheet, wish } = this;
    return sheet ? sheet.rows.filter(row => isWanted(row, sheet.columns, wish)).map(({ id }) => id) : [];
  }

  get unsaved(): boolean {
    return this.changes.length > 0;
  }

  /** Reads the sheet of a category. */
  async open(category: number): Promise<void> {
    if (category !== this.category) this.wish = { ...everyRow, onlyMissing: this.wish.onlyMissing };
    this.category = category;
    await this.read();
  }

  /** Shows only the wanted rows. Unsaved input is discarded: the caller asks the user before. */
  narrow(wish: Partial<SheetWish>): void {
    this.wish = { ...this.wish, ...wish };
    this.fill();
  }

  private async read(): Promise<void> {
    const { category } = this;
    if (category === undefined) return;
    this.busy = true;
    await this.latest.ask(
      () => this.parts.sheets.values(category),
      reply =>
        runInAction(() => {
          this.busy = false;
          this.refusal = reply.ok ? undefined : reply.refusal;
          this.sheet = reply.ok ? reply.value : undefined;
          this.fill();
        }),
    );
  }

  private fill(): void {
    const { sheet } = this;
    if (!sheet) return void (this.form = undefined);
    const rows = sheet.rows
      .filter(row => isWanted(row, sheet.columns, this.wish))
      .map(row => sheetLine(sheet.columns, row, this.parts.english()));
    const resource = defineResource({
      entity: 'skuPropertySheet',
      label: text('SKU属性值', 'SKU property values'),
      service: 'master-data',
      nameFields: [],
      fields: { rows: sheetLines(sheet.columns) },
    });
    const page: Page = definePage({
      key: 'skuPropertySheet',
      title: resource.label,
      help: { why: resource.label },
      resource,
      columns: [],
      form: [{ title: resource.label, fields: ['rows'] }],
    });
    const closed = new Set(['rows.sku', 'rows.name']);
    this.form = new FormStore(
      {
        page,
        resource,
        records: {} as PageRecords,
        today: this.parts.today,
        newId: this.parts.newId,
        access: field => ({ shown: true, write: this.parts.mayWrite && !closed.has(field) }),
      },
      { id: 0, version: 0, rows },
    );
  }

  /** Sends the changed rows that are valid; invalid ones stay as they are, with their cells marked. */
  async save(): Promise<SheetSaved | undefined> {
    const { form, category, changes } = this;
    if (!form || category === undefined || this.busy || changes.length === 0) return undefined;
    form.touch('rows');
    const bad = new Set(cellRefusals(form, 'rows').map(({ row }) => row));
    const fine = changes.filter(({ at }) => !bad.has(at));
    if (fine.length === 0) return { saved: 0, kept: changes.length };
    this.busy = true;
    const reply = await this.parts.sheets.save(
      category,
      fine.map(({ sku, cells }) => ({ sku, cells })),
    );
    if (!reply.ok) {
      runInAction(() => {
        this.busy = false;
        this.refusal = reply.refusal;
      });
      return undefined;
    }
    const refused = new Map(reply.value.filter(({ refusals }) => refusals.length > 0).map(outcome => [outcome.sku, outcome]));
    const kept = changes.filter(({ at, sku }) => bad.has(at) || refused.has(sku));
    const lines = formLines(form, 'rows');
    const held = new Map(kept.map(({ at }) => [String(lines[at]?.['sku']), lines[at]!]));
    await this.read();
    runInAction(() => this.putBack(held, refused));
    return { saved: changes.length - kept.length, kept: kept.length };
  }

  /** What was kept back stands in the grid again, over what is stored now. */
  private putBack(held: ReadonlyMap<string, Readonly<Record<string, unknown>>>, refused: ReadonlyMap<number, SheetOutcome>): void {
    const { form, sheet } = this;
    if (!form || !sheet) return;
    const lines = formLines(form, 'rows').map(line => held.get(String(line['sku'])) ?? line);
    form.set('rows', lines);
    form.touch('rows');
    const ids = new Map(sheet.rows.map(row => [row.sku, row.id]));
    form.answered = new Map(
      lines.flatMap((line, at) =>
        (refused.get(ids.get(String(line['sku'])) ?? 0)?.refusals ?? []).map(({ code, field, message }) => [
          `rows.${at}.${field ?? 'sku'}`,
          { ...noRow, code, message: text(message, message) },
        ]),
      ),
    );
  }
}
