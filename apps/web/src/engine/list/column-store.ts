import type { ListLayout } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SelfSaving } from '../../shell/workspace/unsaved-work.ts';
import { changeColumn, clampWidth, type Column, laidOut, layoutOf, moveColumn } from './column-layout.ts';
import type { ListLayouts } from './list-layouts.ts';

/** How tall rows are. */
export type Density = NonNullable<ListLayout['density']>;

/** Height of a row in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 28, normal: 34, loose: 42 };

/** A person's columns of one list: changes show at once and are saved a moment later. */
export class ColumnStore implements SelfSaving {
  columns: readonly Column[];
  /** Undefined follows the density of the whole application. */
  density: Density | undefined = undefined;
  /** The layout has been asked for; before, columns could still jump. */
  ready = false;
  private readonly page: string;
  private readonly original: readonly Column[];
  private readonly layouts: ListLayouts;
  /** The person's own columns, while those of a view are shown. */
  private own: ListLayout | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private saving: Promise<unknown> | undefined = undefined;

  constructor(page: string, original: readonly Column[], layouts: ListLayouts) {
    this.page = page;
    this.original = original;
    this.layouts = layouts;
    this.columns = laidOut(original, undefined);
    makeAutoObservable<ColumnStore, 'page' | 'original' | 'layouts' | 'own' | 'timer' | 'saving'>(this, {
      columns: observableRef,
      page: false,
      original: false,
      layouts: false,
      own: false,
      timer: false,
      saving: false,
      isSaving: false,
    });
  }

  /** The columns in sight, in order; pinned ones lead. */
  get shown(): readonly Column[] {
    return this.columns.filter(column => column.visible);
  }

  get pinned(): number {
    return this.shown.filter(column => column.pinned).length;
  }

  /** Takes over the layout saved on the server, and answers it. */
  async load(): Promise<ListLayout | undefined> {
    const reply = await this.layouts.load(this.page);
    runInAction(() => {
      if (reply.ok && reply.value) {
        if (this.own) this.own = reply.value;
        else this.take(reply.value);
      }
      this.ready = true;
    });
    return reply.ok ? reply.value : undefined;
  }

  /** The columns as they would be kept. */
  get layout(): ListLayout {
    return layoutOf(this.columns, this.density);
  }

  /** Shows the columns of a view, if it keeps any; what is changed now is the view's and not saved as the person's own. */
  borrow(layout: ListLayout | undefined): void {
    this.keep();
    this.own ??= this.layout;
    this.take(layout ?? this.own);
  }

  /** Back to the person's own columns. */
  giveBack(): void {
    if (this.own) this.take(this.own);
    this.own = undefined;
  }

  setVisible(field: string, visible: boolean): void {
    this.change(changeColumn(this.columns, field, { visible }));
  }

  setPinned(field: string, pinned: boolean): void {
    this.change(changeColumn(this.columns, field, { pinned }));
  }

  setWidth(field: string, width: number): void {
    this.change(changeColumn(this.columns, field, { width: clampWidth(width) }));
  }

  move(field: string, before: string | undefined): void {
    this.change(moveColumn(this.columns, field, before));
  }

  setDensity(density: Density): void {
    this.density = density;
    this.saveSoon();
  }

  /** Back to the columns of the role or for everybody, and where none are set to those of the page's definition. */
  async reset(): Promise<void> {
    this.density = undefined;
    if (this.own) return this.change(laidOut(this.original, undefined));
    clearTimeout(this.timer);
    this.timer = undefined;
    const reply = await this.layouts.reset(this.page);
    return runInAction(() => this.take((reply.ok && reply.value) || { columns: [] }));
  }

  /** Saves at once what waits to be saved; for the end of the screen. */
  keep(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const saving = this.layouts.save(this.page, layoutOf(this.columns, this.density)).finally(() => {
      if (this.saving === saving) this.saving = undefined;
    });
    this.saving = saving;
  }

  get isSaving(): boolean {
    return this.timer !== undefined || this.saving !== undefined;
  }

  async finish(): Promise<void> {
    this.keep();
    await this.saving;
  }

  private take(layout: ListLayout): void {
    this.columns = laidOut(this.original, layout);
    this.density = layout.density;
  }

  private change(columns: readonly Column[]): void {
    this.columns = columns;
    this.saveSoon();
  }

  private saveSoon(): void {
    if (this.own) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), 500);
  }
}
