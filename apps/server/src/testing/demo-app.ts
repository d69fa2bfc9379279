import { fixedKey, headers, mainBase, type MainReply, officePaths, type OfficeReply, type SignInReply } from '@axle/wire';
import type { FastifyInstance } from 'fastify';
import { atEndOfFile } from './at-end-of-file.ts';
import { accessCalls } from '../platform/access/access-calls.ts';
import { resolveCaller } from '../platform/access/resolve-caller.ts';
import { buildApp } from '../platform/gateways/app/build-app.ts';
import type { MainCall } from '../platform/gateways/main/main-call.ts';
import { layoutCalls } from '../platform/layouts/layout-calls.ts';
import { viewCalls } from '../platform/layouts/view-calls.ts';
import { dictionaryCalls } from '../platform/lookups/dictionaries.ts';
import { messageCalls } from '../platform/notifications/message-calls.ts';
import { wholeRegistry } from '../modules.ts';
import type { Registry } from '../platform/registry/registry.ts';
import { demoPassword } from '../modules/system/demo/demo-accounts.ts';
import { officeCalls } from '../platform/sign-in/office-calls.ts';
import { switchCalls } from '../modules/system/switches/switch-calls.ts';
import { trackingCalls } from '../platform/tracking/tracking-calls.ts';
import { workflowCalls } from '../modules/system/workflow/workflow-calls.ts';
import { demoTime } from './demo-time.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** What a test may say about one call. */
export interface CallAs {
  readonly signature?: string;
  readonly language?: string;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Both gateways over a fresh demo database, called without a network, with a clock that stands still until a test moves it. */
export interface DemoApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly registry: Registry;
  /** Moves the clock on. */
  wait(time: { readonly seconds?: number; readonly minutes?: number; readonly hours?: number }): void;
  now(): Date;
  office(path: string, body?: unknown, as?: CallAs): Promise<OfficeReply>;
  officeGet(path: string, as?: CallAs): Promise<OfficeReply>;
  post(path: string, body?: unknown, as?: CallAs): Promise<MainReply>;
  get(path: string, as?: CallAs): Promise<MainReply>;
  /** A file of the main gateway, as text. */
  file(path: string, as?: CallAs): Promise<string>;
  /** Signs a demo account in and answers its signature. */
  signIn(account: string, options?: { readonly password?: string; readonly remember?: boolean }): Promise<string>;
}

/** Makes a {@link DemoApp}; call it at the top of a test file. */
export async function demoApp(
  calls: (parts: TestDatabase & { readonly registry: Registry }) => readonly MainCall[] = () => [],
): Promise<DemoApp> {
  const database = await testDatabase('demoTemplate');
  const { db } = database;
  const registry = await wholeRegistry();
  let now = demoTime;
  const parts = { database: db, registry };
  const app = buildApp({
    mainCalls: [
      ...accessCalls(parts),
      ...layoutCalls(parts),
      ...viewCalls(parts),
      ...dictionaryCalls(parts),
      ...trackingCalls(parts),
      ...calls({ ...database, registry }),
    ],
    officeCalls: [officeCalls, messageCalls, workflowCalls, switchCalls].flatMap(of => of(parts)),
    resolveCaller: resolveCaller(db, registry),
    site: new Map(),
    now: () => now,
    healthy: async () => true,
    logLevel: 'silent',
  });
  atEndOfFile(() => app.close());
  const sent = async (method: 'GET' | 'POST', url: string, body: unknown, as: CallAs) => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: as.ip ?? '10.0.0.1',
      headers: {
        [headers.key]: fixedKey,
        ...(as.signature === undefined ? {} : { [headers.signature]: as.signature }),
        ...(as.language === undefined ? {} : { [headers.language]: as.language }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...as.headers,
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    if (reply.statusCode !== 200) throw new Error(`${method} ${url} answered HTTP ${reply.statusCode}`);
    return reply;
  };
  const send = async (...call: Parameters<typeof sent>): Promise<unknown> => (await sent(...call)).json();
  const office: DemoApp['office'] = async (path, body = {}, as = {}) => (await send('POST', path, body, as)) as OfficeReply;
  return {
    ...database,
    app,
    registry,
    wait({ seconds = 0, minutes = 0, hours = 0 }) {
      now = new Date(now.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
    },
    now: () => now,
    office,
    officeGet: async (path, as = {}) => (await send('GET', path, undefined, as)) as OfficeReply,
    post: async (path, body = {}, as = {}) => (await send('POST', mainBase + path, body, as)) as MainReply,
    get: async (path, as = {}) => (await send('GET', mainBase + path, undefined, as)) as MainReply,
    file: async (path, as = {}) => (await sent('GET', mainBase + path, undefined, as)).body,
    async signIn(account, { password = demoPassword, remember = false } = {}) {
      const reply = await office(officePaths.signIn, { account, password, remember });
      if (reply.code !== 0) throw new Error(`${account} was not signed in: ${reply.msg}`);
      return (reply.datas as SignInReply).signature;
    },
  };
}
