import type { Refusal, Result } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { FormStore } from '../../../engine/form/form-store.ts';
import { refusalPlace } from '../../../engine/form/refusal-place.ts';
import type { PageModel } from '../../../engine/page/page-model.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { beginByTemplate } from './begin-by-template.ts';
import { type Opening, orderNamed } from './opening.ts';
import { type Choice, paymentChoice, supplierChoice, takeOver } from './take-over.ts';
import { changedElsewhere, orderText as text } from './order-text.ts';

/** What the workbench stands on. */
export interface DeskParts {
  readonly model: PageModel;
  readonly records: PageRecords;
  readonly actions: PageActions;
  /** A fresh UUID. */
  readonly newId: () => string;
}

/** The workbench of one order: what is opened, saved and submitted. */
export class OrderDesk {
  /** Why nothing could be opened, or what stands against the order as a whole. */
  refusal: Refusal | undefined = undefined;
  /** The order as it stands once it is no draft. */
  closed: RecordRow | undefined = undefined;
  /** When it was saved last by itself. */
  savedAt: Date | undefined = undefined;
  submitting = false;
  /** Somebody else saved it meanwhile. */
  outdated = false;
  /** What was chosen last in fields that fill in others. */
  private readonly chosen = new Map<string, unknown>();
  private reqIds: string | undefined = undefined;
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
    makeAutoObservable<OrderDesk, 'parts' | 'chosen' | 'reqIds'>(this, {
      refusal: observableRef,
      closed: observableRef,
      savedAt: observableRef,
      parts: false,
      chosen: false,
      reqIds: false,
    });
  }

  get form(): FormStore | undefined {
    return this.parts.model.form;
  }

  get row(): RecordRow | undefined {
    return this.form?.row;
  }

  /** Opens the draft that an address names; an order that is no longer a draft is shown as closed instead. */
  async open(opening: Opening): Promise<void> {
    const { model } = this.parts;
    runInAction(() => ([this.refusal, this.closed, this.savedAt, this.outdated] = [undefined, undefined, undefined, false]));
    this.reqIds = undefined;
    if (opening?.by === 'orderNo' || opening?.by === 'copyNo') {
      const row = await orderNamed(this.parts.records, opening.value);
      if (!row) return this.refuse(text.notFound);
      if (opening.by === 'copyNo') await model.forms.copy(row);
      else if (row['state'] === 'draft') await model.openForm(row);
      else {
        model.forms.close();
        return void runInAction(() => (this.closed = row));
      }
    } else {
      await model.openForm();
      if (opening?.by === 'reqIds') await this.fill(opening.value);
      if (opening?.by === 'tplId') {
        const refusal = await beginByTemplate(this.form!, this.parts.records, Number(opening.value));
        runInAction(() => (this.refusal = refusal));
      }
    }
    for (const { field } of [supplierChoice, paymentChoice]) this.chosen.set(field, this.form?.drafts[field]);
  }

  /** Fills in what the supplier, or the payment method, brings once another one is chosen, and why it may not be ordered from. */
  async take(choice: Choice): Promise<void> {
    const chosen = this.form?.drafts[choice.field];
    if (!this.form || chosen === this.chosen.get(choice.field)) return;
    this.chosen.set(choice.field, chosen);
    const reply = typeof chosen === 'number' ? await takeOver(this.form, this.parts.records, choice) : undefined;
    if (!reply || (reply.ok && choice !== supplierChoice)) return;
    const message = reply.ok ? (reply.value['refused'] as Refusal['message'] | undefined) : undefined;
    runInAction(() => (this.refusal = reply.ok ? message && { code: 'SUPPLIER', message } : reply.refusal));
  }

  /** Saves the order; what is typed meanwhile stays. True where it is saved. */
  async save(): Promise<boolean> {
    const { form } = this;
    if (!form || form.saving || !(await form.lookups.settle())) return false;
    const [sent, adding] = [form.drafts, form.adding];
    const row = await form.save();
    if (!row) {
      runInAction(() => (this.outdated = [...form.answered.values()].some(({ code }) => code === changedElsewhere.code)));
      return false;
    }
    // a new order is read again: the database has numbered it
    const stored = adding ? await this.parts.records.read(row.id) : undefined;
    form.goOn(stored?.ok ? stored.value : row, sent);
    runInAction(() => (this.savedAt = new Date()));
    const filled = adding && this.reqIds !== undefined ? await this.post('fillFromReq', { reqIds: this.reqIds }) : undefined;
    if (filled?.ok === false) runInAction(() => (this.refusal = filled.refusal));
    return true;
  }

  /** Saves by itself what is complete and was changed. */
  async autosave(): Promise<void> {
    const { form } = this;
    if (!form?.dirty || this.submitting || this.outdated || form.merging || form.refusals.size > 0) return;
    await this.save();
  }

  /** Sends the order into approval; the address that shows what came of it, undefined where something stands against it. */
  async submit(waiveRounding: boolean): Promise<string | undefined> {
    const { form } = this;
    if (!form || this.submitting) return undefined;
    this.submitting = true;
    const saved = form.dirty || form.adding ? await this.save() : true;
    const outcome = saved ? await this.post('submitOrder', { waiveRounding }) : undefined;
    runInAction(() => {
      this.submitting = false;
      if (outcome && !outcome.ok) {
        const place = refusalPlace(outcome.refusal, this.parts.model.resource, form.fieldNames);
        form.answered = new Map([[place, outcome.refusal]]);
      }
    });
    return outcome?.ok ? (outcome.value ?? '') : undefined;
  }

  /** Takes over what somebody else saved meanwhile; what was typed here is merged in. */
  async refresh(): Promise<void> {
    const { form } = this;
    if (!form?.row) return;
    const current = await this.parts.records.read(form.row.id);
    if (!current.ok) return void runInAction(() => (this.refusal = current.refusal));
    const base = form.row;
    runInAction(() => {
      form.answered = new Map();
      this.outdated = false;
      form.mergeWith(base, current.value);
    });
  }

  /** Changes one line. */
  change(at: number, values: RecordValues): void {
    const lines = linesIn(this.form?.drafts ?? {}, 'lines');
    this.form?.set(
      'lines',
      lines.map((line, place) => (place === at ? { ...line, ...values } : line)),
    );
  }

  private async fill(reqIds: string): Promise<void> {
    const reply = await this.parts.records.work('fill', { reqIds });
    if (!reply.ok) return void runInAction(() => (this.refusal = reply.refusal));
    const lines = linesIn(reply.value, 'lines');
    if (lines.length === 0) return this.refuse(text.nothingToFill);
    this.reqIds = reqIds;
    runInAction(() => {
      for (const name of ['type', 'supplier', 'companyEntity', 'warehouse'] as const) this.form?.set(name, reply.value[name]);
      this.form?.set('lines', lines);
      if (Number(reply.value['leftOut']) > 0) this.refusal = { code: 'LEFT_OUT', message: text.leftOut };
    });
    const { refusal } = this;
    await this.take(supplierChoice);
    runInAction(() => (this.refusal ??= refusal));
  }

  private async post(action: string, input: RecordValues): Promise<Result<string | undefined>> {
    const { model, actions, newId } = this.parts;
    const { id, version } = this.row!;
    const reply = await actions.post({
      resource: model.resource as Resource,
      page: model.page.key,
      action,
      targets: [{ id, version }],
      input,
      key: newId(),
    });
    if (!reply.ok) return { ok: false, refusal: reply.refusal };
    const [outcome] = reply.value;
    return outcome?.refusal ? { ok: false, refusal: outcome.refusal } : { ok: true, value: outcome?.next };
  }

  private refuse(message: Refusal['message']): void {
    runInAction(() => (this.refusal = { code: 'NOT_OPENED', message }));
  }
}
