import axios from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '@axle/kernel';
import { encodeQuery } from '@axle/wire';
import { answeringAdapter, type HeardCall, type OtherEnd } from '../testing/answering-adapter.ts';
import { KeptMessages } from '../testing/memory-ports.ts';
import { axiosMainClient } from './axios-main-client.ts';
import { axiosOfficeClient } from './axios-office-client.ts';
import { CallEvents, type Queued, type SignedOut } from './call-events.ts';
import type { CallParts } from './call-sender.ts';
import { PendingCalls } from './pending-calls.ts';

let heard: HeardCall[] = [];
let end: OtherEnd = 'silent';
const replies = (body: unknown, status = 200) => void (end = { body, status });
beforeEach(() => void (heard = []));

/** Clients over a network whose other end does what `end` says. */
function clients(given: { readonly online?: boolean; readonly signature?: string; readonly language?: Language } = {}) {
  const events = new CallEvents();
  const signedOut: SignedOut[] = [];
  const queued: Queued[] = [];
  const submitted: string[] = [];
  events.onSignedOut(event => void signedOut.push(event));
  events.onQueued(event => void queued.push(event));
  events.onSubmitted(() => void submitted.push('part'));
  const written: string[] = [];
  events.onWritten(() => void written.push('write'));
  const messages = new KeptMessages();
  const pending = new PendingCalls();
  const adapter = answeringAdapter(call => {
    heard.push(call);
    return end;
  });
  const parts = (baseURL: string): CallParts => ({
    http: axios.create({ baseURL, adapter, paramsSerializer: { serialize: encodeQuery } }),
    context: { signature: () => given.signature, language: () => given.language ?? 'zh-cn' },
    pending,
    events,
    messages,
    online: () => given.online ?? true,
  });
  return {
    main: axiosMainClient(parts('/api')),
    office: axiosOfficeClient(parts('')),
    signedOut,
    queued,
    submitted,
    written,
    messages,
    pending,
  };
}

const zh = (message: unknown): string => (typeof message === 'string' ? message : (message as { zh: string }).zh);

describe('what a call carries', () => {
  it('[spec 7.3, 7.4, 7.5] fixed key, signature and language', async () => {
    replies({ code: 200, message: 'ok' });
    await clients({ signature: 'abc', language: 'en' }).main.get('/item/thing', {});
    expect(heard[0]?.headers).toMatchObject({ 'x-axle-key': 'axle-web-1', signature: 'abc', lang: 'en' });
  });

  it('no signature while nobody is signed in', async () => {
    replies({ code: 0, msg: 'ok', datas: { cookie_key: 'axle_signature' } });
    expect(await clients().office.get('/signin/cookiekey')).toEqual({ ok: true, value: { cookie_key: 'axle_signature' } });
    expect(heard[0]?.headers['signature']).toBeUndefined();
  });

  it('[spec 7.7, 7.8] lists by commas, without empty values, in snake_case; values stay as they are', async () => {
    replies({ code: 200, message: 'ok', data: { user_name: 'Zhou_X', first_rows: [{ row_id: 1 }] } });
    const reply = await clients().main.get('/base/user/select_english', { userIds: [1, 2], nickName: '', orgId: undefined });
    expect(heard[0]?.url).toBe('/api/base/user/select_english?user_ids=1,2');
    expect(reply).toEqual({ ok: true, value: { userName: 'Zhou_X', firstRows: [{ rowId: 1 }] } });
  });

  it('[spec 7.6] a body as JSON', async () => {
    replies({ code: 200, message: 'ok' });
    await clients().main.post('/item/thing/add', { values: {} });
    expect(heard[0]?.headers['Content-Type']).toBe('application/json');
  });

  it('camelCase both ways for services that keep it', async () => {
    replies({ code: 200, message: 'ok', data: { ePid: 'x_y', bodyStyles: [] } });
    const reply = await clients().main.post('/item/vehicle_model/add', { values: { ePid: 'x_y' } });
    expect(heard[0]?.body).toEqual({ values: { ePid: 'x_y' } });
    expect(reply).toEqual({ ok: true, value: { ePid: 'x_y', bodyStyles: [] } });
  });
});

