import { gunzipSync } from 'node:zlib';
import { ok, refuse } from '@axle/kernel';
import { fixedKey, mainPaths, officePaths, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoApp } from '../../../testing/demo-app.ts';
import { mainCall } from '../main/main-call.ts';

const demo = await demoApp(() => [
  mainCall({
    method: 'POST',
    path: '/base/echo/:recordId',
    input: z.object({ recordId: z.coerce.number().int() }).loose(),
    handle: async (_caller, input) => ok({ ...input, newRows: [{ doneAt: new Date(0), ePid: 'keepMe' }] }),
  }),
  mainCall({
    method: 'GET',
    path: '/item/query',
    input: z.object({ bodyStyles: z.array(z.string()) }),
    handle: async (_caller, input) => ok(input),
  }),
  mainCall({
    method: 'GET',
    path: '/base/file',
    input: z.object({}),
    handle: async () => ({ kind: 'file', name: '车型 "1".csv', mediaType: 'text/csv', content: Buffer.of(97, 98, 99) }),
  }),
  mainCall({ method: 'POST', path: '/base/queue', input: z.object({}), handle: async () => ({ kind: 'queued', taskid: 't1' }) }),
  mainCall({
    method: 'POST',
    path: '/base/refuse',
    input: z.object({}),
    handle: async () =>
      refuse([
        { code: 'REQUIRED', field: 'make', message: { zh: '请输入品牌', en: 'Please enter make' } },
        { code: 'RANGE', message: { zh: '二', en: 'two' } },
      ]),
  }),
  mainCall({
    method: 'POST',
    path: '/base/break',
    input: z.object({ code: z.string() }),
    handle: (_caller, { code }) => Promise.reject(Object.assign(new Error('secret of the inside'), { code })),
  }),
  mainCall({ method: 'POST', path: '/base/fail', input: z.object({}), handle: () => Promise.reject(new Error('secret of the inside')) }),
]);
const signature = await demo.signIn('superadmin');
const as = { signature, language: 'en' };
const raw = (payload: string | undefined, contentType = 'application/json', url = '/api/base/echo/7') =>
  demo.app.inject({
    method: 'POST',
    url,
    headers: { 'x-axle-key': fixedKey, signature, lang: 'en', 'content-type': contentType },
    payload,
  });

