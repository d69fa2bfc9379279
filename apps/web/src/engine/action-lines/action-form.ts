import type { LocalDate, Refusal } from '@axle/kernel';
import { defineResource, type Field, inputOf, type RecordRow, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef } from 'mobx';
import { refusalsOf } from '../form/form-refusals.ts';
import { Lookups } from '../form/lookups.ts';
import type { LinesForm } from '../lines/lines-form.ts';
import type { ActionStore } from '../actions/action-store.ts';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';

/** What the dialog of an action with lines stands on. */
export interface ActionFormParts {
  readonly actions: Pick<ActionStore, 'values' | 'latest' | 'running' | 'type'>;
  readonly action: ToolbarAction;
  readonly resource: Resource;
  /** The ticked records. */
  readonly rows: readonly RecordRow[];
  readonly today: () => LocalDate;
}

/** The dialog of an action as its grid of lines sees it: what was typed, and what is wrong with it. */
export class ActionForm implements LinesForm {
  submitted = false;
  touched: ReadonlySet<string> = new Set();
  readonly lookups = new Lookups();
  private sent: unknown = undefined;
  private readonly parts: ActionFormParts;
  private readonly input: Resource;

  constructor(parts: ActionFormParts) {
    this.parts = parts;
    const { searched: _, ...resource } = parts.resource;
    this.input = defineResource({ ...resource, fields: inputOf(parts.action.custom), unique: [], checks: [], spelling: [] });
    makeAutoObservable<ActionForm, 'parts' | 'input' | 'sent'>(this, {
      touched: observableRef,
      sent: observableRef,
      lookups: false,
      parts: false,
      input: false,
    });
  }

  /** What was typed, beside what the one ticked record holds. */
  get drafts(): Readonly<Record<string, unknown>> {
    return { ...(this.parts.rows.length === 1 ? this.parts.rows[0] : {}), ...this.parts.actions.values };
  }

  get saving(): boolean {
    return this.parts.actions.running !== undefined;
  }

  /** Everything wrong by the rules of the input's kinds. */
  get refusals(): ReadonlyMap<string, Refusal> {
    return refusalsOf(this.input, this.parts.actions.values, this.parts.today(), () => true);
  }

  /** What the server refused of what stands there still. */
  get answered(): ReadonlyMap<string, Refusal> {
    const { latest, values } = this.parts.actions;
    const refusal = this.sent === values ? latest?.refusal : undefined;
    const all: readonly Refusal[] =
      refusal && 'fields' in refusal && Array.isArray(refusal.fields) ? refusal.fields : refusal ? [refusal] : [];
    return new Map(all.flatMap(one => (one.field === undefined ? [] : [[one.field, one] as const])));
  }

  field(name: string): Field {
    return this.input.fields[name]!;
  }

  /** Columns of lines that are given are not written. */
  access(path: string): { readonly shown: boolean; readonly write: boolean } {
    const [name = '', column] = path.split('.', 2);
    const field = this.input.fields[name];
    const of = field?.kind === 'lines' && column !== undefined ? field.fields[column] : field;
    return { shown: true, write: of !== undefined && !of.immutable && !of.readOnly };
  }

  writable(name: string): boolean {
    return this.access(name).write;
  }

  refusalOf(name: string): Refusal | undefined {
    return this.answered.get(name) ?? (this.submitted || this.touched.has(name) ? this.refusals.get(name) : undefined);
  }

  set(name: string, value: unknown): void {
    this.parts.actions.type(name, value);
  }

  touch(name: string): void {
    this.touched = new Set([...this.touched, name]);
  }

  /** It is sent as it stands, unless something in it is wrong: then it says so. */
  send(): boolean {
    this.submitted = true;
    this.sent = this.parts.actions.values;
    return this.refusals.size === 0;
  }
}
