import { CallEvents } from '@axle/web/src/gateways/call-events.ts';
import { PendingCalls } from '@axle/web/src/gateways/pending-calls.ts';
import { SessionEnd } from '@axle/web/src/shell/session/session-end.ts';
import { KeptMessages, KeptNavigation, MemoryChannel } from '@axle/web/src/testing/memory-ports.ts';
import { signedInBench } from '@axle/web/src/testing/session-bench.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPageAt } from './gateways-browser.ts';
import { gatewayClients } from './gateways-clients.ts';
import { answers, type Conduct, hostileServer, silent } from '../support/hostile-server.ts';

const server = await hostileServer();
beforeAll(() => openPageAt(server.origin));
afterAll(() => server.close());

/** Says nothing to slow calls, and that the session is over to all others. */
const endsSession =
  (body: unknown): Conduct =>
  (request, response) =>
    (request.url?.includes('slow') ? silent : answers(body))(request, response);

/** A signed-in page with two calls under way that will not be answered. */
async function busyPage(body: unknown) {
  const bench = await signedInBench();
  const parts = {
    ...bench,
    pending: new PendingCalls(),
    messages: new KeptMessages(),
    navigation: new KeptNavigation(),
    broadcast: new MemoryChannel().tab(),
    work: { keep: () => undefined, discard: () => undefined, settle: async () => undefined },
  };
  const events = new CallEvents();
  new SessionEnd(parts, events);
  server.behave(endsSession(body));
  const clients = gatewayClients({ signature: bench.cookie.read(), events, pending: parts.pending });
  const arrived = server.heard.length + 2;
  const underWay = [clients.main.get('/item/slow'), clients.office.post('/api/core/slow')];
  await expect.poll(() => server.heard.length).toBe(arrived);
  return { ...parts, clients, underWay };
}

type Page = Awaited<ReturnType<typeof busyPage>>;
const login = '/login?redirect=%2Fadmin%2Fhome%2FhomeIndex';

const gateways = {
  'main API': { ask: ({ clients }: Page) => clients.main.get('/item/thing'), delay: 1500 },
  'main API, a file': { ask: ({ clients }: Page) => clients.main.file('/item/export'), delay: 1500 },
  'office system': { ask: ({ clients }: Page) => clients.office.post('/api/core/thing'), delay: 0 },
};
const names = Object.keys(gateways) as (keyof typeof gateways)[];

describe.each(names.flatMap(name => [9998, 9999, '9998', '9999'].map(code => [name, code] as const)))('%s answers %j', (name, code) => {
  const { ask, delay } = gateways[name];

  it(`[spec 4.6, 8.3, 8.7] shows the message, clears the cookie, cancels every pending call and goes to the login page after ${delay} ms`, async () => {
    const page = await busyPage({ code, msg: '账号已在别处登录' });
    expect(await ask(page)).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
    expect(page.messages.shown).toEqual([['warn', '账号已在别处登录']]);
    expect(page.cookie.read()).toBeUndefined();
    for (const reply of await Promise.all(page.underWay)) expect(reply).toMatchObject({ ok: false, refusal: { code: 'CANCELLED' } });
    page.clock.pass(Math.max(delay - 1, 0));
    expect(page.navigation.went).toEqual(delay === 0 ? [login] : []);
    page.clock.pass(1);
    expect(page.navigation.went).toEqual([login]);
    expect(page.clients.messages.shown).toEqual([]);
  });

  it('has words of its own where the server has none', async () => {
    const page = await busyPage({ code });
    await ask(page);
    expect(page.messages.shown).toEqual([['warn', '登录已失效，请重新登录']]);
  });
});
