import { fill, inLanguage, type Language, type Text } from '@axle/kernel';
import { businessDay, referencesOf, type Resource } from '@axle/page-kit';
import { inMemoryRecords } from '@axle/page-kit/testing';
import { makeAutoObservable } from 'mobx';
import { BrowserValues, type StoredValues } from '../gateways/stored-values.ts';
import { browserClock, Clock } from '../gateways/clock.ts';
import { browserIds, Ids } from '../gateways/ids.ts';
import { Views } from '../engine/bespoke/views.ts';
import { BulkActions } from '../engine/bulk/bulk-actions.ts';
import { DraftKeeper } from '../engine/drafts/draft-keeper.ts';
import { memoryDrafts } from '../engine/drafts/memory-drafts.ts';
import { PageActions } from '../engine/actions/page-actions.ts';
import { galleryActions } from './gallery-actions.ts';
import { galleryTaskCenter, serverless } from './gallery-task-center.ts';
import { TaskCenter } from '../engine/import-export/task-center.ts';
import { memoryViews } from '../engine/testing/memory-views.ts';
import { memoryLayouts } from '../engine/testing/sample-page.ts';
import { ListViews } from '../engine/list/list-views.ts';
import { ListLayouts } from '../engine/list/list-layouts.ts';
import { RecordLinks } from '../engine/links/record-links.ts';
import { RecordsOf } from '../engine/records/records-of.ts';
import { RecordFiles } from '../engine/files/record-files.ts';
import { TableFiles } from '../engine/lines/table-files.ts';
import { References } from '../engine/references/references.ts';
import { Dialogs } from '../shell/dialogs/dialogs.ts';
import { Messages } from '../shell/messages.ts';
import { Navigation } from '../shell/navigation.ts';
import type { Port, Services } from '../shell/services.tsx';
import { pageNamed } from '../shell/session/page-names.ts';
import { Session, type TextValues } from '../shell/session/session.ts';
import { KeptInput } from '../shell/workspace/kept-input.ts';
import { QuickSearchStore } from '../shell/quick-search/quick-search.store.ts';
import { UnsavedWork } from '../shell/workspace/unsaved-work.ts';
import { moduleViews } from '../wiring/module-views.ts';
import { figuresByName } from './gallery-figures.ts';
import { galleryReferences, galleryReferring } from './gallery-references.ts';
import { galleryRows } from './gallery-rows.ts';
import { quietServices } from './quiet-services.ts';

/** A session that may do everything, in a language that can be switched. */
export class GallerySession implements Session {
  readonly userId = 1;
  readonly isSuper = true;
  readonly viewing = false;
  language: Language = 'zh-cn';
  readonly downloadCount = 0;
  /** The last message that a page showed. */
  heard = '';

  constructor() {
    makeAutoObservable(this);
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  hear(message: string): void {
    this.heard = message;
  }

  say(text: Text, values: TextValues = {}): string {
    return inLanguage(fill(text, values), this.language);
  }

  can(): boolean {
    return true;
  }

  canOpen(): boolean {
    return true;
  }

  fieldAccess(): { shown: boolean; read: boolean; write: boolean } {
    return { shown: true, read: true, write: true };
  }

  readonly pages = [
    {
      key: 'vehicleModel',
      path: '/admin/basic/vehicleModel',
      importKey: 'basic_vehicle_model',
      title: { zh: '车型库', en: 'Vehicle models' },
      imports: true,
    },
  ];

  pageTitle(key: string): string {
    const page = pageNamed(this.pages, key);
    return page ? this.say(page.title) : key;
  }

  nickname(userId: number): string {
    return this.language === 'en' ? `User ${userId}` : `用户${userId}`;
  }

  readonly readNames = () => Promise.resolve();
  people(typed: string): readonly { readonly id: number; readonly text: string }[] {
    return [1, 2, 3, 4, 5, 6].map(id => ({ id, text: this.nickname(id) })).filter(({ text }) => text.includes(typed));
  }

  referred(entity: string, id: number) {
    return galleryReferences(entity).find(record => record.id === id);
  }

  async refreshDownloadCount(): Promise<void> {}
}

const nowhere: StoredValues = { read: () => undefined, write: () => undefined, remove: () => undefined, keys: () => [] };

/** Everything that pages ask for, in the browser's memory. */
export function galleryServices(session: GallerySession): Services {
  const records = new Map<Resource, ReturnType<RecordsOf['of']>>();
  const kept = new Map<string, unknown>();
  const recordsOf = (resource: Resource) => {
    const referred = Object.fromEntries(referencesOf(resource).map(([, { entity }]) => [entity, galleryReferences(entity)]));
    const known =
      records.get(resource) ??
      Object.assign(
        inMemoryRecords(resource, galleryRows(resource), {
          today: businessDay(new Date()),
          now: () => new Date().toISOString(),
          referred,
        }),
        { figures: figuresByName, work: serverless },
      );
    records.set(resource, known);
    return known;
  };
  const dialogs: Dialogs = {
    confirm: async ({ title, text }) =>
      window.confirm([title, text].map(part => (typeof part === 'string' ? part : session.say(part))).join('\n')),
    prompt: async ({ title }) => window.prompt(session.say(title)) ?? undefined,
  };
  const services = new Map<Port<unknown>, unknown>([
    [Session, session],
    [RecordsOf, { of: recordsOf } satisfies RecordsOf],
    [ListLayouts, memoryLayouts()],
    [ListViews, memoryViews()],
    [
      BulkActions,
      {
        start: serverless,
        report: serverless,
        confirm: serverless,
        cancel: serverless,
        retry: serverless,
        resultFile: serverless,
      } satisfies BulkActions,
    ],
    [RecordFiles, { send: serverless, fetch: serverless } satisfies RecordFiles],
    [References, galleryReferring],
    [RecordLinks, { of: serverless } satisfies RecordLinks],
    [
      BrowserValues,
      {
        read: key => kept.get(key),
        write: (key, value) => void kept.set(key, value),
        remove: key => void kept.delete(key),
        keys: () => [],
      } satisfies StoredValues,
    ],
    [TableFiles, { read: serverless } satisfies TableFiles],
    [Clock, browserClock],
    [PageActions, galleryActions],
    [TaskCenter, galleryTaskCenter],
    [
      Messages,
      {
        show: (_tone, text) => session.hear(typeof text === 'string' ? text : session.say(text)),
        offer: text => session.hear(session.say(text)),
      } satisfies Messages,
    ],
    [DraftKeeper, new DraftKeeper({ drafts: memoryDrafts(), values: nowhere, clock: browserClock, session, ids: browserIds })],
    [Ids, browserIds],
    [Dialogs, dialogs],
    ...quietServices,
    [UnsavedWork, new UnsavedWork(dialogs, new KeptInput(nowhere, session))],
    [Navigation, { here: () => location.pathname, go: address => location.assign(address) } satisfies Navigation],
    [QuickSearchStore, { offer: () => undefined } satisfies Pick<QuickSearchStore, 'offer'>],
    [
      Views,
      moduleViews(
        async () => (await import('../wiring/all-modules.ts')).allModules(),
        () => undefined,
      ),
    ],
  ]);
  return {
    get<Service>(port: Port<Service>): Service {
      const service = services.get(port as Port<unknown>);
      if (!service) throw new Error(`the gallery has no ${port.name}`);
      return service as Service;
    },
  };
}
