import type { Refusal, Text } from '@axle/kernel';
import { fieldsOf } from '@axle/page-kit';
import type { ListView, ViewAudience } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { KeptViews } from './kept-views.ts';
import type { ViewToSave } from './list-views.ts';
import { writeAddress } from './query-address.ts';
import { sameView, type ShownList } from './same-view.ts';
import { openView, storedQuery } from './stored-view.ts';
import { idIn } from './view-address.ts';
import { ViewCounts } from './view-counts.ts';
import { viewNotes } from './view-notes.ts';
import type { ViewsParts } from './views-parts.ts';

/** The saved views of one list: which one is shown, and whether the list still stands as it says. */
export class ViewsStore {
  readonly kept: KeptViews;
  /** The views have been asked for; before, the list could still jump. */
  ready = false;
  activeId: number | undefined = undefined;
  notes: readonly Text[] = [];
  /** A link named a view that the reader has not: nothing is shown in its place before they say so. */
  missing = false;
  readonly counts: ViewCounts;
  private opened: ShownList | undefined = undefined;
  private wanted: number | undefined;
  /** Id of the view from which the state was changed, as given by a link. */
  private begun: number | undefined;
  private readonly parts: ViewsParts;
  private started = false;

  constructor(parts: ViewsParts, address = new URLSearchParams()) {
    this.parts = parts;
    this.counts = new ViewCounts(parts);
    this.kept = new KeptViews(parts.list.page.key, parts.views, views => this.counts.ask(views));
    [this.wanted, this.begun] = [idIn(address, 'view'), idIn(address, 'from')];
    makeAutoObservable<ViewsStore, 'parts' | 'opened' | 'started' | 'wanted' | 'begun'>(this, {
      parts: false,
      started: false,
      wanted: false,
      begun: false,
      kept: false,
      notes: observableRef,
      counts: false,
      opened: observableRef,
    });
  }

  get views(): readonly ListView[] {
    return this.kept.stored.views;
  }

  get active(): ListView | undefined {
    return this.views.find(({ id }) => id === this.activeId);
  }

  /** Whether the list no longer stands as the shown view says. */
  get changed(): boolean {
    return this.active !== undefined && this.opened !== undefined && !sameView(this.opened, this.shown);
  }

  /** The list comes into sight: asks for the views once, and for the counts each time. */
  start(): void {
    if (this.started) return this.counts.ask(this.views);
    this.started = true;
    const { list } = this.parts;
    void this.kept.load().then(() =>
      runInAction(() => {
        const { first } = this.kept.stored;
        if (this.wanted !== undefined) this.openById(this.wanted);
        else if (this.begun !== undefined) this.markBegun();
        else if (first !== undefined && list.state === list.opened) this.openById(first);
        this.ready = true;
      }),
    );
  }

  /** Something was written: rows may stand under other tabs and views than before. */
  countAgain(): void {
    if (this.started) this.counts.ask(this.views);
  }

  /** Shows a view: its filters, order and columns. */
  open(view: ListView): void {
    const { list, resource } = this.parts;
    const { state, dropped } = openView(view, list.fields);
    list.columns.borrow(view.layout);
    list.show(state);
    this.activeId = view.id;
    this.missing = false;
    this.opened = this.shown;
    this.notes = viewNotes(fieldsOf(resource), view.blocked, dropped);
  }

  /** Back to the page's own list, and to one of its tabs. */
  leave(tab: string | undefined): void {
    const { list } = this.parts;
    this.notes = [];
    this.missing = false;
    if (this.activeId === undefined) return tab === undefined ? undefined : list.setTab(tab);
    this.activeId = undefined;
    list.columns.giveBack();
    list.show({ tab, search: '', filters: [], sort: list.page.sort });
  }

  /** Takes what was changed back. */
  restore(): void {
    if (this.active) this.open(this.active);
  }

  closeNotes(): void {
    this.notes = [];
  }

  /** Keeps the shown view as the list stands now. */
  async save(): Promise<Refusal | undefined> {
    const { active } = this;
    return active && this.keep({ id: active.id, version: active.version, name: active.name, audience: active.audience, ...this.state() });
  }

  /** Keeps the list as it stands under a name, and shows it as that view. */
  saveAs(name: string, audience: ViewAudience): Promise<Refusal | undefined> {
    return this.keep({ name, audience, ...this.state() });
  }

  async remove(view: ListView): Promise<Refusal | undefined> {
    const refusal = await this.kept.remove(view);
    if (!refusal && view.id === this.activeId) runInAction(() => this.leave(undefined));
    return refusal;
  }

  /** The address of the list: a view as it stands by its id, a changed one by its state and where it began. */
  toAddress(address: URLSearchParams): URLSearchParams {
    const { active, changed } = this;
    for (const name of ['view', 'from']) address.delete(name);
    if (this.wanted !== undefined) address.set('view', String(this.wanted));
    if (!active) return address;
    const { fields, page } = this.parts.list;
    const params = changed ? address : writeAddress({ search: '', filters: [], sort: page.sort }, fields, page.sort, address);
    params.set(changed ? 'from' : 'view', String(active.id));
    return params;
  }

  /** Takes over the view and state given by an address. */
  fromAddress(address: URLSearchParams): void {
    const view = idIn(address, 'view');
    if (view !== undefined) return this.ready ? this.openById(view) : void (this.wanted = view);
    this.begun = idIn(address, 'from');
    if (this.begun === undefined && this.activeId !== undefined) this.leave(undefined);
    this.parts.list.fromAddress(address);
    if (this.ready) this.markBegun();
  }

  private get shown(): ShownList {
    const { list } = this.parts;
    return { state: list.state, layout: list.columns.layout };
  }

  private state(): Pick<ViewToSave, 'query' | 'layout'> {
    return { query: storedQuery(this.shown.state), layout: this.shown.layout };
  }

  private openById(id: number): void {
    this.wanted = undefined;
    const view = this.views.find(one => one.id === id);
    if (view) this.open(view);
    else this.missing = true;
  }

  private markBegun(): void {
    const view = this.views.find(({ id }) => id === this.begun);
    this.begun = undefined;
    if (!view) return;
    const { list } = this.parts;
    list.columns.borrow(view.layout);
    this.activeId = view.id;
    this.opened = { state: list.fitting(openView(view, list.fields).state), layout: list.columns.layout };
  }

  private async keep(view: ViewToSave): Promise<Refusal | undefined> {
    const shown = this.shown;
    const reply = await this.kept.save(view);
    if (!reply.ok) return reply.refusal;
    runInAction(() => {
      if (this.activeId === undefined) this.parts.list.columns.borrow(shown.layout);
      [this.activeId, this.opened, this.notes] = [reply.value.id, shown, []];
    });
    return undefined;
  }
}
