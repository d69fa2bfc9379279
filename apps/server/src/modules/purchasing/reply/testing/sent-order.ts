import type { DemoApp, CallAs } from '../../../../testing/demo-app.ts';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';

/** A record as a reply shows it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const orders = { service: 'purchase-service', path: 'purchase_order' };
const replies = { service: 'purchase-service', path: 'supplier_reply' };

/** Orders that wait for replies of their supplier, and what is done with those. */
export async function sentOrders(app: DemoApp, boss: CallAs) {
  const { rows: articles } = await sql<{ id: number; supplier: number }>`
    select s.id, s.supplier from sku s join supplier p on p.id = s.supplier where p.stage = 'qualified' and p.currency = 'CNY'
    and s.sales_status = 'onSale' order by s.supplier, s.id limit 3`.execute(app.db);
  const { rows: places } = await sql<{ company: number; warehouse: number }>`
    select (select min(id) from company_entity) as company, (select id from warehouse where code = 'CN-SZ') as warehouse`.execute(app.db);
  const [place] = places as [(typeof places)[number]];
  const read = async (of: typeof orders, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
  const step = async (of: typeof orders, id: number, action: string, input: object = {}, who = boss, version?: number) => {
    const target = { id, version: version ?? (await read(of, id)).version };
    const reply = await app.post(actionPath(of, action), { targets: [target], input }, who);
    return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
  };
  return {
    /** An order of lines of 500 × 10.00 for 10 December, as it was sent. */
    async sent(lines: readonly object[] = [{}], more: object = {}): Promise<number> {
      const { company, warehouse } = place;
      const values = {
        type: 'std',
        supplier: articles[0]!.supplier,
        companyEntity: company,
        warehouse,
        incoterm: 'FOB',
        priceInclTax: true,
        lines: lines.map((line, at) => ({ sku: articles[at]!.id, qty: 500, price: '10', requiredDate: '2026-12-10', ...line })),
        ...more,
      };
      const reply = await app.post(recordPath(orders, 'add'), { page: 'purchaseOrder', values }, boss);
      if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
      const { id } = reply.data as Row;
      await sql`update purchase_order set state = 'sent', approved_at = ${app.now()}, sent_at = ${app.now()},
        amount_cny = amount_gross, levels = 1 where id = ${id}`.execute(app.db);
      return id;
    },
    order: (id: number) => read(orders, id),
    reply: (id: number) => read(replies, id),
    stepOrder: (id: number, action: string, input?: object, who?: CallAs) => step(orders, id, action, input, who),
    step: (id: number, action: string, input?: object, who?: CallAs, version?: number) => step(replies, id, action, input, who, version),
    /** A reply as a buyer enters it; its evidence is a file that the buyer sent. */
    async enter(values: object, who = boss) {
      const reply = await app.post(recordPath(replies, 'add'), { page: 'viewReplies', values }, who);
      return reply.code === replyCodes.ok ? { id: (reply.data as Row).id } : { refused: reply.reason };
    },
  };
}
