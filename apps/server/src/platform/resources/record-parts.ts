import type { Language, LocalDate } from '@axle/kernel';
import { businessDay, type KnownBy, type Resource } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';

/** On whose behalf records are read or written, and when. Every caller of the gateways is one; so is the owner of a job. */
export interface Actor {
  readonly access: Access;
  readonly now: Date;
  /** All definitions, and what modules contribute to them. */
  readonly registry: Registry;
  /** Kept with the history of what was changed. */
  readonly requestId?: string;
  /** Why they change records, in their own words: kept with change requests. */
  readonly why?: string;
  /** What is written in their name is worded in it; work in the background knows none. */
  readonly language?: Language;
}

/** Which records, in which database, as who under which page: the page's field blocks hold. */
export interface RecordParts {
  readonly database: Kysely<Tables>;
  readonly resource: Resource;
  /** Key of the page. */
  readonly page: string;
  readonly caller: Actor;
  /** The resources that references lead to, by entity; needed where the resource has any. */
  readonly referred?: (entity: string) => Resource | undefined;
  /** A further condition over the table `t`, such as one's own tasks; rows outside do not exist for the caller. */
  readonly only?: RawBuilder<boolean>;
}

/** The calendar day of a call. */
export const todayOf = ({ now }: Actor): LocalDate => businessDay(now);

/** A resource that others may refer to. */
export type KnownResource = Resource & { readonly knownBy: KnownBy };
