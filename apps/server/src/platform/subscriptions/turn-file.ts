import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ExportParams } from '../exports/export-query.ts';
import { type ExportWords, exportWords } from '../exports/export-words.ts';
import type { ExportParts } from '../exports/queue-export.ts';
import { toolParams, toolTable, toolWords } from '../exports/tool-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { SubscriptionAsked } from './subscription-shape.ts';
import { turnParams } from './turn-params.ts';

/** What the file of one turn is written from and what it is called after: rows of the list, or the table of a tool. */
export interface TurnFile {
  readonly params: ExportParams;
  readonly words: ExportWords;
}

/** The file of a turn for a reader, on a day. */
export async function turnFile(
  parts: Pick<ExportParts, 'database' | 'source'>,
  reader: Pick<Caller, 'access' | 'registry' | 'language'>,
  entry: PageEntry,
  { asked, columns, day }: { readonly asked: SubscriptionAsked; readonly columns: readonly string[]; readonly day: LocalDate },
): Promise<TurnFile> {
  const table = asked.tool && toolTable(entry, asked.tool.tab);
  if (asked.tool && table) {
    const input = asked.tool.input as RecordValues;
    return { params: toolParams(table, asked.tool.tab, input), words: toolWords(table, input, reader.language) };
  }
  const params = turnParams(entry, asked, columns, { userId: reader.access.userId, day });
  return { params, words: await exportWords(parts, reader, entry, params) };
}
