import { inLanguage, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, permissionCode, printsOf, type PrintTemplate, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { mainPaths, type PrintCheck } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { findRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { missingLetters, type PrintJob } from './print-job.ts';
import { printedRecords } from './printed-records.ts';
import { renderPrint } from './render-print.ts';
import { renderZpl } from './render-zpl.ts';

/** Most records of one print, and most sheets with all their copies. */
const [mostRecords, mostSheets] = [200, 2000];

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const printInput = z.object({
  page: z.string().max(80),
  action: z.string().max(80),
  template: z.string().max(80),
  ids: z.array(z.number().int().positive()).min(1).max(mostRecords),
  copies: z.number().int().min(1).max(200).default(1),
  reason: z.string().trim().max(200).optional(),
});
type PrintInput = z.infer<typeof printInput>;

const tooMany: Refusal = {
  code: 'TOO_MANY_SHEETS',
  message: { zh: `一次最多打印${mostSheets}张`, en: `At most ${mostSheets} sheets can be printed at once` },
};
const noLines: Refusal = { code: 'NO_LINES', message: { zh: '没有可打印的明细', en: 'No lines to print' } };
const reasonWanted = (count: number): Refusal => ({
  code: 'REPRINT_REASON',
  field: 'reason',
  message: { zh: `其中${count}条已打印过，请填写补打原因`, en: `${count} of these have been printed before; enter a reprint reason` },
});

/**
 * The calls about prints: letters that cannot be printed, a preview that is marked as one, the print itself with its line in the log, and
 * the log of a record.
 */
export function printCalls(parts: { readonly database: Kysely<Tables>; readonly registry: Registry }): readonly MainCall[] {
  const { database, registry } = parts;
  const printing = (path: string, act: (caller: Caller, print: Print) => Promise<Answer>) =>
    mainCall({
      method: 'POST',
      path,
      input: printInput,
      async handle(caller, input) {
        const print = findPrint(registry, caller, input);
        return print.ok
          ? act(caller, {
              ...print.value,
              parts: { database, resource: print.value.resource, referred: registry.referred, page: input.page, caller },
              input,
            })
          : print;
      },
    });
  return [
    printing(mainPaths.printCheck, async (caller, print) => {
      const job = await jobOf(caller, print);
      return job.ok ? ok<PrintCheck>({ missing: await missingLetters(job.value) }) : job;
    }),
    printing(mainPaths.printPreview, (caller, print) => printed(caller, print, inLanguage({ zh: '预览', en: 'PREVIEW' }, caller.language))),
    printing(mainPaths.printRun, (caller, print) => printed(caller, print)),
    mainCall({
      method: 'GET',
      path: mainPaths.printLog,
      input: z.object({ page: z.string().max(80), id }),
      handle: (caller, input) => logOf(database, registry, caller, input),
    }),
  ];
}

interface Print {
  readonly template: PrintTemplate;
  readonly resource: RecordParts['resource'];
  readonly parts: RecordParts;
  readonly input: PrintInput;
}

function findPrint(registry: Registry, { access }: Caller, input: PrintInput): Result<Pick<Print, 'template' | 'resource'>> {
  const entry = registry.page(input.page);
  const action = entry?.page.actions.find(({ key }) => key === input.action);
  const template = action && printsOf(action).find(({ key }) => key === input.template);
  const resource = entry?.page.resource;
  if (!entry || !resource || !action || !template) return refuse({ ...callRefusals.malformed, field: 'template' });
  if (!can(access, permissionCode(entry.section.key, entry.page.key, action.permission ?? action.key)))
    return refuse(callRefusals.forbidden);
  return (template.per === 'record' ? input.ids.length : 1) * input.copies > mostSheets ? refuse(tooMany) : ok({ template, resource });
}

/** What is to be printed; refused where a record is gone, nothing is there to print, or too much. */
async function jobOf(
  caller: Caller,
  { template, parts, input }: Print,
  mark?: string,
): Promise<Result<PrintJob & { readonly ids: readonly number[] }>> {
  const ids = [...new Set(input.ids)];
  const language = template.language ?? caller.language;
  const found = await printedRecords(parts, template, ids, language);
  if (found.ids.length < ids.length) return refuse(notFound);
  if (found.records.length === 0) return refuse(noLines);
  if (found.records.length * input.copies > mostSheets) return refuse(tooMany);
  return ok({ template, language, ...found, copies: mark === undefined ? input.copies : 1, ...(mark === undefined ? {} : { mark }) });
}

async function printed(caller: Caller, print: Print, mark?: string): Promise<Answer> {
  const { template } = print;
  const job = await jobOf(caller, print, mark);
  if (!job.ok) return job;
  const zpl = template.format === 'zpl' && mark === undefined;
  const content = await (zpl ? renderZpl(job.value) : renderPrint(job.value));
  if (!content.ok) return content;
  const logged = mark === undefined ? await logPrint(print, job.value.ids, caller) : ok(undefined);
  if (!logged.ok) return logged;
  return {
    kind: 'file',
    name: `${inLanguage(template.title, caller.language)}.${zpl ? 'zpl' : 'pdf'}`,
    mediaType: zpl ? 'text/plain; charset=utf-8' : 'application/pdf',
    bytes: content.value.length,
    content: content.value,
  };
}

/**
 * Writes a line for each record; refused where one was printed by this template before and no reason is given. Of two prints at once, the
 * second one sees the first.
 */
function logPrint({ template, parts: { database, resource }, input }: Print, ids: readonly number[], { access, now }: Caller) {
  const { entity } = resource;
  return database.transaction().execute(async (transaction): Promise<Result<undefined>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`print/${entity}/${template.key}`}, 0))`.execute(transaction);
    const { before } = await transaction
      .selectFrom('print_log')
      .select(sql<number>`count(distinct record_id)`.as('before'))
      .where('entity', '=', entity)
      .where('template', '=', template.key)
      .where('record_id', 'in', ids)
      .executeTakeFirstOrThrow();
    if (before > 0 && !input.reason) return refuse(reasonWanted(before));
    const line = {
      entity,
      page: input.page,
      template: template.key,
      template_version: template.version,
      copies: input.copies,
      reason: input.reason || null,
      by: access.userId,
      at: now,
    };
    await transaction
      .insertInto('print_log')
      .values(ids.map(record_id => ({ ...line, record_id })))
      .execute();
    return ok(undefined);
  });
}

async function logOf(
  database: Kysely<Tables>,
  registry: Registry,
  caller: Caller,
  input: { readonly page: string; readonly id: number },
): Promise<Answer> {
  const entry = registry.page(input.page);
  if (!entry?.page.resource || !mayList(entry, caller)) return refuse(callRefusals.forbidden);
  const { resource } = entry.page;
  if (!(await findRecord({ database, resource, page: input.page, caller }, database, input.id, []))) return refuse(notFound);
  const rows = await database
    .selectFrom('print_log')
    .select(['template', 'template_version as version', 'copies', 'reason', 'by', 'at'])
    .where('entity', '=', resource.entity)
    .where('record_id', '=', input.id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return ok({ rows: rows.map(({ reason, ...row }) => ({ ...row, ...(reason === null ? {} : { reason }) })) });
}

const mayList = ({ section, page }: PageEntry, { access }: Caller): boolean => can(access, standardCode(section.key, page, 'list'));
