import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const codes = ['list', 'add', 'import', 'setActiveCurrencies'].map(action => `finance.exchangeRate.${action}`);
const accountant = await server.addUser('accountant', [...codes, 'resourceCenter.importTask.list']);
const clerk = await server.addUser('clerk', ['finance.exchangeRate.list', 'finance.exchangeRate.add']);
const files = importUser(accountant, 'finance_exchange_rate');

const set = (given: { readonly take?: readonly string[]; readonly drop?: readonly string[]; readonly reason?: string }, by = accountant) =>
  by.post('/finance/exchange_rate/set_active_currencies', { input: { reason: 'Sold there', ...given } });
interface Line {
  readonly currency: string;
  readonly in_use: boolean;
}
const lines = async (): Promise<readonly Line[]> => {
  const reply = await accountant.post('/finance/exchange_rate/work_out', { page: 'exchangeRate', tool: 'currencies', input: {} });
  return (reply.data as { readonly lines: readonly Line[] }).lines;
};
const inUse = async () => (await lines()).filter(line => line.in_use).map(({ currency }) => currency);
const add = (to: string) =>
  clerk.post('/finance/exchange_rate/add', {
    values: { from: 'USD', to, rate: '9.5', rate_type: 'manual', valid_from: '2026-05-01', source: 'manual' },
  });
const first = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD', 'MXN', 'AUD', 'HKD'];

it('[F8] yuan, dollars and a currency of sites stay in use, and the refusal names their uses with numbers; a reason is required', async () => {
  expect(await inUse()).toEqual(first);
  expect(await set({ drop: ['CNY'] })).toMatchObject({ code: 422, reason: 'CURRENCY_BASE' });
  expect(await set({ drop: ['USD'] })).toMatchObject({ reason: 'CURRENCY_BASE' });
  expect(await set({ drop: ['MXN'] })).toMatchObject({ reason: 'CURRENCY_IN_USE', message: expect.stringContaining('站点1') });
  expect(await set({ take: ['EUR'] })).toMatchObject({ reason: 'NOTHING_CHANGES' });
  expect(await set({ take: ['SEK'], reason: '' })).toMatchObject({ code: 422 });
  expect(await set({ take: ['SEK'] }, clerk)).toMatchObject({ code: 403 });
  expect(await inUse()).toEqual(first);
});

it('[F8] rates are added and imported of currencies in use alone', async () => {
  const file = 'Date,Country,Exchange rate\n2026-03-01,Sweden,9.4\n2026-03-01,Hong Kong,7.8\n2026-03-01,Norway,10.1\n';
  expect(await files.checked(file)).toMatchObject({ new_rows: 1, same_rows: 2, bad_rows: 0 });
  expect(await add('SEK')).toMatchObject({ code: 422, reason: 'CURRENCY_NOT_IN_USE' });
  expect(await set({ take: ['SEK'], drop: ['HKD'] })).toMatchObject({ code: 200 });
  expect(await inUse()).toEqual([...first.filter(code => code !== 'HKD'), 'SEK']);
  expect((await lines()).find(({ currency }) => currency === 'SEK')).toMatchObject({ reason: 'Sold there', by: expect.anything() });
  expect(await add('SEK')).toMatchObject({ code: 200 });
  expect(await add('HKD')).toMatchObject({ reason: 'CURRENCY_NOT_IN_USE' });
  const again = await files.checked(`${file}2026-04-01,Sweden,9.5\n`);
  expect(again).toMatchObject({ new_rows: 2, same_rows: 2, bad_rows: 0 });
});

it('settings are only ever added', async () => {
  await expect(database.db.updateTable('currency_use').set({ in_use: true }).where('code', '=', 'HKD').execute()).rejects.toThrow(
    'only ever added',
  );
});
