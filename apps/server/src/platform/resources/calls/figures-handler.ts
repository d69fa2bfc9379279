import type { Figures, Filter } from '@axle/page-kit';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { Registry } from '../../registry/registry.ts';

/** Columns by which records are called: the code stands in the place of a name that is closed. */
export type KnownNames = Readonly<Record<'code' | 'zh' | 'en', RawBuilder<unknown>>>;

/** What a function of figures counts over. */
export interface FiguresContext {
  /** Reads within the time limit of a call. */
  readonly database: Kysely<Tables>;
  /** The condition over the table `t` for the rows that may be counted: the caller's scope, and filters of the page. */
  where(filters: readonly Filter[]): RawBuilder<boolean>;
  /** The condition over a table `t` of these records for those that the caller's scope lets through. */
  seen(entity: string): RawBuilder<boolean>;
  /** The code and the names under which records of another page, of a table of this alias, are known to the caller. */
  known(entity: string, alias: string): KnownNames;
  /** The filters of the call, checked. */
  readonly filters: readonly Filter[];
  /** The steps that the reader chose for a funnel. */
  readonly steps: readonly string[];
  readonly registry: Registry;
  readonly now: Date;
}

/** Counts what the tiles of a board show. */
export type FiguresHandler = (context: FiguresContext) => Promise<Figures>;

/** Functions of figures by `<page>.<figures>`. */
export const figures = extensionPoint<FiguresHandler>(
  'function of figures',
  (pages, key) => pages.page(key.split('.', 1)[0]!) !== undefined,
);

/** Functions of figures by `<page>.<figures>`, as a manifest takes them. */
export type FiguresHandlers = Readonly<Record<string, FiguresHandler>>;
