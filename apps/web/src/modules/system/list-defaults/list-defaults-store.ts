import type { Refusal } from '@axle/kernel';
import { fieldsOf, type Page, pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { ListDefaults } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import { changeColumn, type Column, laidOut, layoutOf, moveColumn, pageColumns } from '../../../engine/list/column-layout.ts';
import type { DefaultColumns } from './default-columns.ts';

/** One page's columns for everybody or for a role, being arranged. */
export class ListDefaultsStore {
  pages: readonly Page[] = [];
  known: ListDefaults | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  page: Page | undefined = undefined;
  /** Empty for everybody. */
  role = '';
  columns: readonly Column[] = [];
  busy = false;
  private readonly calls: DefaultColumns;
  private readonly latest = new Latest();

  constructor(calls: DefaultColumns) {
    this.calls = calls;
    makeAutoObservable<ListDefaultsStore, 'calls' | 'latest'>(this, {
      pages: observableRef,
      known: observableRef,
      refusal: observableRef,
      page: observableRef,
      columns: observableRef,
      calls: false,
      latest: false,
    });
  }

  /** The default that is set for what is chosen. */
  get current(): ListDefaults['defaults'][number] | undefined {
    return this.known?.defaults.find(one => one.page === this.page?.key && (one.role ?? '') === this.role);
  }

  async load(): Promise<void> {
    await this.latest.ask(
      () => Promise.all([allSections(), this.calls.all()]),
      ([sections, reply]) =>
        runInAction(() => {
          this.pages = sections.flatMap(pagesOf).filter(page => page.resource && page.columns.length > 0);
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.known = reply.value;
          this.choose(this.page?.key ?? this.pages[0]?.key ?? '', this.role);
        }),
    );
  }

  choose(page: string, role: string): void {
    this.page = this.pages.find(({ key }) => key === page);
    this.role = role;
    const { resource } = this.page ?? {};
    this.columns =
      this.page && resource
        ? laidOut(
            pageColumns(this.page, fieldsOf(resource), () => true),
            this.current?.layout,
          )
        : [];
  }

  setVisible(field: string, visible: boolean): void {
    this.columns = changeColumn(this.columns, field, { visible });
  }

  move(field: string, before: string | undefined): void {
    this.columns = moveColumn(this.columns, field, before);
  }

  /** Saves what is arranged, or takes the default away; answers whether it was done. */
  async save(what: 'save' | 'remove'): Promise<boolean> {
    if (!this.page) return false;
    this.busy = true;
    const reply = await this.calls.save(
      this.page.key,
      this.role === '' ? undefined : this.role,
      what === 'save' ? layoutOf(this.columns, undefined) : undefined,
    );
    runInAction(() => (this.busy = false));
    if (reply.ok) await this.load();
    else runInAction(() => (this.refusal = reply.refusal));
    return reply.ok;
  }
}