describe('what goes wrong on the way', () => {
  it.each([
    [500, 'Code: 500 -> 服务器错误', 'Code: 500 -> server error'],
    [404, 'Code: 404, Message: Request failed with status code 404', 'Code: 404, Message: Request failed with status code 404'],
    [202, '请求异常', 'Request exception'],
  ])('[spec 8.9, 8.11, 8.12] HTTP %i', async (status, chinese, english) => {
    replies({}, status);
    const { main, messages } = clients();
    expect(await main.get('/item/thing')).toMatchObject({
      ok: false,
      refusal: { message: { zh: chinese, en: english }, replyCode: status },
    });
    expect(messages.shown).toEqual([['bad', { zh: chinese, en: english }]]);
  });

  it('[spec 8.13] nobody answers', async () => {
    end = 'unreachable';
    const reply = await clients().main.get('/item/thing');
    expect(reply).toMatchObject({
      ok: false,
      refusal: { code: 'NO_RESPONSE', message: { zh: '连接服务器出错', en: 'Error connecting to server' } },
    });
  });

  it('[spec 8.10] the network is offline', async () => {
    end = 'unreachable';
    const reply = await clients({ online: false }).office.post('/api/core/signin/recheck');
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'OFFLINE', message: { zh: '网络已断开，请检查网络连接' } } });
  });

  it('[spec 8.5] a reply without a code', async () => {
    replies({ hello: 1 });
    const { main, office, messages } = clients();
    for (const reply of [await main.get('/item/thing'), await office.get('/signin/cookiekey')])
      expect(reply).toMatchObject({ ok: false, refusal: { code: 'CODE_MISSING', message: { zh: '服务器错误', en: 'Server error' } } });
    expect(messages.shown.map(([tone, text]) => [tone, zh(text)])).toEqual([
      ['bad', '服务器错误'],
      ['bad', '服务器错误'],
    ]);
  });

  it('a cancelled call is refused without a word', async () => {
    end = 'silent';
    const { main, messages, pending } = clients();
    const reply = main.get('/item/thing');
    await expect.poll(() => heard.length).toBe(1);
    pending.cancelAll();
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'CANCELLED' } });
    expect(messages.shown).toEqual([]);
  });
});

