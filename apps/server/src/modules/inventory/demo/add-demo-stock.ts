import type { IncomingCost, StockChange } from '@axle/inventory';
import { divide, type Decimal, multiply, round } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { lots } from '../../../platform/demo/lots.ts';
import { asDecimal } from '../stock/read-view.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { receiveBefore, shipBefore } from './past-documents.ts';
import { addEarlierSales } from './add-earlier-sales.ts';
import { type PastSale, piecesByBin, planPastSales, shopsOfPastSales } from './plan-past-sales.ts';
import { shipPastSales } from './ship-past-sales.ts';

interface Slot {
  readonly warehouse: number;
  readonly country: number;
  readonly code: string;
  readonly bin: number;
  readonly sku: number;
  readonly price: string;
  readonly room: number;
}

/** Pieces that come into a bin. */
interface Load {
  readonly slot: Slot;
  readonly qty: number;
}

const day = 86_400_000;
const vat = '1.13' as Decimal;
/** How many orders a warehouse sends to customers for each that Amazon sends for us. */
const customersOf: Readonly<Record<string, number>> = { 'US-W': 0.42, 'US-E': 0.21 };

/** How many days ago came what the bins of today hold. */
const bookedBefore = 160;

/** Most lines of one document. */
const most = 60;
const parts = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most));

/** Pick bins of each warehouse with their SKU, as many SKUs as there are bins, and how many pieces a bin takes. */
async function slots(transaction: Transaction<Tables>): Promise<readonly Slot[]> {
  const { rows } = await sql<Slot>`
    with
      bins as (
        select b.id, b.warehouse, w.country, w.code, b.max_kg, b.max_cbm, row_number() over (partition by b.warehouse
        order by b.seq, b.id) as place
        from bin b join warehouse_area a on a.id = b.area join warehouse w on w.id = b.warehouse where a.use = 'pick' and b.status = 1
      ),
      skus as (
        select s.id, s.price, s.unit_gross_kg, s.carton_cbm / s.carton_qty as cbm, row_number() over (order by s.sku) as place from sku s
        where s.sales_status in ('onSale', 'new', 'clearance') and s.price is not null and s.unit_gross_kg > 0 and s.carton_cbm > 0
      )
    select b.warehouse, b.country, b.code, b.id as bin, s.id as sku, s.price, greatest(1, least(floor(b.max_kg / s.unit_gross_kg),
    floor(b.max_cbm / s.cbm), 400))::integer as room
    from bins b join skus s on s.place = b.place order by b.code, b.place`.execute(transaction);
  return rows;
}

/**
 * Brings stock into the demo's warehouses as it would have come: a first delivery, another one, sales in between, pieces in inspection and
 * damaged ones, reservations.
 */
export const addDemoStock = demoStep('stock', ['bins', 'catalogue', 'offers'], async ({ transaction, registry, person, now, months }) => {
  const by = person('whClerk');
  const draw = lots(20_260_522);
  const began = Math.round(months * 30.4);
  const shops = await shopsOfPastSales(transaction);
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
  const whole = ({ slot, qty }: Load): readonly StockChange[] => [change(slot, qty)];
  for (const [code, own] of Map.groupBy(filled, slot => slot.code)) {
    const { warehouse, country } = own[0]!;
    const at = (age: number): LedgerContext => ({ registry, transaction, now: new Date(now.getTime() - age * day), by });
    const type = code.startsWith('CN-') ? 'purchase' : 'first_leg';
    const source = `${type === 'purchase' ? 'PO' : 'ASN'}-${code}`;
    const receive = async (age: number, no: string, loads: readonly Load[], landed = whole): Promise<void> => {
      for (const [part, lot] of parts(loads).entries())
        await receiveBefore(
          at(age),
          { type, sourceNo: `${source}-${no}-${part + 1}`, warehouse },
          lot.flatMap(landed),
          lot.map(({ slot, qty }) => came(slot, qty)),
        );
    };
    const ship = (sold: readonly PastSale[]) => shipPastSales(transaction, by, own[0]!, sold);
    const customers = { share: customersOf[code] ?? 0, now, draw: lots(20_260_607 + warehouse) };
    await addEarlierSales(
      shops,
      own,
      { ...customers, from: began, to: bookedBefore },
      {
        receive: (age, no, goods) =>
          receive(
            age,
            no,
            own.flatMap(slot => (goods.has(slot.bin) ? [{ slot, qty: goods.get(slot.bin)! }] : [])),
          ),
        ship,
      },
    );
    const sales = planPastSales(shops, own, { ...customers, from: Math.min(bookedBefore, began), to: 0 });
    const bought = piecesByBin(sales);
    await receive(
      bookedBefore,
      '1',
      own.map(slot => ({ slot, qty: slot.first + (bought.get(slot.bin) ?? 0) })),
    );
    const toSell = new Map(own.map(slot => [slot, Math.floor((slot.first * draw(60)) / 100)]));
    const sell = async (from: number, to: number) =>
      ship(sales.filter(({ shippedAt }) => shippedAt > at(from).now && shippedAt <= at(to).now));
    await sell(bookedBefore, 60);
    const sold = [...toSell].map(([slot, qty]) => ({ slot, qty })).filter(({ qty }) => qty > 0);
    for (const [part, lot] of parts(sold).entries())
      await shipBefore(
        at(60),
        { sourceNo: `DS-${code}-${part + 1}`, warehouse, country },
        lot.map(({ slot, qty }) => change(slot, -qty)),
      );
    await sell(60, 25);
    const second = own.filter((_, place) => place % 3 !== 0).map(slot => ({ slot, qty: Math.ceil((slot.room * (10 + draw(20))) / 100) }));
    const held = new Set<Load>(second.filter((_, place) => place % 9 === 4));
    const hurt = new Set<Load>(second.filter(({ qty }, place) => place % 11 === 5 && qty > 2));
    const landed = (each: Load): readonly StockChange[] => {
      const [damaged, hold] = [hurt.has(each) ? 2 : 0, held.has(each) ? each.qty - (hurt.has(each) ? 2 : 0) : 0];
      const { slot, qty } = each;
      return [change(slot, qty - damaged - hold), change(slot, hold, 'qc_hold'), change(slot, damaged, 'damaged')].filter(
        one => one.qty > 0,
      );
    };
    await receive(25, '2', second, landed);
    await sell(25, 0);
    await reserveSome(
      own.filter((_, place) => place % 7 === 3),
      code,
    );
  }

  /** Orders of sales that wait: a reservation each, some of it allocated already. */
  async function reserveSome(own: readonly Slot[], code: string): Promise<void> {
    const ledger = stockLedger({ registry, transaction, now: new Date(now.getTime() - day), by });
    for (const [at, { warehouse, sku, bin }] of own.entries()) {
      const demandNo = `SO-${code}-${100 + at}`;
      const { available, unallocated } = await ledger.standing(warehouse, sku);
      const qty = Math.min(4, available - unallocated);
      if (qty < 2) continue;
      const reply = await ledger.reserve({ demandType: 'sales_order', demandNo, demandLine: 1, warehouse, sku, qty });
      if (reply.ok && at % 3 === 0)
        await ledger.allocate({ idemKey: `demo:${demandNo}`, reservationNo: reply.value, bins: [{ bin, qty: qty - 1 }] });
    }
    await sql`update stock_reservation set expires_at = created_at + interval '3 days' where expires_at is null`.execute(transaction);
  }
});
