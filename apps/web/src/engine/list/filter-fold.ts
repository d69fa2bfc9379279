import { filtersOf, type ListLayout } from '@axle/wire';
import { makeAutoObservable } from 'mobx';
import type { ListLayouts } from './list-layouts.ts';

/** How much of a list's filters is in sight: none, the first rows, or all. */
export type FiltersShown = NonNullable<ListLayout['filters']>;

/** How much of a list's filters a person has in sight: kept on the server for each page, apart from the columns. */
export class FilterFold {
  shown: FiltersShown = 'first';
  /** The filter that is to have the keyboard as soon as it is in sight. */
  wanted: string | undefined = undefined;
  private chosen = false;
  private readonly page: string;
  private readonly layouts: ListLayouts;

  constructor(page: string, layouts: ListLayouts) {
    this.page = page;
    this.layouts = layouts;
    makeAutoObservable<FilterFold, 'page' | 'layouts' | 'chosen'>(this, { page: false, layouts: false, chosen: false });
  }

  get open(): boolean {
    return this.shown !== 'none';
  }

  /** Takes over the stored choice, unless the user has chosen in the meantime. */
  take(kept: FiltersShown | undefined): void {
    if (kept && !this.chosen) this.shown = kept;
  }

  show(shown: FiltersShown): void {
    this.chosen = true;
    this.shown = shown;
    void this.layouts.save(filtersOf(this.page), { columns: [], filters: shown });
  }

  /** Asks for one filter: it comes into sight and gets the keyboard. What is kept does not change by it. */
  ask(field: string): void {
    this.chosen = true;
    if (!this.open) this.shown = 'first';
    this.wanted = field;
  }

  /** The wanted filter is among those that are folded. */
  unfold(): void {
    this.shown = 'all';
  }

  /** The wanted filter has the keyboard. */
  reached(): void {
    this.wanted = undefined;
  }
}
