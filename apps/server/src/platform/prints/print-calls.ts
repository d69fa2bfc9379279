import { inLanguage, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, permissionCode, printsOf, type PrintTemplate } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { mainPaths, type PrintCheck } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { missingLetters, type PrintJob } from './print-job.ts';
import { logOf, logPrint } from './print-log.ts';
import { picturesOf, placedPicturesOf } from './printed-pictures.ts';
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

/**
 * The calls about prints: letters that cannot be printed, a preview that is marked as one, the print itself with its line in the log, and
 * the log of a record.
 */
export function printCalls(parts: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  /** Where pictures lie; without it none are printed. */
  readonly files?: FileFolder;
}): readonly MainCall[] {
  const { database, registry, files } = parts;
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
              files,
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
  readonly files: FileFolder | undefined;
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
  { template, parts, input, files }: Print,
  mark?: string,
): Promise<Result<PrintJob & { readonly ids: readonly number[] }>> {
  const ids = [...new Set(input.ids)];
  const language = template.language ?? caller.language;
  const found = await printedRecords(parts, template, ids, language);
  if (found.ids.length < ids.length) return refuse(notFound);
  if (found.records.length === 0) return refuse(noLines);
  if (found.records.length * input.copies > mostSheets) return refuse(tooMany);
  const pictures = await picturesOf(parts, template, { ids: found.ids, files, language });
  const placed = await placedPicturesOf(parts, template, { ids: found.ids, files });
  return ok({
    template,
    language,
    ...found,
    ...(pictures && { pictures }),
    ...(placed && { placed }),
    copies: mark === undefined ? input.copies : 1,
    ...(mark === undefined ? {} : { mark }),
  });
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
