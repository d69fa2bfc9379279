import { ok, refuse } from '@axle/kernel';
import { type HeldFile, notFound } from '@axle/page-kit';
import { contractSample, fillContract } from '@axle/templates';
import { sql } from 'kysely';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';

/** [M13] The template of a kind of contract filled with a sample: its file, else what was typed; nothing where there is neither. */
const previewTemplate: ToolHandler = async ({ parts, input }) => {
  const [category] = await selectRows(
    parts.database,
    parts.resource,
    ['template', 'templateFile'],
    sql`where t.id = ${Number(input['category'])} and ${seenRows(parts)}`,
  );
  if (!category) return refuse(notFound);
  const [file] = (category['templateFile'] ?? []) as readonly HeldFile[];
  const stored = file && (await parts.database.selectFrom('stored_file').select('words').where('id', '=', file.id).executeTakeFirst());
  const template = file ? (stored?.words ?? undefined) : (category['template'] as string | undefined);
  if (template === undefined) return ok({});
  const filled = fillContract(template, contractSample);
  return filled.ok ? ok({ text: filled.value, ...(file ? { file: file.name } : {}) }) : filled;
};

/** The tool over kinds of contract. */
export const contractTools: ToolHandlers = { 'contractCategory.previewTemplate': previewTemplate };
