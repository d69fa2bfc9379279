import { encodeQuery, fixedKey, headers, officePaths } from '@axle/wire';
import { atEndOfFile } from '../../../testing/at-end-of-file.ts';
import { readConfig } from '../../config/config.ts';
import { wholeRegistry } from '../../../modules.ts';
import type { Registry } from '../../registry/registry.ts';
import { silentLog } from '../../host/log.ts';
import { demoPassword } from '../../../modules/system/demo/demo-accounts.ts';
import { demoOfToday } from '../../../testing/demo-of-today.ts';
import { wire } from '../../../root.ts';

/** What a call answered: its envelope where it is one, and every byte of it as text. */
export interface Answered {
  readonly code: number;
  readonly reason?: string;
  readonly data: unknown;
  readonly bytes: Buffer;
  readonly isFile: boolean;
}

/** What is sent: JSON, a question in the address, or a file with its fields. */
export interface Sent {
  readonly call: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly file?: { readonly name: string; readonly content: string; readonly fields: Readonly<Record<string, string>> };
}

/** The whole server, with every call and its workers, over a demo database; and one user whose rights a test gives and takes. */
export async function rightsServer(change: (registry: Registry) => Registry = registry => registry) {
  const { db, pool, dataFolder } = await demoOfToday();
  const registry = change(await wholeRegistry());
  const opened = {
    db,
    pool,
    engine: 'embedded',
    exclusive: true,
    concurrent: true,
    onBroken: () => undefined,
    close: async () => undefined,
  };
  const { app, calls, jobs } = await wire(opened as never, readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }), silentLog, registry);
  await jobs.start();
  atEndOfFile(async () => {
    await app.close();
    await jobs.stop();
  });
  const signIn = async (account: string): Promise<string> => {
    const reply = await app.inject({
      method: 'POST',
      url: officePaths.signIn,
      headers: { [headers.key]: fixedKey },
      payload: { account, password: demoPassword },
    });
    return reply.json().datas.signature;
  };
  const user = await db.selectFrom('app_user').select('id').where('account', '=', 'cashier').executeTakeFirstOrThrow();
  await db.deleteFrom('user_role').where('user_id', '=', user.id).execute();
  await db.deleteFrom('data_scope').where('user_id', '=', user.id).execute();
  // what pages are limited by of themselves shall not stand in the way; `limit` is the scope under test
  const kinds = ['org', 'supplier', 'warehouse', 'shop', 'category', 'market'] as const;
  await db
    .insertInto('data_scope')
    .values(kinds.map(kind => ({ user_id: user.id, kind, mode: 'all' as const })))
    .execute();
  const role = await db
    .insertInto('role')
    .values({ code: 'probe', name_zh: '试', name_en: 'Probe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute();
  const signature = await signIn('cashier');

  const send = async ({ call, input = {}, file }: Sent, as = signature): Promise<Answered> => {
    const [method, template] = call.split(' ') as ['GET' | 'POST', string];
    const url = template.replace(/:(\w+)/g, (_, name: string) => String(input[name] ?? '1'));
    const form = file && multipart(file);
    const reply = await app.inject({
      method,
      url: method === 'GET' ? `${url}?${encodeQuery(input as never)}` : url,
      headers: {
        [headers.key]: fixedKey,
        [headers.signature]: as,
        [headers.language]: 'en',
        ...(method === 'POST' ? { 'content-type': form?.type ?? 'application/json' } : {}),
      },
      ...(method === 'GET' ? {} : { payload: form?.body ?? JSON.stringify(input) }),
    });
    const isFile = reply.headers['content-disposition'] !== undefined;
    const { code = 200, reason, data, datas } = isFile ? {} : reply.json();
    return { code, reason, data: data ?? datas, bytes: reply.rawPayload, isFile };
  };
  return {
    db,
    calls,
    registry,
    user: user.id,
    send,
    superUser: await signIn('superadmin'),
    editor: await signIn('catalogeditor'),
    /** Gives the user these codes, and no others. */
    async allow(codes: Iterable<string>) {
      await db.deleteFrom('role_grant').where('role_id', '=', role.id).execute();
      const rows = [...new Set(codes)].map(code => ({ role_id: role.id, page: code.split('.')[1] ?? '', code }));
      if (rows.length > 0) await db.insertInto('role_grant').values(rows).execute();
    },
    /** Blocks these fields of a page for the user, and no others. */
    async block(page: string, fields: readonly string[], mode: 'readBlock' | 'writeBlock') {
      await db.deleteFrom('user_field_setting').where('subject', '=', 'cashier').execute();
      const rows = fields.map(field => ({ subject_kind: 'user', subject: 'cashier', page, field, mode }));
      if (rows.length > 0)
        await db
          .insertInto('user_field_setting')
          .values(rows as never)
          .execute();
    },
    /** Limits the user, who sees everything at first, to these targets of a kind. */
    async limit(kind: string, targets: readonly string[]) {
      await db
        .deleteFrom('data_scope')
        .where('user_id', '=', user.id)
        .where('kind', '=', kind as never)
        .execute();
      await db
        .insertInto('data_scope')
        .values({ user_id: user.id, kind, mode: 'listed', targets } as never)
        .execute();
    },
  };
}

/** The server of these tests. */
export type RightsServer = Awaited<ReturnType<typeof rightsServer>>;

function multipart({ name, content, fields }: NonNullable<Sent['file']>) {
  const boundary = 'axle-rights-boundary';
  const part = (head: string, body: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => part(`name="${key}"`, value));
  const whole = `${texts.join('')}${part(`name="file"; filename="${name}"\r\ncontent-type: text/csv`, content)}--${boundary}--\r\n`;
  return { type: `multipart/form-data; boundary=${boundary}`, body: whole };
}
