import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPageAt } from './gateways-browser.ts';
import { type ClientTerms, gatewayClients } from './gateways-clients.ts';
import {
  answers,
  babbles,
  type Conduct,
  cutsAfter,
  cutsChunks,
  dribbles,
  hangsUp,
  hostileServer,
  says,
  silent,
} from '../support/hostile-server.ts';

const server = await hostileServer();
beforeAll(() => openPageAt(server.origin));
afterAll(() => server.close());

const clients = (conduct: Conduct, terms?: ClientTerms) => {
  server.behave(conduct);
  return gatewayClients({ timeout: 20_000, ...terms });
};

const words = {
  serverError: { zh: '服务器错误', en: 'Server error' },
  noResponse: { zh: '连接服务器出错', en: 'Error connecting to server' },
  offline: { zh: '网络已断开，请检查网络连接', en: 'The network is offline, check your connection' },
  requestException: { zh: '请求异常', en: 'Request exception' },
  status500: { zh: 'Code: 500 -> 服务器错误', en: 'Code: 500 -> server error' },
  exportFailed: { zh: '导出失败', en: 'Export failed' },
  clearStock: { zh: '提交失败，清仓状态的SKU不允许生成订单', en: 'Submit failed, SKUs in clearance status may not generate orders' },
};
const status = (code: number) => {
  const said = `Code: ${code}, Message: Request failed with status code ${code}`;
  return { zh: said, en: said };
};

/** Every way of asking: each must end in the same words, shown once. */
const ways = {
  'main GET': (given: ReturnType<typeof clients>) => given.main.get('/item/vehicle_model/get_detail', { id: 1 }),
  'main POST': (given: ReturnType<typeof clients>) => given.main.post('/base/list_fields/save', { page: 'x' }),
  'main file': (given: ReturnType<typeof clients>) => given.main.file('/item/vehicle_model/export'),
  'office GET': (given: ReturnType<typeof clients>) => given.office.get('/signin/cookiekey'),
  'office POST': (given: ReturnType<typeof clients>) => given.office.post('/api/core/signin/recheck'),
};
type Way = keyof typeof ways;
const everyWay = Object.keys(ways) as Way[];
const withoutFile = everyWay.filter(way => way !== 'main file');

/** How a call ended, and what the user saw of it. */
async function outcome(conduct: Conduct, way: Way, terms?: ClientTerms): Promise<unknown> {
  const given = clients(conduct, terms);
  const reply = await ways[way](given);
  return { message: reply.ok ? undefined : reply.refusal.message, shown: given.messages.shown };
}

/** Refused in these words, which were shown once. */
const refusedWith = (message: { readonly zh: string; readonly en: string }) => ({ message, shown: [['bad', message]] });

describe.each(everyWay)('%s, when the transport fails', way => {
  it.each<[string, Conduct]>([
    ['a connection closed without a word', hangsUp],
    ['a body cut in the middle', cutsAfter('{"code":200,"data":[1,2')],
    ['a body whose last chunk never comes', cutsChunks('{"code":200,"data":[1,2')],
    ['something that is not HTTP', babbles],
  ])('%s: error connecting to server', async (_name, conduct) =>
    expect(await outcome(conduct, way)).toEqual(refusedWith(words.noResponse)),
  );

  it('[spec 8.13] silence: error connecting to server once the time is over', async () =>
    expect(await outcome(silent, way, { timeout: 60 })).toEqual(refusedWith(words.noResponse)));

  it('[spec 8.10] no network: offline', async () =>
    expect(await outcome(hangsUp, way, { online: false })).toEqual(refusedWith(words.offline)));

  it.each<[number, { zh: string; en: string }]>([
    [500, words.status500],
    [404, status(404)],
    [413, status(413)],
    [502, status(502)],
    [503, status(503)],
    [204, words.requestException],
    [202, words.requestException],
  ])('[spec 8.9, 8.11, 8.12] HTTP %i', async (code, message) =>
    expect(await outcome(says(code === 204 ? '' : '<html>proxy</html>', { status: code }), way)).toEqual(refusedWith(message)),
  );

  it('HTTP 500 whose body would be a success', async () =>
    expect(await outcome(answers({ code: 200, datas: 1, data: 1 }, 500), way)).toEqual(refusedWith(words.status500)));
});

