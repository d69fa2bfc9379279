import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { regrouped } from '@axle/page-kit';
import { testDatabase } from '../../testing/test-database.ts';
import { registry } from '../../testing/whole-registry.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { findReferred } from './find-referred.ts';
import { recordsCalled } from './records-called.ts';

const { db } = await testDatabase('demoTemplate');
const target = registry.resource('purchaseOrder')!.resource as KnownResource;
const caller = { registry, access: unrestricted(1), now: new Date() };

it('a document is called by its number as people read it, as it is stored, and in small letters', async () => {
  const { rows } = await sql<{ id: number; no: string }>`select id, order_no as no from purchase_order order by id limit 1`.execute(db);
  const { id, no } = rows[0]!;
  const texts = [regrouped(no), no, no.toLowerCase(), regrouped(no).replace(/\d$/, 'x')];
  expect(texts[0]).not.toBe(no);
  const found = await recordsCalled(db, { target, caller }, target.label, texts);
  expect(texts.map(text => found.get(text)).map(result => (result?.ok ? result.value : result?.refusal.code))).toEqual([
    id,
    id,
    id,
    'REFERENCE',
  ]);
});

it('a document is looked up by its number as people read it, or by its beginning', async () => {
  const { rows } = await sql<{ id: number; no: string }>`
    select id, order_no as no from purchase_order order by id desc limit 1`.execute(db);
  const { id, no } = rows[0]!;
  const found = async (typed: string) => (await findReferred({ database: db, target, caller }, typed)).rows.map(row => row.id);
  for (const typed of [regrouped(no), no, no.toLowerCase()]) expect(await found(typed)).toEqual([id]);
  expect(await found(regrouped(no).slice(0, -1))).toContain(id);
  expect(await found(`${regrouped(no)}-1`)).toEqual([]);
});
