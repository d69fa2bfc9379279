import { ok, refuse, type Result } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import { engineText } from '../../text/engine.ts';
import type { RecordFiles } from './record-files.ts';

/** {@link RecordFiles} over the main API. */
export const httpRecordFiles = (main: MainClient): RecordFiles => ({
  send(file, onProgress, path = mainPaths.upload) {
    const form = new FormData();
    form.set('file', file, file.name);
    return main.upload(path, form, { quiet: true, onProgress }) as Promise<Result<Pick<HeldFile, 'id' | 'name' | 'bytes'>>>;
  },
  async fetch(resource, of) {
    const reply = await main.file(recordPath(resource, 'file'), of, { quiet: true });
    if (!reply.ok) return reply;
    return reply.value.kind === 'file' ? ok(reply.value.content) : refuse({ code: 'FILE', message: engineText.fileFailed });
  },
});
