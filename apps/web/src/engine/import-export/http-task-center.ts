import type { Result } from '@axle/kernel';
import {
  type ExportTemplate,
  type ImportBadRow,
  type ImportHead,
  type ImportMeta,
  type ImportRowError,
  mainPaths,
  recordPath,
} from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { ImportTask, TaskCenter } from './task-center.ts';

const importTasks = { service: 'task-center', path: 'import_task' } as const;
const quiet = { quiet: true } as const;

/** Rows of the first page of errors; the whole list is the error file. */
const shownErrors = 500;

/** Bad rows that can be mended at once; the next come when these are right. */
const shownRows = 100;

/** {@link TaskCenter} over the main API. */
export const httpTaskCenter = (main: MainClient): TaskCenter => ({
  metas: () => main.get(mainPaths.importMeta, {}, quiet) as Promise<Result<readonly ImportMeta[], CallRefusal>>,
  template: (key, format = 'xlsx') => main.file(`${mainPaths.template}/${encodeURIComponent(key)}`, { format }, quiet),
  upload(key, file, again, { given, encoding, ...options }) {
    const form = new FormData();
    form.set('key', key);
    form.set('dry_run', '1');
    if (again) form.set('again', '1');
    if (encoding) form.set('encoding', encoding);
    if (given) form.set('given', JSON.stringify(given));
    form.set('file', file, file.name);
    return main.upload(mainPaths.importFile, form, { ...quiet, ...options }) as Promise<Result<ImportTask, CallRefusal>>;
  },
  task: (taskid, id) =>
    main.get(recordPath(importTasks, 'read'), { taskid, id, page: 'importTask' }, quiet) as Promise<Result<ImportTask, CallRefusal>>,
  async errors(taskid) {
    const reply = await main.get(mainPaths.importErrors, { taskid, limit: shownErrors }, quiet);
    if (!reply.ok) return reply;
    const { rows } = reply.value as { readonly rows?: readonly ImportRowError[] };
    return { ok: true, value: rows ?? (reply.value as readonly ImportRowError[]) };
  },
  async badRows(taskid) {
    const reply = await main.get(mainPaths.importBadRows, { taskid, limit: shownRows }, quiet);
    return reply.ok ? { ok: true, value: (reply.value as { readonly rows: readonly ImportBadRow[] }).rows } : reply;
  },
  mend: (taskid, rows) => main.post(mainPaths.importMend, { taskid, rows }, quiet) as Promise<Result<ImportTask, CallRefusal>>,
  head: taskid => main.get(mainPaths.importHead, { taskid }, quiet) as Promise<Result<ImportHead, CallRefusal>>,
  matchColumns: (taskid, columns) =>
    main.post(mainPaths.importColumns, { taskid, ...columns }, quiet) as Promise<Result<ImportTask, CallRefusal>>,
  revert: taskid => main.post(mainPaths.importRevert, { taskid }, quiet) as Promise<Result<ImportTask, CallRefusal>>,
  errorFile: taskid => main.file(mainPaths.importErrorFile, { taskid }, quiet),
  confirm: (taskid, reason) => main.post(mainPaths.importConfirm, { taskid, ...(reason === undefined ? {} : { reason }) }, quiet),
  cancel: taskid => main.post(mainPaths.importCancel, { taskid }, quiet),
  export: (resource, request) => main.fileByPost(recordPath(resource, 'export'), request, quiet),
  subscribe: wish => main.post(mainPaths.subscribeExport, wish, quiet),
  async exportTemplates(page) {
    const reply = await main.get(mainPaths.exportTemplates, { page }, quiet);
    if (!reply.ok) return reply;
    const { templates } = (reply.value ?? {}) as { readonly templates?: readonly ExportTemplate[] };
    return { ok: true, value: templates ?? [] };
  },
  saveExportTemplate: (page, template) => main.post(mainPaths.saveExportTemplate, { page, ...template }, quiet),
  removeExportTemplate: (page, { id, version }) => main.post(mainPaths.removeExportTemplate, { page, id, version }, quiet),
});
