import { inLanguage, type Language, type Refusal, type Text } from '@axle/kernel';
import { defineResource, formatValue, isReference, type LinesField, type RecordValues, type Resource, type Tool } from '@axle/page-kit';
import { type Access, fieldAccess } from '@axle/permissions';
import { callRefusals } from '../gateways/call-refusals.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportColumns } from './export-cells.ts';
import { refuseExporter } from './export-rights.ts';
import type { ExportWords } from './export-words.ts';

/** The table of a tool that is written into files. */
export interface ToolTable {
  readonly tool: Tool;
  readonly name: string;
  readonly field: LinesField;
  /** Its columns as those of a resource. */
  readonly resource: Resource;
  readonly columns: readonly string[];
  readonly sheet: Text;
  readonly title: Text;
  /** The title as the head of a page. */
  readonly head: Text;
}

/** The table that a tool of a page writes; undefined where it writes none. */
export function toolTable({ page }: PageEntry, key: string): ToolTable | undefined {
  const tab = page.tabs.find(one => one.key === key);
  const name = tab?.tool?.exports;
  const field = name === undefined ? undefined : tab?.tool?.results[name];
  if (!tab?.tool || name === undefined || field?.kind !== 'lines' || !page.resource) return undefined;
  return {
    tool: tab.tool,
    name,
    field,
    resource: defineResource({ ...page.resource, fields: field.fields, unique: [], checks: [], spelling: [] }),
    columns: Object.keys(field.fields),
    sheet: tab.title,
    title: { zh: `${page.title.zh} ${tab.title.zh}`, en: `${page.title.en} ${tab.title.en}` },
    head: { zh: `${page.title.zh} · ${tab.title.zh}`, en: `${page.title.en} · ${tab.title.en}` },
  };
}

/** Why a user may not have the table of a tool: no right to export, or a field that it reveals is blocked. */
export function refuseToolExporter(entry: PageEntry, access: Access, key: string): Refusal | undefined {
  const table = toolTable(entry, key);
  if (!table) return { ...callRefusals.malformed, field: 'tool' };
  const isBlocked = (table.tool.reads ?? []).some(field => !fieldAccess(access, entry.page.key, field).read);
  return refuseExporter(entry, access) ?? (isBlocked ? rightMissing : undefined);
}

/** The columns of a tool's table and what it was asked, in words: as the download centre shows them. */
export const toolWords = ({ tool, resource, columns }: ToolTable, input: RecordValues, language: Language): ExportWords => ({
  column_words: exportColumns(resource, columns, language)
    .map(({ label }) => label)
    .join(language === 'en' ? ', ' : '、'),
  filter_words: Object.entries(tool.inputs)
    .filter(([name, field]) => input[name] !== undefined && input[name] !== null && !isReference(field))
    .map(([name, field]) => `${inLanguage(field.label, language)} ${formatValue(field, input[name], language)}`)
    .join('; '),
});

/** What the table of a tool is written from, kept with its task. */
export const toolParams = ({ columns }: ToolTable, tool: string, input: RecordValues) =>
  ({ columns, filters: [], sort: [], tool, input }) as const;
