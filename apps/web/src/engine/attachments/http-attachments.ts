import type { Result } from '@axle/kernel';
import { type AttachmentList, mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { Attachments } from './attachments.ts';

const quiet = { quiet: true } as const;

/** {@link Attachments} over the main API. */
export const httpAttachments = (main: MainClient): Attachments => ({
  list: record => main.get(mainPaths.attachmentList, { ...record }, quiet) as Promise<Result<AttachmentList, CallRefusal>>,
  add({ page, id }, file, options) {
    const form = new FormData();
    form.set('page', page);
    form.set('id', String(id));
    form.set('file', file, file.name);
    return main.upload(mainPaths.attachmentAdd, form, { ...quiet, ...options });
  },
  file: (record, attachment) => main.file(mainPaths.attachmentFile, { ...record, attachment }, quiet),
  rename: (record, attachment, name) => main.post(mainPaths.attachmentRename, { ...record, attachment, name }, quiet),
  remove: (record, attachment) => main.post(mainPaths.attachmentRemove, { ...record, attachment }, quiet),
});