describe('bodies that are no envelope', () => {
  const bodies = ['', ' ', '{"code":200,', '<!doctype html><title>Sign in</title>', 'null', '7', '"text"', '[]', '{}', '{"code":{}}'];
  const codes = [
    '{"code":true}',
    '{"code":"abc"}',
    '{"code":" "}',
    '{"code":null}',
    '{"code":[0]}',
    '{"code":1e999}',
    '{"__proto__":{"code":200}}',
  ];

  it.each(withoutFile.flatMap(way => [...bodies, ...codes].map(body => [way, body] as const)))(
    '%s: %s is a server error',
    async (way, body) => expect(await outcome(says(body), way)).toEqual(refusedWith(words.serverError)),
  );

  it.each([...bodies, ...codes])('%s in place of a file is a failed export', async body =>
    expect(await outcome(says(body), 'main file')).toEqual(refusedWith(words.exportFailed)),
  );

  it.each(withoutFile)('%s: HTML by its name is a server error', async way =>
    expect(await outcome(says('<html>', { 'content-type': 'text/html' }), way)).toEqual(refusedWith(words.serverError)),
  );

  it('data of any type and depth comes through without an exception', async () => {
    const deep = `${'{"aB":['.repeat(20_000)}1${']}'.repeat(20_000)}`;
    for (const data of ['null', '7', '"text"', '[null,[{}]]', deep]) {
      expect(await ways['main POST'](clients(says(`{"code":200,"data":${data}}`)))).toMatchObject({ ok: true });
      expect(await ways['office POST'](clients(says(`{"code":0,"datas":${data}}`)))).toMatchObject({ ok: true });
    }
  });
});

describe('slow bytes', () => {
  it('within the time limit make a reply like any other', async () => {
    const body = { code: 200, message: 'ok', data: { row_count: 3 }, datas: 1 };
    expect(await ways['main POST'](clients(dribbles(body, 2)))).toEqual({ ok: true, value: { rowCount: 3 } });
    expect(await ways['office POST'](clients(dribbles({ ...body, code: 0 }, 2)))).toEqual({ ok: true, value: 1 });
  });

  it.each(everyWay)('%s: beyond it they are given up', async way =>
    expect(await outcome(dribbles({ code: 200, data: 'x'.repeat(400) }, 5), way, { timeout: 100 })).toEqual(refusedWith(words.noResponse)),
  );
});

describe('codes and words of the main API', () => {
  const places = ['code', 'errorCode', 'errCode'].flatMap(place => [422, '422'].map(code => [place, code] as const));
  it.each(places)('[spec 8.1, 8.4] %s %j refuses, in the words that stand beside it', async (place, code) => {
    for (const said of [{ message: '品牌必填' }, { errorMsg: '品牌必填' }, { msg: '品牌必填' }, { data: { msg: '品牌必填' } }]) {
      const given = clients(answers({ [place]: code, ...said }));
      expect(await ways['main POST'](given)).toMatchObject({ ok: false, refusal: { code: 'REFUSED', replyCode: 422 } });
      expect(given.messages.shown).toEqual([['bad', { zh: '品牌必填', en: '品牌必填' }]]);
    }
  });

  it.each([0, 200, '0', '200'])('[spec 8.2] %j succeeds, wherever it stands', async code => {
    for (const place of ['code', 'errorCode', 'errCode'])
      expect(await ways['main GET'](clients(answers({ [place]: code, data: 5 })))).toEqual({ ok: true, value: 5 });
  });

  it.each([10_000, '10000'])('[spec 8.2] %j is queued, and the shell is notified', async code => {
    const given = clients(answers({ code, data: { task_id: 1, taskid: 't-1' } }));
    expect(await ways['main POST'](given)).toEqual({ ok: true, value: { queued: true, taskid: 't-1' } });
    expect(given.queued).toEqual([{ taskid: 't-1' }]);
  });

  it.each([{ taskid: {} }, { taskid: 7 }, 'text', null, []])('queued without a sound task: %j', async data => {
    expect(await ways['main POST'](clients(answers({ code: 10_000, data })))).toEqual({
      ok: true,
      value: { queued: true, taskid: undefined },
    });
  });

  it('words of wrong types are no words, and refusals of fields that are none are none', async () => {
    for (const refusals of ['text', 7, {}, null, [null, 1, 'x', { code: 1, message: {} }]]) {
      const given = clients(answers({ code: 422, message: { a: 1 }, msg: 7, errorMsg: [], data: null, reason: {}, refusals }));
      const reply = await ways['main POST'](given);
      expect(reply).toMatchObject({
        ok: false,
        refusal: { code: 'REFUSED', message: { zh: '操作未完成', en: 'The request was refused' } },
      });
      expect(reply.ok ? undefined : (reply.refusal.fields ?? [])).toEqual([]);
    }
  });
});

describe('codes of the office system', () => {
  it.each([200, 10_000, 1, -1, '422'])('[spec 8.8] %j refuses with msg', async code => {
    const given = clients(answers({ code, msg: '账号或密码错误', message: 'another', datas: 1 }));
    expect(await ways['office POST'](given)).toMatchObject({ ok: false, refusal: { message: { zh: '账号或密码错误' } } });
    expect(given.messages.shown).toHaveLength(1);
  });

  it.each([0, '0'])('[spec 8.6] %j answers datas', async code => {
    expect(await ways['office POST'](clients(answers({ code, datas: { user_name: 1 } })))).toEqual({ ok: true, value: { user_name: 1 } });
  });
});

