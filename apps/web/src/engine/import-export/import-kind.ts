import type { Refusal } from '@axle/kernel';
import type { Page } from '@axle/page-kit';
import { refuseImportFile } from '@axle/tasks';
import { makeAutoObservable } from 'mobx';

/** What kind of file an import takes: a table or a zip, and which of the page's variants where it has several. */
export class ImportKind {
  /** Null for the page's own kind. */
  variant: string | null = null;
  readonly wanted: 'table' | 'zip';
  private readonly pageKey: string;

  constructor(pageKey: string, page?: Pick<Page, 'importing'>) {
    [this.pageKey, this.wanted] = [pageKey, page?.importing?.zip ? 'zip' : 'table'];
    makeAutoObservable<ImportKind, 'pageKey'>(this, { pageKey: false, wanted: false });
  }

  /** What a file is sent and its template is fetched under. */
  get key(): string {
    return this.variant === null ? this.pageKey : `${this.pageKey}.${this.variant}`;
  }

  /** Why a file would be refused by its name or size; undefined when nothing speaks against it. */
  refusal({ name, size }: Pick<File, 'name' | 'size'>): Refusal | undefined {
    return refuseImportFile({ name, bytes: size }, this.wanted);
  }

  take(variant: string | null): void {
    this.variant = variant;
  }
}
