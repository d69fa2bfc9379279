import { refuse, type Refusal, type Result } from '@axle/kernel';
import { checkRecord, defineResource, type RecordValues, standardCode } from '@axle/page-kit';
import { recordCalls as generic, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import type { Caller } from '../../gateways/caller.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';
import type { Registry } from '../../registry/registry.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { toolPreparations, tools } from '../calls/tool-handler.ts';
import { underPage } from '../calls/under-page.ts';
import { fieldRights } from '../field-rights.ts';
import { withinTime } from '../query/within-time.ts';
import { usualLimits } from '../read-records.ts';
import { type RecordParts, todayOf } from '../record-parts.ts';

/** What the calls of tools need. */
export interface ToolCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

/** The tools of a page that the server answers, by their tabs. */
export const asked = ({ page }: PageEntry) => page.tabs.flatMap(({ key, tool }) => (tool && !tool.work ? [{ key, tool }] : []));

/** One call for each resource whose pages have tools that the server answers. A tool without a function is a fault of the program. */
export const toolCalls = (parts: ToolCallParts): readonly MainCall[] => {
  for (const entry of parts.registry.pages)
    for (const { key } of asked(entry))
      if (!parts.registry.part(tools, `${entry.page.key}.${key}`)) throw new Error(`no function for the tool ${entry.page.key}.${key}`);
  return parts.registry.resources.filter(({ pages }) => pages.some(entry => asked(entry).length > 0)).map(entry => toolCall(parts, entry));
};

/** Which tool of which page is asked, and with what. */
export interface AskedTool {
  readonly page: string;
  readonly tool: string;
  readonly input: RecordValues;
}

/** What a tool makes of some inputs for a caller who may use its page. */
export async function workTool(
  { database, registry }: ToolCallParts,
  { resource, pages }: ResourceEntry,
  caller: Caller,
  given: AskedTool,
  whole?: true,
): Promise<Result<RecordValues, Refusal | readonly Refusal[]>> {
  const { page } = given;
  const { tool } =
    pages
      .filter(one => one.page.key === page)
      .flatMap(asked)
      .find(({ key }) => key === given.tool) ?? {};
  const work = registry.part(tools, `${page}.${given.tool}`);
  if (!tool || !work) return refuse({ ...callRefusals.malformed, field: 'tool' });
  const parts: RecordParts = { database, resource, page, caller, referred: registry.referred };
  if (!(tool.reads ?? []).every(fieldRights(parts).mayRead)) return refuse(callRefusals.forbidden);
  const { values, refusals } = checkRecord(
    defineResource({ ...resource, fields: tool.inputs, unique: [], checks: [], spelling: [] }),
    given.input,
    todayOf(caller),
  );
  if (refusals.length > 0) return refuse(refusals);
  await registry.part(toolPreparations, `${page}.${given.tool}`)?.(database);
  return withinTime(database, usualLimits.timeLimit, reading =>
    work({ parts: { ...parts, database: reading }, input: values, ...(whole ? { whole } : {}) }),
  );
}

function toolCall(parts: ToolCallParts, entry: ResourceEntry): MainCall {
  return mainCall({
    method: generic.work.method,
    path: recordPath(entry.resource, 'work'),
    permission: entry.pages.map(({ section, page }) => standardCode(section.key, page, 'list')),
    input: callShapes.work,
    handle: (caller, given) =>
      underPage(entry, caller.access, given.page, 'list', page => workTool(parts, entry, caller, { ...given, page })),
  });
}
