import path from 'node:path';
import { readConfig } from '@axle/server/src/platform/config/config.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import { directRows } from '@axle/server/src/platform/exports/queue-export.ts';
import { demoPassword } from '@axle/server/src/modules/system/demo/demo-accounts.ts';
import { generateVehicles } from '@axle/server/src/testing/generate-vehicles.ts';
import { demoOfToday } from '@axle/server/src/testing/demo-of-today.ts';
import { wire } from '@axle/server/src/root.ts';
import { calls, callsAdded, fixedKey, headers, officePaths, recordCalls, replyCodes, wholePath } from '@axle/wire';
import { afterAll, describe, expect, it } from 'vitest';
import { trickleFrom } from '../support/hostile-server-relay.ts';
import { gatewaysSuite } from './gateways-suite.ts';

const { db, pool, dataFolder } = await demoOfToday();
const server = await wire(
  { db, pool, engine: 'embedded', exclusive: true, concurrent: true, onBroken: () => undefined, close: async () => undefined },
  readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }),
  silentLog,
);
// more than an export answers at once
await generateVehicles(db, directRows + 1);
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
const slowLine = await trickleFrom(origin, 7);
afterAll(async () => {
  await slowLine.close();
  await server.app.close();
  await server.jobs.stop();
});

const signIn = await server.app.inject({
  method: 'POST',
  url: officePaths.signIn,
  headers: { [headers.key]: fixedKey },
  payload: { account: 'superadmin', password: demoPassword },
});
const signature: string = signIn.json().datas.signature;

gatewaysSuite('the real server', { origin, signature });
gatewaysSuite('the real server at the end of a slow line', { origin: slowLine.origin, signature });

describe('the table of calls and the real server', () => {
  const named = (call: { readonly method: string; readonly path: string }): string => `${call.method} ${call.path}`;
  const inTable = new Map([...calls, ...callsAdded].map(call => [named({ method: call.method, path: wholePath(call) }), call]));
  const registered = new Set(server.calls.map(named));

  it('what the table calls built is registered', () => {
    expect([...inTable].filter(([name, call]) => call.built && !registered.has(name)).map(([name]) => name)).toEqual([]);
  });

  it('what is registered and stands in the table is called built there', () => {
    expect([...inTable].filter(([name, call]) => !call.built && registered.has(name)).map(([name]) => name)).toEqual([]);
  });

  it('everything else that is registered is a call of a record or an action of a page', () => {
    const generic = new Set<string>(Object.values(recordCalls).map(call => call.path));
    const folders = new Set(
      server.calls.filter(call => generic.has(call.path.split('/').at(-1) ?? '')).map(call => path.posix.dirname(call.path)),
    );
    const others = server.calls.filter(call => !inTable.has(named(call)) && !folders.has(path.posix.dirname(call.path)));
    expect(others.map(named)).toEqual([]);
  });

  const answered = [...inTable.values()].filter(call => call.built && call.path !== officePaths.signOut);
  it.each(answered.map(call => [`${call.method} ${wholePath(call)}`, call] as const))('%s answers', async (_name, call) => {
    const reply = await server.app.inject({
      method: call.method,
      url: wholePath(call).replace(/:\w+/g, 'basic_vehicle_model'),
      headers: { [headers.key]: fixedKey, [headers.signature]: signature },
      payload: call.method === 'POST' ? {} : undefined,
    });
    expect(reply.statusCode).toBe(200);
    if (call.kind === 'file' && reply.headers['content-disposition'] !== undefined) return;
    expect(reply.json().reason).not.toBe('UNKNOWN_CALL');
    expect(reply.json().code).not.toBe(replyCodes.failed);
  });
});
