import { type Access, canOpen, fieldAccess, type FieldMode } from '@axle/permissions';

/** A setting of a field, as it is counted. */
export interface CountedSetting {
  readonly id: number;
  readonly subject: 'user' | 'role' | 'all';
  /** Account or code of a role; undefined for everybody. */
  readonly name: string | undefined;
  readonly section: string;
  readonly page: string;
  readonly field: string;
  readonly mode: FieldMode;
}

/** A user, and what decides over them. */
export interface KnownUser {
  readonly account: string;
  readonly access: Access;
}

/** Whom a setting reaches. */
export interface SettingHits {
  /** Users it is meant for who may open the page. */
  readonly named: number;
  /** Those of them for whom it holds. */
  readonly hit: number;
  /** Those who keep the field all the same: another role gives it, or they are super users. */
  readonly spared: number;
}

/** [S3] How many users a setting of a field hits, by the same rule that decides for each of them. */
export function hitsOf(setting: CountedSetting, users: readonly KnownUser[]): SettingHits {
  const named = users.filter(user => isMeant(setting, user) && canOpen(user.access, setting.section, setting.page));
  const hit = named.filter(({ access }) => isClosed(setting, access)).length;
  return { named: named.length, hit, spared: named.length - hit };
}

function isMeant({ subject, name }: CountedSetting, { account, access }: KnownUser): boolean {
  if (subject === 'all') return true;
  return subject === 'user' ? account === name : access.roles.some(({ role }) => role === name);
}

function isClosed({ page, field, mode }: CountedSetting, access: Access): boolean {
  const { shown, read, write } = fieldAccess(access, page, field);
  return !{ hide: shown, readBlock: read, writeBlock: write }[mode];
}