describe('export replies', () => {
  const disposition = (text: string) => says('a,b\n', { 'content-type': 'text/csv', 'content-disposition': text });

  it.each([
    [`attachment; filename="x.csv"; filename*=UTF-8''%E8%BD%A6.csv`, '车.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''%E8%BD.csv`, 'x.csv'],
    ['attachment', 'download'],
  ])('a file header %s is the file %s', async (header, name) => {
    const reply = await ways['main file'](clients(disposition(header)));
    expect(reply).toMatchObject({ ok: true, value: { kind: 'file', name } });
    expect(reply.ok && (await (reply.value as { content: Blob }).content.text())).toBe('a,b\n');
  });

  it('[spec 8.14] JSON without a header and code 10000: see the download centre', async () => {
    const given = clients(answers({ code: '10000', data: { taskid: 't-2' } }));
    expect(await ways['main file'](given)).toEqual({ ok: true, value: { kind: 'queued', taskid: 't-2' } });
    expect(given.queued).toEqual([{ taskid: 't-2' }]);
  });

  it('[spec 8.16] JSON without a header and another code: its message', async () =>
    expect(await outcome(answers({ code: 403, msg: '无导出权限' }), 'main file')).toEqual(
      refusedWith({ zh: '无导出权限', en: '无导出权限' }),
    ));

  it('[spec 8.16] success without a file: export failed', async () =>
    expect(await outcome(answers({ code: 200, data: 1 }), 'main file')).toEqual(refusedWith(words.exportFailed)));
});

describe('the clear-stock reply', () => {
  const reply = { code: 500, message: 'clearance', data: { url: '/api/go_service/download/file?id=7', name: '清仓.xlsx' } };

  it.each<Way>(['main POST', 'main file'])('[spec 8.17] %s: comes with its words and its download', async way => {
    const given = clients(answers(reply));
    expect(await ways[way](given)).toEqual({
      ok: false,
      refusal: { code: 'CLEAR_STOCK', message: words.clearStock, replyCode: 500, download: reply.data, allowed: 0 },
    });
    expect(given.messages.offered).toEqual([[words.clearStock, reply.data, undefined]]);
  });

  it('is offered also where its caller shows refusals itself: its link is found nowhere else', async () => {
    const given = clients(answers(reply));
    await given.main.post('/purchase/order/submit', {}, { quiet: true });
    expect([given.messages.shown, given.messages.offered]).toEqual([[], [[words.clearStock, reply.data, undefined]]]);
  });

  it('offers no address that a browser should not follow', async () => {
    const given = clients(answers({ ...reply, data: { url: 'javascript:alert(1)', name: 'x' } }));
    expect(await ways['main POST'](given)).toEqual({
      ok: false,
      refusal: { code: 'REFUSED', message: { zh: 'clearance', en: 'clearance' }, replyCode: 500, fields: undefined },
    });
  });
});

describe('the end of the session', () => {
  it.each([
    ['zh-cn', '登录已失效，请重新登录'],
    ['en', 'Your session has ended, sign in again'],
  ] as const)('is reported in %s where the server sends no message', async (language, message) => {
    const given = clients(answers({ errCode: '9998', code: null, message: 7 }), { language, signature: 'a' });
    expect(await ways['main file'](given)).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
    server.behave(answers({ code: 9999, msg: {} }));
    expect(await ways['office GET'](given)).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
    expect(given.signedOut).toEqual([
      { gateway: 'main', message, signature: 'a' },
      { gateway: 'office', message, signature: 'a' },
    ]);
  });
});

describe('what the browser itself has been made to carry', () => {
  it.each(['签名', 'a\r\nx-axle-key: other', 'x'.repeat(100_000), '\u0000'])('an edited cookie %j breaks no call', async signature => {
    for (const way of everyWay) {
      const reply = await ways[way](clients(answers({ code: 9999, msg: '登录已失效' }), { signature }));
      expect(reply).toMatchObject({ ok: false, refusal: { message: { zh: expect.any(String), en: expect.any(String) } } });
    }
  });

  it('a call that its own page gave up is refused without a word', async () => {
    const given = clients(silent);
    const controller = new AbortController();
    const arrived = server.heard.length + 1;
    const reply = given.main.post('/item/thing', {}, { signal: controller.signal });
    await expect.poll(() => server.heard.length).toBe(arrived);
    controller.abort();
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'CANCELLED' } });
    expect(given.messages.shown).toEqual([]);
  });
});
