import { type Resource, typedName } from '@axle/page-kit';
import type { Draft, DraftEntry } from '@axle/wire';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FormStore } from '../form/form-store.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Keeping } from './keeping.ts';

/** What a form's draft is kept with. */
export interface FormDraftParts {
  readonly keeper: DraftKeeper;
  readonly page: string;
  readonly resource: Resource;
  readonly form: FormStore;
  /** A fresh UUID. */
  readonly slot: string;
}

/** The draft of one open form: kept while something is typed, gone when the form is saved or its changes are given up. */
export class FormDraft {
  slot: string;
  /** Other drafts of the same record, or of other new ones, newest first: each to be continued or discarded. */
  offers: readonly DraftEntry[] = [];
  /** The slot of the draft that another window went on with, while what is typed here stands in one of its own. */
  elsewhere: string | undefined = undefined;
  private readonly parts: FormDraftParts;
  private stopped: (() => void) | undefined = undefined;

  constructor(parts: FormDraftParts) {
    this.parts = parts;
    this.slot = parts.slot;
    makeAutoObservable<FormDraft, 'parts' | 'stopped'>(this, { offers: observableRef, parts: false, stopped: false });
  }

  /** How the draft fares; undefined while there is nothing to keep. */
  get keeping(): Keeping | undefined {
    return this.parts.keeper.keeping.get(this.slot);
  }

  /** Keeps what is typed from now on. */
  start(): void {
    const { form, keeper } = this.parts;
    const stops = [
      reaction(
        () => (form.dirty ? form.drafts : undefined),
        drafts => (drafts ? this.keep() : this.keeping && keeper.drop(this.slot)),
      ),
      reaction(
        () => keeper.moved.get(this.slot),
        slot => slot !== undefined && this.stepAside(slot),
      ),
    ];
    this.stopped = () => stops.forEach(stop => stop());
  }

  /** Looks for other drafts of the same place. */
  async look(): Promise<void> {
    const { keeper, page, form } = this.parts;
    const found = await keeper.list({ page, ...(form.row && { record: form.row.id }) });
    runInAction(() => (this.offers = found.ok ? found.value.filter(entry => entry.slot !== this.slot) : this.offers));
  }

  /** Continues with another draft; false where it has been deleted. What was typed here so far stays a separate draft. */
  async goOnWith(slot: string): Promise<boolean> {
    const draft = await this.parts.keeper.read(slot);
    if (slot === this.elsewhere) runInAction(() => (this.elsewhere = undefined));
    runInAction(() => {
      if (draft) this.goOn(draft);
    });
    await this.look();
    return draft !== undefined;
  }

  /** Goes on with a draft: what was typed stands in the form again, over the record as it is now. */
  goOn(draft: Draft): void {
    this.offers = this.offers.filter(entry => entry.slot !== draft.slot);
    this.slot = draft.slot;
    this.parts.form.restore(draft);
    this.keep();
  }

  /** Gives another draft up. */
  discard(slot: string): void {
    this.parts.keeper.drop(slot, this.offers.find(entry => entry.slot === slot)?.at);
    this.offers = this.offers.filter(entry => entry.slot !== slot);
  }

  /** The form is closed; its draft stays only if the work is not done. */
  stop(isDone: boolean): void {
    this.stopped?.();
    if (isDone && this.keeping) this.parts.keeper.drop(this.slot);
  }

  private stepAside(slot: string): void {
    this.elsewhere = this.slot;
    this.slot = slot;
    void this.look();
  }

  private keep(): void {
    const { keeper, page, resource, form } = this.parts;
    const { row, changed } = form;
    const pick = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map(name => [name, values[name] ?? null]));
    const record = row ? { record: row.id, version: row.version, base: pick(row) } : { base: {} };
    const values = pick(form.drafts);
    keeper.keep({ slot: this.slot, page, ...record, values }, typedName(resource, values));
  }
}
