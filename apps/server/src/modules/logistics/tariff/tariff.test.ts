import { actionPath, mainPaths, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { codeLookupCalls } from '../../../platform/lookups/code-lookups.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...codeLookupCalls({ database: db, registry }),
]);
const customs = { signature: await app.signIn('customs'), language: 'en' };
const table = { service: 'base', path: 'tariff_code' };
const work = (tool: string, input: object) => app.post(recordPath(table, 'work'), { page: 'tariffCode', tool, input }, customs);
const add = (values: object) => app.post(recordPath(table, 'add'), { page: 'tariffCode', values }, customs);
const stored = async (country: string, code: string) => {
  const { rows } = await sql<{ id: number; version: number; skus: number; level: number; parent: string; extras_summary: string | null }>`
    select * from tariff_code_list where country = ${country} and code = ${code} order by effective_from limit 1`.execute(app.db);
  return rows[0]!;
};

it('[B21] 12.00 of brake discs into the United States pay 3.30 from China and 0.30 from Vietnam', async () => {
  const goods = { country: 'US', code: '8708305030', value: '12' };
  expect((await work('calc', { ...goods, origin: 'CN' })).data).toMatchObject({
    duty: '3.3',
    duty_percent: '27.5',
    used: '8708305030',
    lines: [{ rate: '2.5', amount: '0.3' }, { item: { en: 'Section 301 (CN)' }, amount: '3' }, { rate: '0' }, { amount: '33.58' }],
  });
  expect((await work('calc', { ...goods, origin: 'VN' })).data).toMatchObject({ duty: '0.3' });
  expect(await work('calc', { ...goods, origin: 'CN', code: '9999999999' })).toMatchObject({ reason: 'NO_TARIFF' });
});

it('[B21a, B21b] of programmes that exclude one another one is paid, and a certificate frees of it; charges come by the way of carriage', async () => {
  const shocks = { country: 'US', code: '8708801600', origin: 'MX', value: '10000', content: '4000', by_sea: true };
  expect((await work('calc', shocks)).data).toMatchObject({ duty: '2750', charges: '47.14', total: '2797.14' });
  expect((await work('calc', { ...shocks, certificates: ['USMCA'] })).data).toMatchObject({ duty: '2250' });
  expect((await work('calc', { ...shocks, by_sea: false })).data).toMatchObject({ charges: '34.64' });
});

