import { ok, type Refusal, type Result } from '@axle/kernel';
import { businessDay, type Page, type RecordRow, type Resource } from '@axle/page-kit';
import type { Draft } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../answers/latest.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { FormDraft } from '../drafts/form-draft.ts';
import type { ListReader } from '../list/list-parts.ts';
import type { PageRecords } from '../records/records-of.ts';
import type { FormStore } from './form-store.ts';

/** What the forms of a page stand on. */
export interface PageFormsParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly reader: ListReader;
  readonly keeper: DraftKeeper;
  /** A fresh UUID. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The form that is open on a page, with its draft. */
export class PageForms {
  form: FormStore | undefined = undefined;
  draft: FormDraft | undefined = undefined;
  private readonly parts: PageFormsParts;
  /** A form that was asked for later is opened, whichever could be read first. */
  private readonly latest = new Latest();

  constructor(parts: PageFormsParts) {
    this.parts = parts;
    makeAutoObservable<PageForms, 'parts' | 'latest'>(this, { form: observableRef, draft: observableRef, parts: false, latest: false });
  }

  /**
   * Opens the form, for a new record or for changes to `row`, where it may be with what a draft holds; why not, where the record is gone.
   * Lists hold no lines: a document is read first.
   */
  async open(row?: RecordRow, draft?: Draft): Promise<Refusal | undefined> {
    const whole = await this.whole(row);
    if (!whole?.ok) return whole?.refusal;
    const opened = await this.put(whole.value);
    if (draft) opened.goOn(draft);
    else void opened.look();
    return undefined;
  }

  /** Opens the form of a new record with what `row` holds, but for what names that one alone; why not, where the record is gone. */
  async copy(row: RecordRow): Promise<Refusal | undefined> {
    const whole = await this.whole(row);
    if (!whole?.ok) return whole?.refusal;
    await this.put(undefined);
    const names = this.parts.resource.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : []));
    const values = Object.fromEntries(Object.entries(whole.value ?? {}).filter(([name]) => !names.includes(name)));
    this.form?.restore({ base: {}, values });
    return undefined;
  }

  /** Opens the form again as it was before the page went, over the record as it had been read. */
  async reopen(row: RecordRow | undefined, slot: string | undefined): Promise<FormStore> {
    await this.put(row, slot);
    return this.form!;
  }

  /** Opens the form with what a draft holds; false where the draft, or the record that it changes, is gone. */
  async openDraft(slot: string): Promise<boolean> {
    const { keeper, records } = this.parts;
    let found: { readonly draft: Draft; readonly row?: RecordRow } | undefined;
    const read = async () => {
      const draft = await keeper.read(slot);
      if (draft?.record === undefined) return draft && { draft };
      const reply = await records.read(draft.record);
      return reply.ok ? { draft, row: reply.value } : undefined;
    };
    if (!(await this.latest.ask(read, answer => (found = answer)))) return true;
    return found !== undefined && (await this.open(found.row, found.draft)) === undefined;
  }

  /** Closes the form; what was typed is given up. */
  close(): void {
    this.draft?.stop(true);
    this.draft = undefined;
    this.form = undefined;
  }

  /** A record with its lines, which lists do not contain; undefined where another form was requested in the meantime. */
  private async whole(row?: RecordRow): Promise<Result<RecordRow | undefined> | undefined> {
    const { resource, records } = this.parts;
    const hasLines = Object.values(resource.fields).some(field => field.kind === 'lines');
    let whole: Result<RecordRow | undefined> | undefined;
    await this.latest.ask(
      async () => (row && hasLines ? records.read(row.id) : ok(row)),
      reply => (whole = reply),
    );
    return whole;
  }

  private async put(row: RecordRow | undefined, slot = this.parts.newId()): Promise<FormDraft> {
    const { FormDraft: Keeping, FormStore: Form } = await import('./form-parts.ts');
    const { page, resource, records, reader, now, newId, keeper } = this.parts;
    const today = () => businessDay(now());
    const form = new Form({ page, resource, records, today, newId, access: field => reader.fieldAccess(page.key, field) }, row);
    const draft = new Keeping({ keeper, page: page.key, resource, form, slot });
    runInAction(() => {
      this.draft?.stop(false);
      this.form = form;
      this.draft = draft;
    });
    draft.start();
    return draft;
  }
}
