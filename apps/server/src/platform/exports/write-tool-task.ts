import type { Language, Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder, LaidFile } from '../files/file-folder.ts';
import type { Caller } from '../gateways/caller.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { workTool } from '../resources/gateway/tool-calls.ts';
import { toolLines } from './tool-lines.ts';
import { refuseToolExporter, toolTable } from './tool-table.ts';

interface ToolTaskParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly now: () => Date;
}

interface ToolTask {
  readonly task: Selectable<Tables['download_task']>;
  readonly entry: PageEntry;
  readonly access: Access;
}

/** Writes the table of a tool for the user of a queued task, as it comes out at the moment and with their rights of the moment. */
export async function writeToolTask(
  { database, registry, files, now }: ToolTaskParts,
  { task, entry, access }: ToolTask,
  tool: string,
  input: RecordValues,
): Promise<{ readonly file: LaidFile; readonly rows: number } | { readonly refusal: Refusal }> {
  const refusal = refuseToolExporter(entry, access, tool);
  const [table, of] = [toolTable(entry, tool), registry.resource(entry.page.resource?.entity ?? '')];
  if (refusal || !table || !of) return { refusal: refusal ?? rightMissing };
  const caller: Caller = {
    access,
    registry,
    language: task.lang as Language,
    now: now(),
    requestId: task.taskid,
    ip: '',
    account: '',
    nickname: '',
    signInId: 0,
    passwordIsDue: false,
  };
  const worked = await workTool({ database, registry }, of, caller, { page: entry.page.key, tool, input }, true);
  if (!worked.ok) return { refusal: [worked.refusal].flat()[0]! };
  const written = await toolLines(database, caller, { table, values: worked.value, format: task.format === 'csv' ? 'csv' : 'xlsx' });
  if (!written.ok) return { refusal: written.refusal };
  const laid = await files.lay(written.value);
  return laid.ok ? { file: laid.value, rows: linesIn(worked.value, table.name).length } : { refusal: laid.refusal };
}
