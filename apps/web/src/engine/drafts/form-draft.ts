import type { Draft } from '@axle/wire';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FormStore } from '../form/form-store.ts';
import type { DraftKeeper, Keeping } from './draft-keeper.ts';

/** What a form's draft is kept with. */
export interface FormDraftParts {
  readonly keeper: DraftKeeper;
  readonly page: string;
  readonly form: FormStore;
  /** A fresh UUID. */
  readonly slot: string;
}

/** The draft of one open form: kept while something is typed, gone when the form is saved or its changes are given up. */
export class FormDraft {
  slot: string;
  /** An earlier draft of the same record, to be continued or discarded. */
  offer: Draft | undefined = undefined;
  private readonly parts: FormDraftParts;
  private stopped: (() => void) | undefined = undefined;

  constructor(parts: FormDraftParts) {
    this.parts = parts;
    this.slot = parts.slot;
    makeAutoObservable<FormDraft, 'parts' | 'stopped'>(this, { offer: observableRef, parts: false, stopped: false });
  }

  /** How the draft fares; undefined while there is nothing to keep. */
  get keeping(): Keeping | undefined {
    return this.parts.keeper.keeping.get(this.slot);
  }

  /** Whether the record was changed since the offered draft was begun. */
  get offerIsOld(): boolean {
    return this.offer?.version !== undefined && this.offer.version !== this.parts.form.row?.version;
  }

  /** Keeps what is typed from now on. */
  start(): void {
    const { form, keeper } = this.parts;
    this.stopped = reaction(
      () => (form.dirty ? form.drafts : undefined),
      drafts => (drafts ? this.keep() : this.keeping && keeper.drop(this.slot)),
    );
  }

  /** Looks for an earlier draft of the same record. */
  async look(): Promise<void> {
    const { keeper, page, form } = this.parts;
    const found = await keeper.find(page, form.row?.id);
    runInAction(() => {
      if (found && found.slot !== this.slot) this.offer = found;
    });
  }

  /** Goes on with a draft: what was typed stands in the form again, over the record as it is now. */
  goOn(draft: Draft): void {
    this.offer = undefined;
    this.slot = draft.slot;
    this.parts.form.restore(draft);
    this.keep();
  }

  discardOffer(): void {
    if (this.offer) this.parts.keeper.drop(this.offer.slot);
    this.offer = undefined;
  }

  /** The form is closed; its draft stays only if the work is not done. */
  stop(isDone: boolean): void {
    this.stopped?.();
    if (isDone && this.keeping) this.parts.keeper.drop(this.slot);
  }

  private keep(): void {
    const { keeper, page, form } = this.parts;
    const { row, changed } = form;
    const pick = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map(name => [name, values[name] ?? null]));
    const record = row ? { record: row.id, version: row.version, base: pick(row) } : { base: {} };
    keeper.keep({ slot: this.slot, page, ...record, values: pick(form.drafts) });
  }
}