describe('refusals', () => {
  it.each([
    [{ code: 422, message: '品牌必填' }],
    [{ errorCode: '422', errorMsg: '品牌必填' }],
    [{ errCode: 422, data: { msg: '品牌必填' } }],
  ])('[spec 8.1, 8.4] are read from %j and shown', async body => {
    replies(body);
    const { main, messages } = clients();
    expect(await main.post('/item/thing/add')).toMatchObject({ ok: false, refusal: { replyCode: 422 } });
    expect(messages.shown.map(([tone, text]) => [tone, zh(text)])).toEqual([['bad', '品牌必填']]);
  });

  it('[spec 8.8] of the office system are shown by their msg', async () => {
    replies({ code: 1001, msg: '账号或密码错误' });
    const { office, messages } = clients();
    expect(await office.post('/api/core/signin/login')).toMatchObject({ ok: false, refusal: { replyCode: 1001 } });
    expect(messages.shown.map(([tone, text]) => [tone, zh(text)])).toEqual([['bad', '账号或密码错误']]);
  });

  it('[spec 8.17] of a submit with SKUs in clearance say so, and bring the file that lists them', async () => {
    const download = { url: '/api/files/7', name: 'clearance.xlsx' };
    replies({ code: 500, message: 'm', data: download });
    const { main, messages } = clients();
    expect(await main.post('/purchase/order/submit')).toMatchObject({ ok: false, refusal: { code: 'CLEAR_STOCK', download } });
    expect(messages.offered).toEqual([
      [{ zh: expect.any(String), en: 'Submit failed, SKUs in clearance status may not generate orders' }, download, undefined],
    ]);
  });

  it('[spec 8.20] of such a submit offer to submit the allowed part, for every caller: the same call again, marked as such', async () => {
    const data = { url: '/api/files/7', name: 'clearance.xlsx', allowed: 3 };
    replies({ code: 500, message: 'm', data });
    const { main, messages, submitted } = clients();
    await main.post('/purchase/order/submit', { orderIds: [1, 2], key: 'k' }, { quiet: true });
    const [[, , action] = []] = messages.offered;
    expect([action?.text, messages.shown]).toEqual([{ zh: '提交允许部分（3）', en: 'Submit allowed part (3)' }, []]);

    replies({ code: 200, message: 'ok' });
    action?.run();
    await expect.poll(() => submitted).toEqual(['part']);
    expect(heard.map(({ body }) => body)).toEqual([
      { order_ids: [1, 2], key: 'k' },
      { order_ids: [1, 2], key: 'k', submit_allowed: true },
    ]);
    expect(messages.shown.map(([tone, text]) => [tone, zh(text)])).toEqual([['good', '允许部分已提交']]);
  });

  it('report no write for reads and for what is kept aside; a write is reported', async () => {
    const { main, written } = clients();
    replies({ code: 200, message: 'ok' });
    await main.post('/item/brand/get_list');
    await main.get('/item/brand/get_view');
    await main.post('/base/draft/save', {}, { aside: true });
    replies({ code: 500, message: 'no' });
    await main.post('/item/brand/update', {}, { quiet: true });
    expect(written).toEqual([]);
    replies({ code: 200, message: 'ok' });
    await main.post('/item/brand/update', {}, { quiet: true });
    expect(written).toEqual(['write']);
  });

  it('come field by field, and are not shown to a caller who does so itself', async () => {
    replies({ code: 422, message: '有误', reason: 'INVALID', refusals: [{ code: 'REQUIRED', message: '品牌必填', field: 'make' }] });
    const { main, messages } = clients();
    expect(await main.post('/item/thing/add', {}, { quiet: true })).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID', fields: [{ code: 'REQUIRED', field: 'make', message: { zh: '品牌必填' } }] },
    });
    expect(messages.shown).toEqual([]);
  });

  it.each([9998, 9999])('[spec 8.3, 8.7] %i ends the session, with the signature that the call carried', async code => {
    const { main, office, signedOut, messages } = clients({ signature: 'abc' });
    replies({ code, message: '登录已失效' });
    expect(await main.get('/item/thing')).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
    replies({ code, msg: '登录已失效' });
    await office.post('/api/core/signin/recheck');
    expect(signedOut).toEqual([
      { gateway: 'main', message: '登录已失效', signature: 'abc' },
      { gateway: 'office', message: '登录已失效', signature: 'abc' },
    ]);
    expect(messages.shown).toEqual([]);
  });
});

describe('exports', () => {
  const repliesBlob = (content: string, headers: Record<string, string> = {}) => void (end = { body: new Blob([content]), headers });

  it('[spec 7.25] a reply with a file header is the file, by its extended name', async () => {
    repliesBlob('a,b', { 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''%E8%BD%A6%E5%9E%8B.csv` });
    const result = await clients().main.file('/item/vehicle_model/export');
    expect(result).toMatchObject({ ok: true, value: { kind: 'file', name: '车型.csv', content: expect.any(Blob) as Blob } });
    expect(heard[0]?.method).toBe('get');
  });

  it('[spec 3.21, 8.14] code 10000 instead of a file: queued, which is reported to the shell', async () => {
    repliesBlob(JSON.stringify({ code: 10000, message: 'queued', data: { taskid: 't-1' } }));
    const { main, queued } = clients();
    expect(await main.fileByPost('/item/vehicle_model/export', {})).toEqual({ ok: true, value: { kind: 'queued', taskid: 't-1' } });
    expect(queued).toEqual([{ taskid: 't-1' }]);
  });

  it.each([
    [JSON.stringify({ code: 403, message: '无权限' }), '无权限'],
    ['<html>', '导出失败'],
    [JSON.stringify({ code: 200, message: 'ok' }), '导出失败'],
  ])('[spec 8.16] %s instead of a file: %s', async (content, message) => {
    repliesBlob(content);
    const { main, messages } = clients();
    expect(await main.file('/item/vehicle_model/export')).toMatchObject({ ok: false });
    expect(messages.shown.map(([, text]) => zh(text))).toEqual([message]);
  });

  it('a queued reply to an ordinary call', async () => {
    replies({ code: 10000, message: 'queued', data: { taskid: 't-2' } });
    const { main, queued } = clients();
    expect(await main.post('/item/vehicle_model/export')).toEqual({ ok: true, value: { queued: true, taskid: 't-2' } });
    expect(queued).toEqual([{ taskid: 't-2' }]);
  });
});
