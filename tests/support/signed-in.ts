import { basename } from 'node:path';
import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fixedKey, headers, mainBase, mainPaths, officePaths, recordPath } from '@axle/wire';

/** A program that is signed in and speaks to the main API over HTTP. */
export interface SignedIn {
  post<Data>(path: string, body: unknown): Promise<Data>;
  get<Data>(path: string): Promise<Data>;
  /** Takes a file through upload and check; answers its task when it may be confirmed. */
  uploadAndCheck(key: string, path: string): Promise<ImportTask>;
  /** Writes a checked file and waits until it is in. */
  confirm(task: ImportTask): Promise<ImportTask>;
  readonly headers: Readonly<Record<string, string>>;
}

/** How far an import has come. */
export interface ImportTask {
  readonly id: number;
  readonly taskid: string;
  readonly state: string;
  readonly rows: number;
  readonly newRows: number;
  readonly changedRows: number;
  readonly sameRows: number;
  readonly badRows: number;
  readonly error?: unknown;
}

const camel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camel);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
      camel(inner),
    ]),
  );
};

/** Signs in with a demo account. */
export async function signedIn(origin: string, account: string): Promise<SignedIn> {
  const json = { 'content-type': 'application/json', [headers.key]: fixedKey, [headers.language]: 'en' };
  const login = await fetch(origin + officePaths.signIn, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ account, password: 'Axle-demo-2026', remember: false }),
  });
  const { datas } = (await login.json()) as { datas?: { signature: string } };
  if (!datas) throw new Error(`${account} could not sign in`);
  const own = { ...json, [headers.signature]: datas.signature };

  const read = async <Data>(reply: Response, path: string): Promise<Data> => {
    const body = (await reply.json()) as { code: number; message?: string; data: Data };
    if (body.code !== 200) throw new Error(`${path} answered ${body.code}: ${body.message}`);
    return camel(body.data) as Data;
  };
  const get = async <Data>(path: string) => read<Data>(await fetch(origin + mainBase + path, { headers: own }), path);
  const post = async <Data>(path: string, body: unknown) =>
    read<Data>(await fetch(origin + mainBase + path, { method: 'POST', headers: own, body: JSON.stringify(body) }), path);
  const until = async (task: ImportTask, busy: readonly string[]): Promise<ImportTask> => {
    for (;;) {
      const now = await get<ImportTask>(
        `${recordPath({ service: 'task-center', path: 'import_task' }, 'read')}?taskid=${task.taskid}&id=${task.id}&page=importTask`,
      );
      if (!busy.includes(now.state)) return now;
      await pause(20);
    }
  };
  return {
    headers: own,
    get,
    post,
    async uploadAndCheck(key, path) {
      const form = new FormData();
      form.set('key', key);
      form.set('dry_run', '1');
      form.set('again', '1');
      form.set('file', await openAsBlob(path), basename(path));
      const { 'content-type': _json, ...plain } = own;
      const sent = await fetch(origin + mainBase + mainPaths.importFile, { method: 'POST', headers: plain, body: form });
      return until(await read<ImportTask>(sent, mainPaths.importFile), ['uploaded', 'validating']);
    },
    async confirm(task) {
      await post(mainPaths.importConfirm, { taskid: task.taskid });
      return until(task, ['ready', 'has_errors', 'running']);
    },
  };
}
