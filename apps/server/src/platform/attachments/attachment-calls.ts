import { ok, refuse, type Result } from '@axle/kernel';
import { uploadLimits } from '@axle/tasks';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { receiveUpload } from '../files/receive-upload.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { attachmentRecord, type AttachmentRecord } from './attachment-record.ts';
import { addAttachment, attachmentFile, type AttachmentParts, attachmentsOf, removeAttachment, renameAttachment } from './attachments.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const recordInput = z.object({ page: z.string().max(80), id });
const fileInput = recordInput.extend({ attachment: id });

/** The calls about files on records. The rights of the record apply: users who may not see it see none of its files. */
export function attachmentCalls(parts: AttachmentParts & { readonly registry: Registry }): readonly MainCall[] {
  const on = async (
    caller: Caller,
    input: z.infer<typeof recordInput>,
    act: (record: AttachmentRecord) => Promise<Answer>,
  ): Promise<Answer> => {
    const record = await attachmentRecord(parts, caller, input);
    return record.ok ? act(record.value) : record;
  };
  const changing = (
    path: string,
    act: (caller: Caller, record: AttachmentRecord, input: z.infer<typeof renameInput>) => Promise<Result<unknown>>,
  ) =>
    mainCall({
      method: 'POST',
      path,
      input: renameInput,
      handle: (caller, input) => on(caller, input, record => act(caller, record, input)),
    });
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.attachmentList,
      input: recordInput,
      handle: (caller, input) => on(caller, input, async record => ok(await attachmentsOf(parts, caller, record))),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.attachmentFile,
      input: fileInput,
      handle: (caller, input) => on(caller, input, record => attachmentFile(parts, record, input.attachment)),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.attachmentAdd,
      multipart: true,
      input: z.object({}),
      async handle(caller, _input, request) {
        const upload = await receiveUpload(request, parts.files, uploadLimits.attachmentBytes);
        if (!upload.ok) return upload;
        let kept = false;
        try {
          const input = recordInput.safeParse(upload.value.fields);
          if (!input.success) return refuse(callRefusals.malformed);
          return await on(caller, input.data, async record => {
            const added = await addAttachment(parts, caller, record, upload.value);
            kept = added.ok;
            return added;
          });
        } finally {
          if (!kept) await parts.files.remove(upload.value.file.id);
        }
      },
    }),
    changing(mainPaths.attachmentRename, (caller, record, { attachment, name }) =>
      renameAttachment(parts, caller, record, attachment, name),
    ),
    changing(mainPaths.attachmentRemove, (caller, record, { attachment }) => removeAttachment(parts, caller, record, attachment)),
  ];
}

const renameInput = fileInput.extend({ name: z.string().trim().min(1).max(180).default('file') });
