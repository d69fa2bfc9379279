import { type Language, type LocalDate, ok, refuse, type Text } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { inMemoryRecords } from '@axle/page-kit/testing';
import type { ListLayout } from '@axle/wire';
import { makeAutoObservable } from 'mobx';
import { PageActions } from '../engine/actions/page-actions.ts';
import { localDay } from '../engine/fields/instant/local-moment.ts';
import { TaskCenter } from '../engine/import-export/task-center.ts';
import { ListLayouts } from '../engine/list/list-layouts.ts';
import { RecordsOf } from '../engine/records/records-of.ts';
import { Dialogs } from '../shell/dialogs/dialogs.ts';
import { Messages } from '../shell/messages.ts';
import { Navigation } from '../shell/navigation.ts';
import type { Port, Services } from '../shell/services.tsx';
import { pageNamed } from '../shell/session/page-names.ts';
import { Session } from '../shell/session/session.ts';
import { UnsavedWork } from '../shell/workspace/unsaved-work.ts';
import { Tracking } from '../shell/tracking.ts';
import { galleryRows } from './gallery-rows.ts';

/** A session that may do everything, in a language that can be switched. */
export class GallerySession implements Session {
  readonly userId = 1;
  readonly isSuper = true;
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

  say(text: Text): string {
    return this.language === 'en' ? text.en : text.zh;
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
    { key: 'vehicleModel', importKey: 'basic_vehicle_model', title: { zh: '车型库', en: 'Vehicle models' }, imports: true },
  ];

  pageTitle(key: string): string {
    const page = pageNamed(this.pages, key);
    return page ? this.say(page.title) : key;
  }

  nickname(userId: number): string {
    return this.language === 'en' ? `User ${userId}` : `用户${userId}`;
  }

  async refreshDownloadCount(): Promise<void> {}
}

const serverless = () => Promise.resolve(refuse({ code: 'NO_SERVER', message: { zh: '图库没有服务器', en: 'The gallery has no server' } }));

/** Everything that pages ask for, in the browser's memory. */
export function galleryServices(session: GallerySession): Services {
  const records = new Map<Resource, ReturnType<RecordsOf['of']>>();
  const layouts = new Map<string, ListLayout>();
  const recordsOf = (resource: Resource) => {
    const known =
      records.get(resource) ??
      inMemoryRecords(resource, galleryRows(resource), { today: localDay(new Date()) as LocalDate, now: () => new Date().toISOString() });
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
    [
      ListLayouts,
      { load: async page => ok(layouts.get(page)), save: async (page, layout) => ok(layouts.set(page, layout)) } satisfies ListLayouts,
    ],
    [PageActions, { post: serverless, file: serverless } satisfies PageActions],
    [
      TaskCenter,
      {
        metas: serverless,
        template: serverless,
        upload: serverless,
        task: serverless,
        errors: serverless,
        errorFile: serverless,
        confirm: serverless,
        cancel: serverless,
        export: serverless,
      } satisfies TaskCenter,
    ],
    [Messages, { show: (_tone, text) => session.hear(typeof text === 'string' ? text : session.say(text)) } satisfies Messages],
    [Dialogs, dialogs],
    [UnsavedWork, new UnsavedWork(dialogs)],
    [Navigation, { here: () => location.pathname, go: address => location.assign(address) } satisfies Navigation],
    [Tracking, { buttonClick: () => undefined, showTab: () => undefined } satisfies Tracking],
  ]);
  return {
    get<Service>(port: Port<Service>): Service {
      const service = services.get(port as Port<unknown>);
      if (!service) throw new Error(`the gallery has no ${port.name}`);
      return service as Service;
    },
  };
}
