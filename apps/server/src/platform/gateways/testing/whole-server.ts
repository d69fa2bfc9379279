import { fixedKey, headers, officePaths } from '@axle/wire';
import type { LightMyRequestResponse } from 'fastify';
import { atEndOfFile } from '../../../testing/at-end-of-file.ts';
import { readConfig } from '../../config/config.ts';
import { wholeRegistry } from '../../../modules.ts';
import { silentLog } from '../../host/log.ts';
import { demoPassword } from '../../../modules/system/demo/demo-accounts.ts';
import { demoOfToday } from '../../../testing/demo-of-today.ts';
import { wire, type Wired } from '../../../root.ts';

/** A call of the server, by method and path. */
export type WiredCall = Wired['calls'][number];

const query = (input: unknown): string => {
  if (typeof input !== 'object' || input === null) return '';
  return new URLSearchParams(
    Object.entries(input)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]): [string, string] => [key, typeof entry === 'string' ? entry.toWellFormed() : JSON.stringify(entry)]),
  ).toString();
};

/** The whole server over the demo company and a few vehicles, asked by a super user. Call it at the top of a test file. */
export async function wholeServer() {
  const { db, pool, dataFolder } = await demoOfToday();
  const registry = await wholeRegistry();
  const { app, calls, jobs } = await wire(
    { db, pool, engine: 'embedded', exclusive: true, concurrent: true, onBroken: () => undefined, close: async () => undefined },
    readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }),
    silentLog,
    registry,
  );
  atEndOfFile(async () => {
    await app.close();
    await jobs.stop();
  });
  await db
    .insertInto('vehicle_model')
    .values([1999, 2000, 2001].map(year => ({ market: 'US', year, make: 'Toyota', model: 'Camry', body_styles: ['sedan'] })))
    .execute();
  const signIn = await app.inject({
    method: 'POST',
    url: officePaths.signIn,
    headers: { [headers.key]: fixedKey },
    payload: { account: 'superadmin', password: demoPassword },
  });
  const signature = signIn.json().datas.signature as string;
  return {
    app,
    calls,
    registry,
    /** Sends an input of any shape, with `param` in the gaps of the path. */
    async send({ method, path: template }: WiredCall, input: unknown, param: string): Promise<LightMyRequestResponse> {
      const url = template.replace(/:\w+/g, param);
      return app.inject({
        method,
        url: method === 'GET' ? `${url}?${query(input)}` : url,
        headers: {
          [headers.key]: fixedKey,
          [headers.signature]: signature,
          [headers.clientId]: 'c',
          [headers.sessionId]: 's',
          'content-type': 'application/json',
        },
        payload: method === 'GET' ? undefined : JSON.stringify(input),
      });
    },
    sendSignedOut: async ({ method, path: template }: WiredCall): Promise<LightMyRequestResponse> =>
      app.inject({
        method,
        url: template.replace(/:\w+/g, '1'),
        headers: { [headers.key]: fixedKey },
        payload: method === 'POST' ? {} : undefined,
      }),
  };
}
