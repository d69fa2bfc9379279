import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import multipart from '@fastify/multipart';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from './file-folder.ts';
import { receiveUpload } from './receive-upload.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-upload-'));
const folder = await openFileFolder(path.join(root, 'files'));
const most = 1024 * 1024;
const app = fastify();
const answers: unknown[] = [];
let answered = Promise.withResolvers<void>();
app.register(multipart, { limits: { files: 1, fields: 20, fileSize: 20 * 1024 * 1024 }, throwFileSizeLimit: true });
app.post('/upload', async request => {
  const result = await receiveUpload(request, folder, most);
  answers.push(result);
  answered.resolve();
  return result;
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const send = async (content: Uint8Array<ArrayBuffer> | string, name: string, fileFirst = false) => {
  const form = new FormData();
  if (!fileFirst) form.set('dry_run', '1');
  form.set('file', new Blob([content]), name);
  if (fileFirst) form.set('dry_run', '1');
  const reply = await fetch(`${address}/upload`, { method: 'POST', body: form });
  return (await reply.json()) as {
    ok: boolean;
    value: { file: { id: string; bytes: number; sha256: string }; name: string; fields: object };
    refusal: { code: string; message: object };
  };
};

it.each([false, true])('lays an uploaded file down whole, fields before or behind it', async fileFirst => {
  const { ok, value } = await send('a,b\n1,2\n', '车型 表.csv', fileFirst);
  expect(ok).toBe(true);
  expect(value).toMatchObject({
    name: '车型 表.csv',
    fields: { dryRun: '1' },
    file: { bytes: 8, sha256: createHash('sha256').update('a,b\n1,2\n').digest('hex') },
  });
  expect(await readdir(folder.path)).toEqual([value.file.id]);
  await folder.remove(value.file.id);
});

it('refuses a file that is too large and keeps nothing of it', async () => {
  const { ok, refusal } = await send(new Uint8Array(most + 1), 'big.csv');
  expect(ok).toBe(false);
  expect(refusal).toEqual({ code: 'FILE_TOO_LARGE', message: { zh: '文件超过1 MB', en: 'The file is larger than 1 MB' } });
  const { refusal: larger } = await send(new Uint8Array(3 * most), 'bigger.csv');
  expect(larger.code).toBe('FILE_TOO_LARGE');
  expect(await readdir(folder.path)).toEqual([]);
});

it('keeps nothing of an upload that is cut off', async () => {
  answered = Promise.withResolvers<void>();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: 100000\r\n\r\n');
  socket.write('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\nyear,make\r\n1992,');
  await expect.poll(() => readdir(folder.path)).toHaveLength(1);
  socket.destroy();
  await answered.promise;
  expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { code: 'UPLOAD_CUT' } });
  expect(await readdir(folder.path)).toEqual([]);
});

it('takes the name without its folders', async () => {
  const { value } = await send('x', '../../etc/passwd.csv');
  expect(value.name).toBe('passwd.csv');
  await folder.remove(value.file.id);
});

it('asks for a file where none came', async () => {
  const form = new FormData();
  form.set('key', 'x');
  const reply = await fetch(`${address}/upload`, { method: 'POST', body: form });
  expect(await reply.json()).toMatchObject({ ok: false, refusal: { code: 'FILE_MISSING' } });
});
