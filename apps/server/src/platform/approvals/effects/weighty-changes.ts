import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { RecordParts } from '../../resources/record-parts.ts';

/** Whether a change has such consequences that somebody has to look at it, however small it is. */
export type WeightyChange = (database: Kysely<Tables>, parts: RecordParts, before: RecordRow, after: RecordValues) => Promise<boolean>;

/** Changes that never pass by themselves, by entity. */
export const weightyChanges = extensionPoint<WeightyChange>('weighty change', knowsEntity);