it('[L7, L8] a national code begins with a subheading of HS 2022 and has the digits of its country; its periods never overlap', async () => {
  const values = { country: 'CN', code: '8708301001', name_zh: '制动摩擦片', mfn: '6', effective_from: '2026-01-01' };
  expect(await add({ ...values, code: '0101300000' })).toMatchObject({ reason: 'NOT_IN_HS' });
  expect(await add({ ...values, code: '87083010' })).toMatchObject({ reason: 'CODE_DIGITS' });
  expect(await add(values)).toMatchObject({ code: replyCodes.ok });
  expect(await stored('CN', '8708301001')).toMatchObject({ level: 10, parent: '870830', skus: 0 });
  expect(await add({ ...values, effective_from: '2026-07-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await stored('US', '8708305030')).toMatchObject({ extras_summary: 'Section 301 CN 25%' });
});

it('rates that begin or end soon are listed with the SKUs that they hit', async () => {
  const { data } = await work('changes', { days: 90 });
  expect(data).toMatchObject({
    hit: 24,
    lines: [{ day: '2026-07-01', code: '8512201000', skus: 24, what: { en: 'New rates: duty 10%, VAT 13%, rebate 9%' } }],
  });
  expect((await work('changes', { days: 10 })).data).toMatchObject({ hit: 0, lines: [] });
});

it('SKUs are given a code; those in force wait for a second person, drafts have it at once, and the code counts them', async () => {
  const { rows } = await sql<{ id: number; sku: string; status: string }>`
    (select id, sku, sales_status as status from sku where sales_status = 'onSale' order by id limit 1)
    union all (select id, sku, sales_status from sku where sales_status = 'draft' order by id limit 1)`.execute(app.db);
  const [sold, draft] = [rows.find(({ status }) => status === 'onSale')!, rows.find(({ status }) => status === 'draft')!];
  const { id, version } = await stored('CN', '8708950000');
  const assign = (skus: readonly string[]) =>
    app.post(
      actionPath(table, 'assign'),
      { page: 'tariffCode', targets: [{ id, version }], input: { skus, reason: '海关归类更正' } },
      customs,
    );
  expect(await assign(['NO-SUCH'])).toMatchObject({ reason: 'REFERENCE' });
  const assigned = await assign([sold.sku, draft.sku]);
  expect(assigned).toMatchObject({ code: replyCodes.ok });
  const { rows: now } = await sql<{ id: number; code: string }>`
    select id, tariff_cn as code from sku where id in (${sold.id}, ${draft.id})`.execute(app.db);
  expect(now.find(one => one.id === draft.id)!.code).toBe('8708950000');
  expect(now.find(one => one.id === sold.id)!.code).not.toBe('8708950000');
  expect(await stored('CN', '8708950000')).toMatchObject({ skus: 1 });
  const { rows: waiting } = await sql<{ fields: string[] }>`select fields from change_request where record_id = ${sold.id}`.execute(app.db);
  expect(waiting).toMatchObject([{ fields: ['sku.tariffCn'] }]);
  const kept = await stored('CN', '8708950000');
  const gone = await app.post(recordPath(table, 'del'), { page: 'tariffCode', targets: [{ id: kept.id, version: kept.version }] }, customs);
  expect(gone.data).toMatchObject([{ refusal: { code: 'IN_USE' } }]);
});

it('a SKU has a Chinese code that there is', async () => {
  const { rows } = await sql<{
    id: number;
    version: number;
  }>`select id, version from sku where sales_status = 'draft' order by id limit 1`.execute(app.db);
  const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
  const sku = { service: 'mrp', path: 'sku' };
  expect(await app.post(recordPath(sku, 'update'), { ...rows[0], values: { tariff_cn: '1234567890' } }, editor)).toMatchObject({
    reason: 'NO_TARIFF',
  });
});

it('codes are found by their first digits, with dots too, and by what they are called, with their rates; those of a country where it is', async () => {
  const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
  const find = async (more: object, as = editor) =>
    (await app.get(`${mainPaths.codeLookup}?${new URLSearchParams({ codes: 'tariffCodes', ...more }).toString()}`, as)) as {
      code: number;
      data?: readonly { code: string; name: { en: string }; summary?: { en: string } }[];
    };
  const brakes = { code: '8708309990', name: { en: 'Other brakes and parts thereof' }, summary: { en: 'MFN 6%, rebate 13%' } };
  expect((await find({ of: 'CN', q: '8708.3099' })).data).toMatchObject([brakes]);
  expect((await find({ of: 'CN', q: 'other brakes' })).data).toMatchObject([brakes]);
  const { rows: sites } = await sql<{ id: number }>`select id from site where code = 'AMZ-US'`.execute(app.db);
  const there = (await find({ likeEntity: 'site', likeId: String(sites[0]!.id), q: '87083050' })).data!;
  expect(there.map(({ code }) => code)).toEqual(['8708305020', '8708305030', '8708305040']);
  await sql`update tariff_code set effective_to = '2026-05-19' where country = 'US' and code = '8708305020'`.execute(app.db);
  const after = (await find({ likeEntity: 'site', likeId: String(sites[0]!.id), q: '87083050' })).data!;
  expect(after.map(({ code }) => code)).toEqual(['8708305030', '8708305040']);
  expect(await find({ of: 'CN', q: '87' }, { signature: await app.signIn('cashier'), language: 'en' })).toMatchObject({ code: 403 });
});

it('a SKU is declared in a country under a code that the country has, and where none is on file under one of HS 2022', async () => {
  const { rows } = await sql<{ id: number; version: number; us: number; gb: number }>`
    select k.id, k.version, (select id from country where iso2 = 'US') as us, (select id from country where iso2 = 'BR') as gb from sku k
    where sales_status = 'draft' order by k.id limit 1`.execute(app.db);
  const { id, version, us, gb: elsewhere } = rows[0]!;
  const admin = { signature: await app.signIn('superadmin'), language: 'en' };
  const declared = (country: number, tariff: string) =>
    app.post(
      recordPath({ service: 'mrp', path: 'sku' }, 'update'),
      { page: 'skuList', id, version, values: { decl_values: [{ country, tariff, value: '5' }] } },
      admin,
    );
  expect(await declared(us, '8708305099')).toMatchObject({ reason: 'NO_TARIFF' });
  expect(await declared(elsewhere, '99999900')).toMatchObject({ reason: 'NOT_IN_HS' });
  expect(await declared(elsewhere, '87083011')).toMatchObject({ code: 200 });
});
