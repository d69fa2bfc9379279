import type { Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** What a tool works with: the records of its page as the caller sees them, and what was typed, checked by its fields. */
export interface ToolContext {
  readonly parts: RecordParts;
  readonly input: RecordValues;
  /** Every line is wanted, for a file. */
  readonly whole?: true;
}

/** Calculates the results of a tool, or returns why there are none. */
export type ToolHandler = (context: ToolContext) => Promise<Result<RecordValues>>;

/** Functions behind tools by `<page>.<tab>`. */
export const tools = extensionPoint<ToolHandler>('tool', (pages, key) => pages.page(key.split('.', 1)[0]!) !== undefined);

/** Brings up to date what a tool reads and others keep for it, before it looks at one moment of the database. */
export type ToolPreparation = (database: Kysely<Tables>) => Promise<void>;

/** What is done before a tool works, by `<page>.<tab>`. */
export const toolPreparations = extensionPoint<ToolPreparation>(
  'preparation of a tool',
  (pages, key) => pages.page(key.split('.', 1)[0]!) !== undefined,
);

/** Functions of tools by `<page>.<tab>`, as a manifest takes them. */
export type ToolHandlers = Readonly<Record<string, ToolHandler>>;
