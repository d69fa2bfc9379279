import { makeAutoObservable, observable } from 'mobx';

/** A saved view by its name. */
export interface NamedView {
  readonly id: number;
  readonly name: string;
}

/** Whether the box that finds pages, actions and records is open, and the saved views that pages offer to it. */
export class QuickSearchStore {
  isOpen = false;
  private readonly views = observable.map<string, readonly NamedView[]>({}, { deep: false });

  constructor() {
    makeAutoObservable(this);
  }

  /** The saved views of a page: they are found by name beside the pages. */
  offer(page: string, views: readonly NamedView[]): void {
    this.views.set(page, views);
  }

  viewsOf(page: string): readonly NamedView[] {
    return this.views.get(page) ?? [];
  }

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }
}
