import type { IncomingCost, StockBizType, StockChange } from '@axle/inventory';
import { divide, type Decimal, multiply, round } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { lots } from './lots.ts';

interface Slot {
  readonly warehouse: number;
  readonly code: string;
  readonly bin: number;
  readonly sku: number;
  readonly price: string;
  readonly room: number;
}

const day = 86_400_000;
const vat = '1.13' as Decimal;

/** Pick bins of each warehouse with the SKU that lies in them, as many SKUs as there are bins, and how many pieces a bin takes. */
async function slots(transaction: Transaction<Tables>): Promise<readonly Slot[]> {
  const { rows } = await sql<Slot>`
    with
      bins as (
        select b.id, b.warehouse, w.code, b.max_kg, b.max_cbm, row_number() over (partition by b.warehouse order by b.seq, b.id) as place
        from bin b join warehouse_area a on a.id = b.area join warehouse w on w.id = b.warehouse where a.use = 'pick' and b.status = 1
      ),
      skus as (
        select s.id, s.price, s.unit_gross_kg, s.carton_cbm / s.carton_qty as cbm, row_number() over (order by s.sku) as place from sku s
        where s.sales_status in ('onSale', 'new', 'clearance') and s.price is not null and s.unit_gross_kg > 0 and s.carton_cbm > 0
      )
    select b.warehouse, b.code, b.id as bin, s.id as sku, s.price, greatest(1, least(floor(b.max_kg / s.unit_gross_kg), floor(b.max_cbm / s.cbm), 400))::integer as room
    from bins b join skus s on s.place = b.place order by b.code, b.place`.execute(transaction);
  return rows;
}

/** Brings stock into the demo's warehouses as it would have come: a first delivery, another one, sales in between, pieces in inspection and damaged ones, promises. */
export async function addDemoStock(transaction: Transaction<Tables>, by: number, now: Date): Promise<void> {
  const draw = lots(20_260_522);
  const filled = (await slots(transaction)).map(slot => ({ ...slot, first: Math.ceil((slot.room * (30 + draw(30))) / 100) }));
  const cost = ({ price }: Slot, qty: number): Decimal => round(multiply(divide(asDecimal(price), vat, 4), asDecimal(String(qty))), 4);
  const change = ({ warehouse, bin, sku }: Slot, qty: number, status: StockChange['status'] = 'available'): StockChange => ({
    warehouse,
    bin,
    sku,
    status,
    qty,
  });
  const came = (slot: Slot, qty: number): IncomingCost => ({
    warehouse: slot.warehouse,
    sku: slot.sku,
    qty,
    cost: { value: cost(slot, qty), source: 'po_price' },
  });
  for (const [code, own] of Map.groupBy(filled, slot => slot.code)) {
    const post = async (
      age: number,
      bizType: StockBizType,
      docNo: string,
      changes: readonly StockChange[],
      incoming: readonly IncomingCost[] = [],
    ) => {
      if (changes.length === 0) return;
      const ledger = stockLedger({ transaction, now: new Date(now.getTime() - age * day), by });
      const reply = await ledger.post({ idemKey: `demo:${docNo}`, docType: 'demo', docNo, bizType, changes, incoming });
      if (!reply.ok) throw new Error(`${docNo}: ${reply.refusal.code}`);
    };
    await post(
      160,
      'purchase_in',
      `RC-${code}-1`,
      own.map(slot => change(slot, slot.first)),
      own.map(slot => came(slot, slot.first)),
    );
    const sold = own.map(slot => ({ slot, qty: Math.floor((slot.first * draw(60)) / 100) })).filter(({ qty }) => qty > 0);
    await post(
      60,
      'sale_out',
      `OB-${code}-1`,
      sold.map(({ slot, qty }) => change(slot, -qty)),
    );
    const second = own.filter((_, at) => at % 3 !== 0).map(slot => ({ slot, qty: Math.ceil((slot.room * (10 + draw(20))) / 100) }));
    await post(
      25,
      'purchase_in',
      `RC-${code}-2`,
      second.map(({ slot, qty }) => change(slot, qty)),
      second.map(({ slot, qty }) => came(slot, qty)),
    );
    const held = second.filter((_, at) => at % 9 === 4);
    await post(
      3,
      'status_move',
      `CV-${code}-1`,
      held.flatMap(({ slot, qty }) => [change(slot, -qty), change(slot, qty, 'qc_hold')]),
    );
    const hurt = second.filter(({ qty }, at) => at % 11 === 5 && qty > 2);
    await post(
      2,
      'status_move',
      `CV-${code}-2`,
      hurt.flatMap(({ slot }) => [change(slot, -2), change(slot, 2, 'damaged')]),
    );
    await promise(
      own.filter((_, at) => at % 7 === 3),
      code,
    );
  }

  /** Orders that wait: a promise each, some of it set apart already. */
  async function promise(own: readonly Slot[], code: string): Promise<void> {
    const ledger = stockLedger({ transaction, now: new Date(now.getTime() - day), by });
    for (const [at, { warehouse, sku, bin }] of own.entries()) {
      const demandNo = `OB-${code}-${100 + at}`;
      const { available, promised } = await ledger.standing(warehouse, sku);
      const qty = Math.min(4, available - promised);
      if (qty < 2) continue;
      const reply = await ledger.reserve({ demandType: 'outbound', demandNo, demandLine: 1, warehouse, sku, qty });
      if (reply.ok && at % 3 === 0)
        await ledger.allocate({ idemKey: `demo:${demandNo}`, reservationNo: reply.value, bins: [{ bin, qty: qty - 1 }] });
    }
    await sql`update stock_reservation set expires_at = created_at + interval '3 days' where expires_at is null`.execute(transaction);
  }
}
