import type { Refusal } from '@axle/kernel';
import { type Field, fieldsOf, type Page, pagesOf, type RecordRow, type Records } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';

/** How a field may be closed. */
export const modes = ['hide', 'readBlock', 'writeBlock'] as const;

/** One of {@link modes}. */
export type Mode = (typeof modes)[number];

/** A field as a setting names it; columns of lines by `lines.price`. */
export interface SettableField {
  readonly path: string;
  readonly field: Field;
}

/** The fields of one page for one role, or for everybody, each with the ways in which it is closed. */
export class FieldMatrixStore {
  pages: readonly Page[] = [];
  page: Page | undefined = undefined;
  /** Code of a role; empty for everybody. */
  role = '';
  refusal: Refusal | undefined = undefined;
  busy = false;
  private rows: readonly RecordRow[] = [];
  private readonly records: Records;
  private readonly latest = new Latest();

  constructor(records: Records) {
    this.records = records;
    makeAutoObservable<FieldMatrixStore, 'records' | 'latest' | 'rows'>(this, {
      pages: observableRef,
      page: observableRef,
      refusal: observableRef,
      rows: observableRef,
      records: false,
      latest: false,
    });
  }

  async load(): Promise<void> {
    const sections = await allSections();
    const pages = sections.flatMap(pagesOf).filter(page => page.resource);
    runInAction(() => (this.pages = pages));
    await this.choose(pages[0]?.key ?? '', '');
  }

  /** Every field that can be closed on the chosen page. */
  get fields(): readonly SettableField[] {
    const { resource } = this.page ?? {};
    if (!resource) return [];
    return Object.entries(fieldsOf(resource)).flatMap(([path, field]): readonly SettableField[] => [
      { path, field },
      ...(field.kind === 'lines' ? Object.entries(field.fields).map(([name, line]) => ({ path: `${path}.${name}`, field: line })) : []),
    ]);
  }

  async choose(page: string, role: string): Promise<void> {
    this.page = this.pages.find(({ key }) => key === page);
    this.role = role;
    await this.read();
  }

  /** Whether a field is closed in a way for whom is chosen. */
  has(path: string, mode: Mode): boolean {
    return this.settingOf(path, mode) !== undefined;
  }

  /** Closes a field, or opens it again; answers whether it was done. */
  async toggle(path: string, mode: Mode): Promise<boolean> {
    if (this.busy || !this.page) return false;
    this.busy = true;
    const found = this.settingOf(path, mode);
    const refusal = found ? await this.open(found) : await this.close(this.page.key, path, mode);
    await this.read();
    runInAction(() => ([this.busy, this.refusal] = [false, refusal]));
    return refusal === undefined;
  }

  private settingOf(path: string, mode: Mode): RecordRow | undefined {
    return this.rows.find(row => row['field'] === path && row['mode'] === mode);
  }

  private async close(page: string, field: string, mode: Mode): Promise<Refusal | undefined> {
    const whom = this.role === '' ? { subjectKind: 'all' } : { subjectKind: 'role', subject: this.role };
    const reply = await this.records.add({ ...whom, page, field, mode });
    return reply.ok ? undefined : reply.refusal[0];
  }

  private async open({ id, version }: RecordRow): Promise<Refusal | undefined> {
    const reply = await this.records.del([{ id, version }]);
    return reply.ok ? reply.value[0]?.refusal : reply.refusal;
  }

  private async read(): Promise<void> {
    const { page, role } = this;
    const whom = [
      { field: 'subjectKind', op: 'eq' as const, value: role === '' ? 'all' : 'role' },
      ...(role === '' ? [] : [{ field: 'subject', op: 'eq' as const, value: role }]),
    ];
    const filters = [...whom, { field: 'page', op: 'eq' as const, value: page?.key ?? '' }];
    await this.latest.ask(
      () => this.records.list({ filters, sort: [{ field: 'field' }], limit: 200 }),
      reply =>
        runInAction(() => {
          this.rows = reply.ok ? reply.value.rows : [];
          this.refusal = reply.ok ? undefined : reply.refusal;
        }),
    );
  }
}
