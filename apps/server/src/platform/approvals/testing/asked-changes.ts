import type { RecordRow } from '@axle/page-kit';
import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import type { MainCall } from '../../gateways/main/main-call.ts';
import { recordCalls } from '../../resources/gateway/record-calls.ts';
import { type CallAs, demoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { approvalCalls } from '../approval-calls.ts';

const sku = { service: 'mrp', path: 'sku' };

/** Change requests on the wire. */
export const requests = { service: 'base', path: 'change_request' };

/** A demo server with one SKU on sale, whose changes are asked for and decided on by its people. */
export async function askedChanges(
  more: (parts: Parameters<NonNullable<Parameters<typeof demoApp>[0]>>[0]) => readonly MainCall[] = () => [],
) {
  const app: DemoApp = await demoApp(parts => [
    ...recordCalls({ database: parts.db, registry: parts.registry }),
    ...approvalCalls({ database: parts.db }),
    ...more(parts),
  ]);
  const as = async (account: string): Promise<CallAs> => ({ signature: await app.signIn(account), language: 'en' });
  const boss = await as('superadmin');
  const idOf = async (account: string): Promise<number> =>
    (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
  let id = 0;
  const read = async (who: CallAs = boss): Promise<RecordRow> =>
    (await app.get(`${recordPath(sku, 'read')}?id=${id}`, who)).data as RecordRow;
  const listed = async (who: CallAs, filters: readonly object[] = []): Promise<readonly RecordRow[]> => {
    const reply = await app.post(recordPath(requests, 'list'), { filters, sort: [{ field: 'createdAt' }], limit: 50 }, who);
    return (reply.data as { readonly rows: readonly RecordRow[] }).rows;
  };
  return {
    app,
    as,
    boss,
    idOf,
    read,
    listed,
    skuId: () => id,
    /** Forgets all requests, and begins with a new SKU. */
    async begin(): Promise<void> {
      const requests = ['approval_decision', 'approval_deputy', 'change_request_line', 'change_request', 'change_request_count'] as const;
      await emptyTables(app.db, ...requests, 'audit_log', 'message', 'sku');
      const { rows } = await sql<{ id: number }>`
        insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, price, lead_days, moq,
        order_multiple, unit_l, unit_w, unit_h, hazard)
        select 'T-1', '片', 'Pad', 'single', c.id, b.id, 'pc', 1, 'onSale', 100, 25, 100, 20, 30, 20, 10, 'none'
        from (select id from category c where not exists (select 1 from category below where below.parent = c.id) order by id
        limit 1) as c, (select id from brand order by id limit 1) as b returning id`.execute(app.db);
      id = rows[0]!.id;
    },
    /** Another user of the demo who holds a role. */
    async holderOf(role: string, account: string): Promise<CallAs> {
      await sql`insert into app_user (account, nickname, org_id, password_hash, password_changed_at)
        select ${account}, ${account}, org_id, password_hash, password_changed_at from app_user where account = 'buyer'`.execute(app.db);
      await sql`insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r where u.account = ${account}
        and r.code = ${role}`.execute(app.db);
      await sql`insert into data_scope (user_id, kind, mode) select u.id, s.kind, 'all' from app_user u, (select distinct kind
        from data_scope) s where u.account = ${account}`.execute(app.db);
      return as(account);
    },
    async change(values: object, who: CallAs, reason: string | undefined = 'new prices from May') {
      return app.post(recordPath(sku, 'update'), { id, version: (await read()).version, values, reason }, who);
    },
    async act(action: string, who: CallAs, rows: readonly { readonly id: number }[], input = {}, key?: string) {
      const reply = await app.post(
        actionPath(requests, action),
        { targets: rows.map(row => ({ id: row.id, version: 1 })), input, key },
        who,
      );
      const outcomes = reply.data as readonly { readonly refusal?: { readonly code: string } }[] | undefined;
      return outcomes?.map(({ refusal }) => refusal?.code ?? 'done') ?? reply.reason;
    },
    async latest(): Promise<RecordRow> {
      return (await listed(boss)).at(-1)!;
    },
    async difference<Difference>(request: { readonly id: number }, who: CallAs): Promise<Difference> {
      return (await app.get(`${mainPaths.changeDifference}?id=${request.id}`, who)).data as Difference;
    },
    async messagesOf(account: string) {
      return app.db
        .selectFrom('message')
        .select(['event', 'title_en', 'body_en', 'counter'])
        .where('receiver', '=', await idOf(account))
        .orderBy('id')
        .execute();
    },
  };
}
