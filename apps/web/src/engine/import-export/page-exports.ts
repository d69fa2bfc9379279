import type { Language } from '@axle/kernel';
import type { RecordValues, Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListReader } from '../list/list-parts.ts';
import type { ListStore } from '../list/list-store.ts';
import type { ExportStatus, ExportStore } from './export-store.ts';
import type { SubscribeStore } from './subscribe-store.ts';
import type { TaskCenter } from './task-center.ts';

/** What the exports of a page stand on. */
export interface PageExportsParts {
  readonly section: string;
  readonly resource: Resource;
  readonly reader: ListReader;
  readonly center: TaskCenter;
}

/** The export that is chosen on a page, or the subscription that is filled in. */
export class PageExports {
  exporting: ExportStore | undefined = undefined;
  /** A subscription to the table of a tool. */
  toolSubscription: SubscribeStore | undefined = undefined;
  private readonly parts: PageExportsParts;
  private readonly list: ListStore;

  constructor(parts: PageExportsParts, list: ListStore) {
    [this.parts, this.list] = [parts, list];
    makeAutoObservable<PageExports, 'parts' | 'list'>(this, {
      exporting: observableRef,
      toolSubscription: observableRef,
      parts: false,
      list: false,
    });
  }

  /** Whether the dialog of what to export is shown, and where it stands; `idle` while it is closed. */
  get selectExportState(): { readonly show: boolean; readonly status: ExportStatus | 'idle' } {
    return { show: this.exporting !== undefined, status: this.exporting?.status ?? 'idle' };
  }

  /** Opens the export of the list, or the subscription to it under a name in a language. */
  async open(subscribesIn?: Language): Promise<void> {
    const { ExportStore: Store } = await import('./export-store.ts');
    const { section, resource, reader, center } = this.parts;
    const isShown = (path: string) => reader.fieldAccess(this.list.page.key, path).shown;
    runInAction(() => (this.exporting = new Store(section, resource, this.list, center, isShown, subscribesIn)));
  }

  /** Opens the subscription to the table of a tool, of what it is asked. */
  async subscribeTool(tab: string, input: RecordValues, language: Language): Promise<void> {
    const { SubscribeStore: Store } = await import('./subscribe-store.ts');
    const { ToolChoice } = await import('./tool-choice.ts');
    runInAction(() => (this.toolSubscription = new Store(new ToolChoice(this.list.page, tab, input), this.parts.center, language)));
  }

  close(): void {
    [this.exporting, this.toolSubscription] = [undefined, undefined];
  }
}
