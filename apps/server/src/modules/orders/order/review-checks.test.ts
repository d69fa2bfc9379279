import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderDesk, torrance } from './testing/order-desk.ts';

const desk = await orderDesk();
const { act, app, made, orderOf, place, put } = desk;
const { id: sku, code } = await app.db
  .selectFrom('sku')
  .select(['id', 'sku as code'])
  .where('id', 'in', [...place.skus])
  .where('kind', '=', 'single')
  .where('price', 'is not', null)
  .orderBy('id')
  .executeTakeFirstOrThrow();
await sql`delete from fitment where sku = ${sku}`.execute(app.db);
await sql`insert into fitment (sku, make, model, year_from, year_to) values (${sku}, 'Honda', 'Civic', 2016, 2020)`.execute(app.db);
const lines = (unitPrice: string, vehicle?: string) => ({ lines: [{ platformLineId: '1', sku, qty: 2, unitPrice, vehicle }] });
const changesOf = async (id: number) => {
  const { rows } = await sql<{ transition: string; changes: string }>`
    select transition, changes::text as changes from audit_log where entity = 'salesOrder' and record_id = ${id}
    and transition is not null order by id`.execute(app.db);
  return rows;
};

describe('[S9c][oms.md orderList] a review', () => {
  it('holds an order that is sold below its landed cost; released with a reason, it passes the next one', async () => {
    const id = await made(lines('0.5'));
    expect(await act('review', id)).toBe('done');
    expect(await orderOf(id)).toMatchObject({
      status: 'held',
      status_before: 'pendingReview',
      hold_reason: 'price',
      hold_note: `${code} is sold below its landed cost`,
      review_findings: ['price'],
    });
    expect((await orderOf(id)).held_at).not.toBeNull();
    const [entry] = await changesOf(id);
    expect(entry).toMatchObject({ transition: 'review', changes: expect.stringContaining('below its landed cost') });
    expect(await act('release', id, { releaseNote: 'agreed with the buyer' })).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'pendingReview', hold_reason: null, hold_note: null });
    expect((await orderOf(id)).seller_note).toContain('agreed with the buyer');
    expect(await act('review', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('pendingAllocate');
  });

  it('holds an order of a vehicle that a piece does not fit, and asks again once another SKU is to be shipped', async () => {
    expect(await act('review', await made(lines('390', '2017 honda civic EX')))).toBe('done');
    const id = await made(lines('390', '2014 Honda Civic'));
    expect(await act('review', id)).toBe('done');
    expect(await orderOf(id)).toMatchObject({
      status: 'held',
      hold_reason: 'fitment',
      hold_note: `The buyer’s vehicle 2014 Honda Civic is not among those that ${code} fits`,
    });
    await act('release', id);
    await put(id, { review_findings: null });
    expect(await act('review', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('held');
    await act('release', id);
    await act('review', id);
    expect((await orderOf(id)).status).toBe('pendingAllocate');
  });

  it('holds by what is found, and answers for each order by itself: the bad address is refused, the sample has no price', async () => {
    const ids = [
      await made(lines('0.5', '2014 Honda Civic')),
      await made(lines('390')),
      await made({ postcode: '9050' }),
      await made({ ...lines('0'), kind: 'sample' }),
    ];
    const reply = await desk.send(
      'review',
      ids.map(id => ({ id, version: 1 })),
    );
    expect(reply.data).toMatchObject([{ became: { en: 'On hold' } }, {}, { refusal: { code: 'E_ZIP_FORMAT' } }, {}]);
    const standing = await Promise.all(ids.map(orderOf));
    expect(standing.map(({ status }) => status)).toEqual(['held', 'pendingAllocate', 'pendingReview', 'pendingAllocate']);
    expect(standing[0]).toMatchObject({ hold_reason: 'price', review_findings: ['price', 'fitment'] });
  });

  it('says nothing of the price of what is sold off, nor of the number of a vehicle', async () => {
    await sql`update sku set sales_status = 'clearance' where id = ${sku}`.execute(app.db);
    const id = await made({ ...torrance, ...lines('390', '1HGCM82633A004352') });
    await sql`update sales_order_lines set unit_price = 0.5 where record_id = ${id}`.execute(app.db);
    expect(await act('review', id)).toBe('done');
    expect((await orderOf(id)).status).toBe('pendingAllocate');
    await sql`update sku set sales_status = 'onSale' where id = ${sku}`.execute(app.db);
  });
});
