import type { Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { type NamedThings, saveNamed } from './save-named.ts';
import type { viewShape } from './view-shape.ts';

/** Saved views, as what is kept under names. */
export const savedViews: NamedThings = { table: 'list_view', one: { zh: '视图', en: 'view' }, many: { zh: '视图', en: 'views' } };

/** Keeps a new view, or what became of one that the caller owns; answers its id and version. */
export const saveView = (
  database: Kysely<Tables>,
  caller: Caller,
  { query, layout, ...named }: z.infer<typeof viewShape>,
): Promise<Result<{ readonly id: number; readonly version: number }>> =>
  saveNamed(database, caller, savedViews, { ...named, state: { query, layout } });
