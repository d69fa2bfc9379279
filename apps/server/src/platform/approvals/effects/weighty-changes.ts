import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { RecordParts } from '../../resources/record-parts.ts';
import { changesFbaTier } from './fba-effects.ts';

/** Whether a change has such consequences that somebody has to look at it, however small it is. */
export type WeightyChange = (database: Kysely<Tables>, parts: RecordParts, before: RecordRow, after: RecordValues) => Promise<boolean>;

/** Changes that never pass by themselves, by entity: a SKU that comes into another size tier at Amazon costs another fee. */
export const weightyChanges: Readonly<Record<string, WeightyChange>> = { sku: changesFbaTier };
