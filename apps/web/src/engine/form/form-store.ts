import type { Refusal, Result } from '@axle/kernel';
import { type Field, type FieldChange, type RecordRow, type RecordValues, type Resource, sameValue } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { acceptedValue } from './accepted-value.ts';
import { type FormGroups, formGroups, initialValues } from './form-groups.ts';
import { fieldOfPlace, refusalsOf } from './form-refusals.ts';
import { Lookups } from './lookups.ts';
import { MergeQuestion } from './merge-question.ts';
import { SaveKey } from './save-key.ts';
import type { FormParts } from './parts-of-form.ts';
import { refusalPlace } from './refusal-place.ts';

/** How often a save that finds the record changed in the meantime merges and retries automatically. */
const mostMerges = 5;

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
  /** What the user must decide, because somebody else changed the same fields in the meantime. */
  merging: MergeQuestion | undefined = undefined;
  /** Changes made by somebody else in the meantime that this form has taken over. */
  taken: readonly FieldChange[] = [];
  readonly groups: FormGroups;
  readonly lookups = new Lookups();
  private initial: Readonly<Record<string, unknown>>;
  private readonly parts: FormParts;
  private readonly saveKey: SaveKey;

  constructor(parts: FormParts, row?: RecordRow) {
    this.parts = parts;
    this.saveKey = new SaveKey(parts.newId);
    this.row = row;
    this.groups = formGroups(parts.page, parts.resource, field => parts.access(field).shown);
    this.initial = row ?? initialValues(parts.resource, this.fieldNames);
    this.drafts = this.initial;
    const byReference = { row: observableRef, drafts: observableRef, touched: observableRef, answered: observableRef };
    makeAutoObservable<FormStore, 'parts' | 'initial' | 'saveKey'>(this, {
      ...byReference,
      merging: observableRef,
      taken: observableRef,
      initial: observableRef,
      groups: false,
      lookups: false,
      parts: false,
      saveKey: false,
    });
  }

  get adding(): boolean {
    return this.row === undefined;
  }

  get fieldNames(): readonly string[] {
    return this.groups.flatMap(group => group.fields);
  }

  get fields(): Resource['fields'] {
    return this.parts.resource.fields;
  }

  field(name: string): Field {
    return this.parts.resource.fields[name]!;
  }

  /** Whether the user may change a field here. */
  writable(name: string): boolean {
    const field = this.field(name);
    return !field.readOnly && !(field.immutable && !this.adding) && this.parts.access(name).write;
  }

  /** Whether a field, or a column of lines (`lines.price`), is to be seen, and whether it may be written. */
  access(path: string): { readonly shown: boolean; readonly write: boolean } {
    return this.parts.access(path);
  }

  get changed(): readonly string[] {
    return this.fieldNames.filter(
      name => this.writable(name) && !sameValue(this.accepted(name, this.drafts), this.accepted(name, this.initial)),
    );
  }

  get dirty(): boolean {
    return this.changed.length > 0;
  }

  /** Everything wrong by the rules that the server will apply too, by field or cell, for the fields of this form. */
  get refusals(): ReadonlyMap<string, Refusal> {
    const { resource, today } = this.parts;
    return refusalsOf(resource, this.drafts, today(), name => this.fieldNames.includes(name) && this.writable(name));
  }

  /** What the user reads below a field; nothing before it was touched or the form was sent. */
  refusalOf(name: string): Refusal | undefined {
    return this.answered.get(name) ?? (this.submitted || this.touched.has(name) ? this.refusals.get(name) : undefined);
  }

  set(name: string, value: unknown): void {
    this.drafts = { ...this.drafts, [name]: value };
    if (this.answered.size > 0)
      this.answered = new Map([...this.answered].filter(([place]) => place !== '' && fieldOfPlace(place) !== name));
  }

  /** A value with which the form of a new record begins and that had to be looked up; what stands there already goes before. */
  begin(name: string, value: unknown): void {
    if (!this.adding || this.drafts[name] !== undefined || this.touched.has(name)) return;
    this.initial = { ...this.initial, [name]: value };
    this.drafts = { ...this.drafts, [name]: value };
  }

  /** Puts a draft into the form; where the record was changed since, both are merged. */
  restore({ base, values, version }: { readonly base: RecordValues; readonly values: RecordValues; readonly version?: number }): void {
    const known = Object.entries(values).filter(([name]) => this.fieldNames.includes(name) && this.writable(name));
    this.drafts = { ...this.initial, ...Object.fromEntries(known.map(([name, value]) => [name, value ?? undefined])) };
    if (this.row && version !== this.row.version) this.mergeWith({ ...this.row, ...base }, this.row);
  }

  touch(name: string): void {
    this.touched = new Set([...this.touched, name]);
  }

  /**
   * Sends the form; the saved record, or undefined where something is refused or asked, or a sending is under way. What somebody else saved
   * meanwhile is merged in; the user is asked only where both changed the same.
   */
  async save(reason?: string): Promise<RecordRow | undefined> {
    if (this.saving) return undefined;
    this.submitted = true;
    if (this.refusals.size > 0) return undefined;
    this.saving = true;
    const reply = await this.send(reason);
    runInAction(() => {
      this.saving = false;
      if (!reply.ok)
        this.answered = new Map(reply.refusal.map(refusal => [refusalPlace(refusal, this.parts.resource, this.fieldNames), refusal]));
    });
    return reply.ok ? reply.value : undefined;
  }

  private async send(reason?: string): Promise<Result<RecordRow, readonly Refusal[]>> {
    const { records } = this.parts;
    for (let turn = 0; ; turn++) {
      const { row } = this;
      const values = this.valuesOf(row ? this.changed : this.fieldNames.filter(name => this.writable(name)));
      const target = row && { id: row.id, version: row.version };
      const reply = await this.saveKey.send({ target, values, reason }, key =>
        target ? records.update(target, values, { reason, key }) : records.add(values, { key }),
      );
      if (!row) return reply;
      if (reply.ok || turn === mostMerges || !reply.refusal.some(refusal => refusal.code === 'ROW_CHANGED')) return reply;
      const current = await records.read(row.id);
      if (!current.ok) return reply;
      this.mergeWith(row, current.value);
      if (this.merging) return { ok: false, refusal: [] };
    }
  }

  /** Goes on with the record as it was saved; what was typed since it was sent stays. */
  goOn(row: RecordRow, sent: Readonly<Record<string, unknown>>): void {
    const typed = this.fieldNames.filter(name => this.drafts[name] !== sent[name]).map(name => [name, this.drafts[name]]);
    [this.row, this.initial, this.submitted, this.drafts] = [row, row, false, { ...row, ...Object.fromEntries(typed) }];
  }

  /** Goes on from a version newer than the one that the form was filled in over. */
  mergeWith(base: RecordValues, theirs: RecordRow): void {
    const mine = { ...base, ...Object.fromEntries(this.changed.map(name => [name, this.accepted(name, this.drafts)])) };
    this.merging = new MergeQuestion({ fields: this.parts.resource.fields, base, mine, theirs });
    if (this.merging.clashes.length === 0) this.takeMerged();
  }

  /** Takes over the merged record; only what differs from the newer version is the user's own change now. */
  takeMerged(): void {
    const { merging } = this;
    if (!merging?.answered) return;
    const mine = Object.fromEntries(this.fieldNames.filter(name => this.writable(name)).map(name => [name, merging.values[name]]));
    this.row = merging.theirs;
    this.initial = merging.theirs;
    this.drafts = { ...merging.theirs, ...mine };
    this.taken = [...this.taken, ...merging.taken];
    this.merging = undefined;
    this.answered = new Map();
  }

  private accepted(name: string, values: RecordValues): unknown {
    return acceptedValue(this.field(name), values[name]);
  }

  private valuesOf(names: readonly string[]): RecordValues {
    return Object.fromEntries(
      names.map(name => [name, this.accepted(name, this.drafts) ?? null]).filter(([, value]) => !this.adding || value !== null),
    );
  }
}
