import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const manager = { signature: await app.signIn('purchasemanager'), language: 'en' as const };
const relations = { service: 'base', path: 'trade_relation' };
const companies = new Map((await app.db.selectFrom('company_entity').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
const of = (seller: string, buyer: string) =>
  app.db
    .selectFrom('trade_relation')
    .selectAll()
    .where('seller', '=', companies.get(seller)!)
    .where('buyer', '=', companies.get(buyer)!)
    .orderBy('effective_from')
    .execute();
const add = (seller: string, buyer: string, effective_from: string, effective_to?: string) =>
  app.post(
    recordPath(relations, 'add'),
    { values: { seller: companies.get(seller), buyer: companies.get(buyer), currency: 'USD', markup: '6', effective_from, effective_to } },
    manager,
  );

it('[B39] periods of a pair do not overlap; other pairs, and days behind the end, are free', async () => {
  expect(await add('AX-SZ', 'AX-HK', '2026-03-01', '2026-03-31')).toMatchObject({ reason: 'PERIODS_OVERLAP', message: 'Periods overlap' });
  expect(await add('AX-SZ', 'AX-HK', '2023-01-01', '2024-01-01')).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await add('AX-SZ', 'AX-HK', '2023-01-01', '2023-12-31')).toMatchObject({ code: 200 });
  expect(await add('AX-SZ', 'AX-US', '2026-03-01')).toMatchObject({ code: 200 });
  expect(await add('AX-SZ', 'AX-SZ', '2026-03-01')).toMatchObject({ reason: 'SAME_COMPANY' });
});

it('[B27] a new markup begins the day after the old one ends; what has ended stays as it was', async () => {
  const [, current] = await of('AX-HK', 'AX-US');
  const raise = (effectiveFrom: string) =>
    app.post(
      actionPath(relations, 'newMarkup'),
      { targets: [{ id: current!.id, version: current!.version }], input: { effectiveFrom, markup: '25' } },
      manager,
    );
  expect(await raise('2026-01-01')).toMatchObject({ reason: 'DATES' });
  expect(await raise('2099-07-01')).toMatchObject({ code: 200 });
  expect((await of('AX-HK', 'AX-US')).map(row => [row.markup, row.effective_from, row.effective_to])).toEqual([
    ['18', '2024-01-01', '2025-12-31'],
    ['20', '2026-01-01', '2099-06-30'],
    ['25', '2099-07-01', null],
  ]);
  const [ended] = await of('AX-HK', 'AX-US');
  const changed = await app.post(
    recordPath(relations, 'update'),
    { id: ended!.id, version: ended!.version, values: { markup: '19' } },
    manager,
  );
  expect(changed).toMatchObject({ reason: 'ENDED' });
  const [, running] = await of('AX-HK', 'AX-US');
  const targets = [ended!, running!].map(({ id, version }) => ({ id, version }));
  const outcome = await app.post(recordPath(relations, 'disable'), { targets }, manager);
  expect(outcome.data).toMatchObject([{ id: ended!.id, refusal: { code: 'ENDED' } }, { id: running!.id }]);
  expect((await of('AX-HK', 'AX-US')).map(({ status }) => status)).toEqual([1, 0, 1]);
});

it('a company in use by a trade relation cannot be deleted, only disabled', async () => {
  const { id, version } = await app.db
    .selectFrom('company_entity')
    .select(['id', 'version'])
    .where('code', '=', 'AX-UK')
    .executeTakeFirstOrThrow();
  const gone = await app.post(recordPath({ service: 'base', path: 'company_entity' }, 'del'), { targets: [{ id, version }] }, manager);
  expect(JSON.stringify(gone)).toContain('In use, can only be disabled');
});

it('[B39] a relation out of use is put in use again only where its days are free', async () => {
  const [relation] = await of('AX-NB', 'AX-HK');
  const call = (name: 'enable' | 'disable', version: number) =>
    app.post(recordPath(relations, name), { targets: [{ id: relation!.id, version }] }, manager);
  expect(JSON.stringify(await call('disable', relation!.version))).not.toContain('refusal');
  expect(await add('AX-NB', 'AX-HK', '2026-02-01')).toMatchObject({ code: 200 });
  expect(JSON.stringify(await call('enable', relation!.version + 1))).toContain('PERIODS_OVERLAP');
});
