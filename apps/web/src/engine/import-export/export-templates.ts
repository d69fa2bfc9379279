import type { Refusal } from '@axle/kernel';
import type { ExportTemplate, ViewAudience } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExportStore } from './export-store.ts';
import type { TaskCenter } from './task-center.ts';

/** The export templates of a page beside the choice that they fill and keep. */
export class ExportTemplates {
  all: readonly ExportTemplate[] = [];
  /** The one that was used last. */
  currentId: number | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  private readonly page: string;
  private readonly center: TaskCenter;
  private readonly choice: ExportStore;

  constructor(page: string, center: TaskCenter, choice: ExportStore) {
    this.page = page;
    this.center = center;
    this.choice = choice;
    makeAutoObservable<ExportTemplates, 'page' | 'center' | 'choice'>(this, {
      all: observableRef,
      refusal: observableRef,
      page: false,
      center: false,
      choice: false,
    });
  }

  get current(): ExportTemplate | undefined {
    return this.all.find(({ id }) => id === this.currentId);
  }

  /** Whether the choice is no longer what the current template keeps. */
  get changed(): boolean {
    const { current, choice } = this;
    return current !== undefined && (current.format !== choice.format || current.columns.join() !== choice.chosen.join());
  }

  async load(): Promise<void> {
    const reply = await this.center.exportTemplates(this.page);
    runInAction(() => {
      if (reply.ok) this.all = reply.value;
    });
  }

  /** Fills the choice from a template; columns that the page no longer has are passed over. Undefined forgets the current one. */
  use(id: number | undefined): void {
    this.currentId = id;
    this.refusal = undefined;
    const { current } = this;
    if (current) this.choice.take(current);
  }

  /** Keeps the choice as a new template, which is the current one from then on; false where it was refused. */
  async saveAs(name: string, audience: ViewAudience): Promise<boolean> {
    const saved = await this.keep({ name, audience });
    if (saved) runInAction(() => (this.currentId = this.all.find(one => one.own && one.name === name.trim())?.id));
    return saved;
  }

  /** Keeps the choice in place of what the current template was. */
  async save(): Promise<void> {
    const { current } = this;
    if (current) await this.keep(current);
  }

  async remove(): Promise<void> {
    const { current } = this;
    if (!current) return;
    const reply = await this.center.removeExportTemplate(this.page, current);
    runInAction(() => {
      this.refusal = reply.ok ? undefined : reply.refusal;
      if (reply.ok) this.currentId = undefined;
    });
    await this.load();
  }

  private async keep({
    id,
    version,
    name,
    audience,
  }: Partial<ExportTemplate> & Pick<ExportTemplate, 'name' | 'audience'>): Promise<boolean> {
    const { format, chosen } = this.choice;
    const target = id === undefined || version === undefined ? {} : { id, version };
    const reply = await this.center.saveExportTemplate(this.page, { ...target, name, audience, format, columns: chosen });
    runInAction(() => (this.refusal = reply.ok ? undefined : reply.refusal));
    if (reply.ok) await this.load();
    return reply.ok;
  }
}
