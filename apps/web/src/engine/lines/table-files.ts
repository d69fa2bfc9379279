import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';

/** Spreadsheets that are read by the server and stored nowhere. */
export abstract class TableFiles {
  /** The rows of an xlsx or csv file as texts, the heading first. */
  abstract read(file: File): Promise<Result<readonly (readonly string[])[], CallRefusal>>;
}

/** {@link TableFiles} over the main API. */
export const httpTableFiles = (main: MainClient): TableFiles => ({
  async read(file) {
    const form = new FormData();
    form.set('file', file, file.name);
    const reply = await main.upload(mainPaths.readTable, form, { quiet: true });
    return reply.ok ? { ok: true, value: (reply.value as { readonly rows: readonly (readonly string[])[] }).rows } : reply;
  },
});
