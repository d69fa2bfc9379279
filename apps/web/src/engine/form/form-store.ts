import type { LocalDate, Refusal } from '@axle/kernel';
import { acceptValue, checkRecord, type Field, type Page, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageRecords } from '../records/records-of.ts';
import { refusalPlace } from './refusal-place.ts';

/** What a form is made of. */
export interface FormParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly today: () => LocalDate;
  readonly access: (field: string) => { readonly shown: boolean; readonly write: boolean };
}

/** A field that somebody else changed while it was being edited. */
export interface Clash {
  readonly field: string;
  readonly before: unknown;
  readonly theirs: unknown;
  /** Set where the user changed the same field to something else. */
  readonly mine?: unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** One form being filled in: a new record, or changes to one. */
export class FormStore {
  /** The record as it was read; undefined for a new one. */
  row: RecordRow | undefined;
  /** What the inputs hold. An integer's input that is no number yet holds its text. */
  drafts: Readonly<Record<string, unknown>>;
  touched: ReadonlySet<string> = new Set();
  submitted = false;
  saving = false;
  /** Refusals of the server by field; a field's go when it is changed. '' holds those of no field. */
  answered: ReadonlyMap<string, Refusal> = new Map();
  /** The record as somebody else left it meanwhile. */
  newer: RecordRow | undefined = undefined;
  readonly groups: readonly { readonly title: Page['form'][number]['title']; readonly fields: readonly string[] }[];
  private initial: Readonly<Record<string, unknown>>;
  private readonly parts: FormParts;

  constructor(parts: FormParts, row?: RecordRow) {
    this.parts = parts;
    this.row = row;
    this.groups = parts.page.form
      .map(group => ({
        title: group.title,
        fields: group.fields.filter(field => parts.resource.fields[field] && parts.access(field).shown),
      }))
      .filter(group => group.fields.length > 0);
    this.initial =
      row ??
      Object.fromEntries(
        this.fieldNames.flatMap(name => (this.field(name).initial === undefined ? [] : [[name, this.field(name).initial]])),
      );
    this.drafts = this.initial;
    makeAutoObservable<FormStore, 'parts' | 'initial'>(this, {
      row: observableRef,
      drafts: observableRef,
      touched: observableRef,
      answered: observableRef,
      newer: observableRef,
      initial: observableRef,
      groups: false,
      parts: false,
    });
  }

  get adding(): boolean {
    return this.row === undefined;
  }

  get fieldNames(): readonly string[] {
    return this.groups.flatMap(group => group.fields);
  }

  field(name: string): Field {
    return this.parts.resource.fields[name]!;
  }

  /** Whether the user may change a field here. */
  writable(name: string): boolean {
    const field = this.field(name);
    return !field.readOnly && !(field.immutable && !this.adding) && this.parts.access(name).write;
  }

  get changed(): readonly string[] {
    return this.fieldNames.filter(
      name => this.writable(name) && !same(this.accepted(name, this.drafts), this.accepted(name, this.initial)),
    );
  }

  get dirty(): boolean {
    return this.changed.length > 0;
  }

  /** Everything wrong by the rules that the server will apply too, for the fields of this form. */
  get refusals(): ReadonlyMap<string, Refusal> {
    const { resource, today } = this.parts;
    const { refusals } = checkRecord(resource, this.drafts, today());
    const found = new Map<string, Refusal>();
    for (const refusal of refusals)
      if (
        refusal.field !== undefined &&
        this.fieldNames.includes(refusal.field) &&
        this.writable(refusal.field) &&
        !found.has(refusal.field)
      )
        found.set(refusal.field, refusal);
    return found;
  }

  /** What the user reads below a field; nothing before it was touched or the form was sent. */
  refusalOf(name: string): Refusal | undefined {
    return this.answered.get(name) ?? (this.submitted || this.touched.has(name) ? this.refusals.get(name) : undefined);
  }

  /** A refusal that speaks of no field of the form. */
  get general(): Refusal | undefined {
    return this.answered.get('');
  }

  set(name: string, value: unknown): void {
    this.drafts = { ...this.drafts, [name]: value };
    if (this.answered.size > 0) this.answered = new Map([...this.answered].filter(([field]) => field !== name && field !== ''));
  }

  touch(name: string): void {
    this.touched = new Set([...this.touched, name]);
  }

  /** Sends the form; the saved record, or undefined where something is refused or a sending is under way. */
  async save(): Promise<RecordRow | undefined> {
    if (this.saving) return undefined;
    this.submitted = true;
    if (this.refusals.size > 0) return undefined;
    this.saving = true;
    const { row } = this;
    const reply = row
      ? await this.parts.records.update({ id: row.id, version: row.version }, this.valuesOf(this.changed))
      : await this.parts.records.add(this.valuesOf(this.fieldNames.filter(name => this.writable(name))));
    runInAction(() => (this.saving = false));
    if (reply.ok) return reply.value;
    await this.takeRefusals(reply.refusal);
    return undefined;
  }

  /** What somebody else changed, and where it clashes with the user's own input. */
  get clashes(): readonly Clash[] {
    const { newer, row } = this;
    if (!newer || !row) return [];
    return this.fieldNames
      .filter(name => !same(row[name], newer[name]))
      .map(name => ({
        field: name,
        before: row[name],
        theirs: newer[name],
        ...(this.changed.includes(name) && !same(this.accepted(name, this.drafts), newer[name])
          ? { mine: this.accepted(name, this.drafts) }
          : {}),
      }));
  }

  /** Goes on from the newer record; the user's own changes stay. */
  takeNewer(): void {
    const { newer } = this;
    if (!newer) return;
    const mine = this.changed.map(name => [name, this.drafts[name]] as const);
    this.row = newer;
    this.initial = newer;
    this.drafts = { ...newer, ...Object.fromEntries(mine) };
    this.newer = undefined;
    this.answered = new Map();
  }

  private async takeRefusals(refusals: readonly Refusal[]): Promise<void> {
    const changed = refusals.some(refusal => refusal.code === 'ROW_CHANGED');
    const current = changed && this.row ? await this.parts.records.read(this.row.id) : undefined;
    runInAction(() => {
      if (current?.ok) this.newer = current.value;
      this.answered = new Map(refusals.map(refusal => [refusalPlace(refusal, this.parts.resource, this.fieldNames), refusal]));
    });
  }

  private accepted(name: string, values: RecordValues): unknown {
    const result = acceptValue(this.field(name), values[name]);
    return result.ok ? result.value : values[name];
  }

  private valuesOf(names: readonly string[]): RecordValues {
    return Object.fromEntries(
      names.map(name => [name, this.accepted(name, this.drafts) ?? null]).filter(([, value]) => !this.adding || value !== null),
    );
  }
}
