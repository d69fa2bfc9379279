import type { Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** What a tool works with: the records of its page as the caller sees them, and what was typed, checked by its fields. */
export interface ToolContext {
  readonly parts: RecordParts;
  readonly input: RecordValues;
  /** Every line is wanted, for a file. */
  readonly whole?: true;
}

/** Works out the results of a tool, or tells why there are none. */
export type ToolHandler = (context: ToolContext) => Promise<Result<RecordValues>>;

/** Functions behind tools by `<page>.<tab>`. */
export const tools = extensionPoint<ToolHandler>('tool', (pages, key) => pages.page(key.split('.', 1)[0]!) !== undefined);

/** Functions of tools by `<page>.<tab>`, as a manifest takes them. */
export type ToolHandlers = Readonly<Record<string, ToolHandler>>;
