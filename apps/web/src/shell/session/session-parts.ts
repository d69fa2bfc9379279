import type { MainClient } from '../../gateways/main-client.ts';
import type { OfficeClient } from '../../gateways/office-client.ts';
import type { LanguageStore } from '../language/language.store.ts';
import type { CachedAnswers } from './cached-answers.ts';
import type { DownloadBadgeStore } from './download-badge.store.ts';
import type { ReferenceNamesStore } from './reference-names.store.ts';
import type { KnownDevice } from './known-device.ts';
import type { SignatureCookie } from './signature-cookie.ts';
import type { UserNamesStore } from './user-names.store.ts';

/** What the session stands on. */
export interface SessionParts {
  readonly main: MainClient;
  readonly office: OfficeClient;
  readonly cookie: SignatureCookie;
  readonly device: KnownDevice;
  readonly cache: CachedAnswers;
  readonly language: LanguageStore;
  readonly names: UserNamesStore;
  readonly references: ReferenceNamesStore;
  readonly badge: DownloadBadgeStore;
}