describe('a call of the main API', () => {
  it('[spec 7.8] gets camelCase keys from snake_case ones and answers in snake_case, values untouched', async () => {
    expect(await demo.post('/base/echo/7', { body_style: 'in_two', inner: [{ a_b: 1 }] }, as)).toMatchObject({
      code: replyCodes.ok,
      data: {
        record_id: 7,
        body_style: 'in_two',
        inner: [{ a_b: 1 }],
        new_rows: [{ done_at: '1970-01-01T00:00:00.000Z', e_pid: 'keepMe' }],
      },
    });
  });

  it('of a service that keeps camelCase is left alone; commas make lists', async () => {
    expect(await demo.get('/item/query?bodyStyles=sedan,suv', as)).toMatchObject({ data: { bodyStyles: ['sedan', 'suv'] } });
  });

  it('[spec 7.3] without the fixed key is malformed, even with a signature', async () => {
    expect(await demo.get(mainPaths.users, { ...as, headers: { 'x-axle-key': 'other' } })).toMatchObject({
      code: replyCodes.malformed,
      reason: 'NO_KEY',
    });
  });

  it('[spec 7.1] may answer a file with its name in UTF-8', async () => {
    const reply = await demo.app.inject({ url: '/api/base/file', headers: { 'x-axle-key': fixedKey, signature } });
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="__ _1_.csv"; filename*=UTF-8''%E8%BD%A6%E5%9E%8B%20%221%22.csv`,
    );
    expect([reply.body, reply.headers['content-type']]).toEqual(['abc', 'text/csv']);
  });

  it('may be queued: code 10000', async () => {
    expect(await demo.post('/base/queue', {}, as)).toEqual({
      code: 10000,
      message: 'Task submitted; see the download centre',
      data: { taskid: 't1' },
    });
  });

  it('may be refused for several reasons, in the language asked for', async () => {
    expect(await demo.post('/base/refuse', {}, as)).toEqual({
      code: replyCodes.refused,
      message: 'Please enter make',
      reason: 'REQUIRED',
      refusals: [
        { code: 'REQUIRED', field: 'make', message: 'Please enter make' },
        { code: 'RANGE', message: 'two' },
      ],
    });
    expect(await demo.post('/base/refuse', {}, { signature })).toMatchObject({ message: '请输入品牌' });
  });

  it('that finds no database or no room says so in words, and nothing of the inside', async () => {
    for (const [code, reason] of [
      ['57P01', 'UNAVAILABLE'],
      ['ECONNREFUSED', 'UNAVAILABLE'],
      ['53100', 'DISK_FULL'],
    ]) {
      const reply = await demo.post('/base/break', { code }, as);
      expect(reply).toMatchObject({ code: replyCodes.unavailable, reason });
      expect(JSON.stringify(reply)).not.toContain('secret');
    }
  });

  it('that fails unexpectedly returns its request id and no internals', async () => {
    const reply = await demo.app.inject({
      method: 'POST',
      url: '/api/base/fail',
      headers: { 'x-axle-key': fixedKey, signature },
      payload: {},
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ code: 500, message: '服务器错误，请稍后再试', requestId: reply.headers['x-request-id'] });
  });
});

describe('a malformed call is HTTP 200 with code 400', () => {
  it.each([
    ['broken JSON', '{'],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ['a prototype', '{"__proto__": {"isSuper": true}}'],
    ['U+0000', '{"make": "a\\u0000b"}'],
    ['half a surrogate pair', '{"make": "a\\ud800"}'],
    ['nesting without end', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s', async (_name, payload) => {
    const reply = await raw(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([200, replyCodes.malformed]);
  });

  it('a wrong content type, so that no form of another site can call', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      expect((await raw('{}', type)).json()).toMatchObject({ reason: 'MEDIA_TYPE' });
  });

  it('a value of the wrong type is named by its place', async () => {
    expect((await raw('{}', 'application/json', '/api/base/echo/x')).json()).toMatchObject({
      code: replyCodes.malformed,
      message: 'The request is malformed: recordId',
    });
  });

  it('an address that cannot be decoded', async () => {
    expect((await raw('{}', 'application/json', '/api/base/%zz')).json()).toMatchObject({ code: replyCodes.malformed });
  });
});

it('an oversized call is HTTP 200 with code 413', async () => {
  expect((await raw(JSON.stringify({ make: 'x'.repeat(3_000_000) }))).json()).toMatchObject({ code: replyCodes.tooLarge });
});

it('an unknown call is code 404 in the envelope of its API', async () => {
  expect(await demo.get('/item/none', as)).toMatchObject({ code: replyCodes.notFound, message: 'Unknown call' });
  expect(await demo.officeGet('/api/core/none', as)).toMatchObject({ code: replyCodes.notFound, msg: 'Unknown call' });
  expect((await demo.app.inject({ method: 'DELETE', url: '/api/base/queue' })).json()).toMatchObject({ code: replyCodes.notFound });
});

it('office calls are checked alike, in their own envelope', async () => {
  expect(await demo.office(officePaths.loginList, { size: 'many' }, as)).toMatchObject({
    code: replyCodes.malformed,
    msg: 'The request is malformed: size',
  });
  expect(await demo.office(officePaths.menu, {}, as)).toMatchObject({ code: replyCodes.notFound });
  expect(await demo.officeGet(officePaths.menu, {})).toMatchObject({ code: replyCodes.signedOut, msg: '请先登录' });
  for (const path of [officePaths.menu, officePaths.cookieKey])
    expect(await demo.officeGet(path, { ...as, headers: { 'x-axle-key': 'other' } })).toMatchObject({ reason: 'NO_KEY' });
});

it('every reply forbids framing, sniffing and foreign content, and calls are never stored', async () => {
  const { headers } = await demo.app.inject({ url: '/api/base/file' });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
});

it('long replies are compressed for who can read that', async () => {
  const call = { url: '/api/base/dictionary/map', headers: { 'x-axle-key': fixedKey, signature } };
  const reply = await demo.app.inject({ ...call, headers: { ...call.headers, 'accept-encoding': 'gzip, br' } });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual((await demo.app.inject(call)).json());
});

it('/healthz reports that the server works', async () => {
  expect((await demo.app.inject('/healthz')).json()).toEqual({ ok: true });
});
