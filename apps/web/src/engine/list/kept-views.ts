import type { Refusal, Result } from '@axle/kernel';
import type { ListView, ListViews as StoredViews } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListViews, ViewTarget, ViewToSave } from './list-views.ts';

/** The views of a page as they are kept on the server, in the reader's order. */
export class KeptViews {
  stored: StoredViews = { views: [] };
  private readonly page: string;
  private readonly port: ListViews;
  private readonly changed: (views: readonly ListView[]) => void;

  constructor(page: string, port: ListViews, changed: (views: readonly ListView[]) => void) {
    [this.page, this.port, this.changed] = [page, port, changed];
    makeAutoObservable<KeptViews, 'page' | 'port' | 'changed'>(this, { stored: observableRef, page: false, port: false, changed: false });
  }

  /** Loads them again; without a reply they stay as they were. */
  async load(): Promise<void> {
    const reply = await this.port.load(this.page);
    runInAction(() => {
      if (reply.ok) this.stored = reply.value;
    });
    this.changed(this.stored.views);
  }

  async save(view: ViewToSave): Promise<Result<ViewTarget>> {
    const reply = await this.port.save(this.page, view);
    if (reply.ok) await this.load();
    return reply;
  }

  /** Another name or other readers; what the view asks for stays. */
  async rename(view: ListView, name: string, audience: ListView['audience']): Promise<Refusal | undefined> {
    const { id, version, query, layout } = view;
    const reply = await this.save({ id, version, name, audience, query, ...(layout ? { layout } : {}) });
    return reply.ok ? undefined : reply.refusal;
  }

  async remove({ id, version }: ListView): Promise<Refusal | undefined> {
    const reply = await this.port.remove(this.page, { id, version });
    await this.load();
    return reply.ok ? undefined : reply.refusal;
  }

  /** Moves a view among the others, for this reader. */
  async move({ id }: ListView, step: number): Promise<void> {
    const { views } = this.stored;
    const from = views.findIndex(view => view.id === id);
    const to = from + step;
    if (from < 0 || to < 0 || to >= views.length) return;
    const moved = views.toSpliced(from, 1).toSpliced(to, 0, views[from]!);
    this.stored = { ...this.stored, views: moved };
    const order = moved.map(view => view.id);
    await this.port.order(this.page, order);
  }

  /** With which view the page opens for the reader or a role; without one, with its own list. */
  async setFirst(id: number | undefined, role?: string): Promise<Refusal | undefined> {
    const reply = await this.port.setFirst(this.page, id, role);
    await this.load();
    return reply.ok ? undefined : reply.refusal;
  }
}
