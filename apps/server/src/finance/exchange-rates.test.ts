import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const codes = ['list', 'add', 'update', 'import', 'export', 'log'].map(action => `finance.exchangeRate.${action}`);
const accountant = await server.addUser('accountant', [...codes, 'resourceCenter.importTask.list']);
const sample = await readFile(new URL('../../../../samples/exchange-rates-monthly-small.csv', import.meta.url), 'utf8');

interface Task {
  readonly taskid: string;
  readonly state: string;
}
interface Row {
  readonly id: number;
  readonly version: number;
  readonly rate: string;
}

const settled = async (taskid: string) => {
  const task = async () => (await accountant.get('/task-center/import_task/get_detail', { taskid })).data as Task;
  await expect.poll(async () => (await task()).state, { timeout: 20_000, interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
  return task();
};
const checked = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const reply = await accountant.upload('/task-center/import', { key: 'finance_exchange_rate', dry_run: '1', again: '1' }, name, content);
  expect(reply).toMatchObject({ code: 200 });
  return settled((reply.data as Task).taskid);
};
const imported = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const task = await checked(name, content);
  expect(await accountant.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 200 });
  return settled(task.taskid);
};
const rates = async (...filters: readonly object[]) => {
  const reply = await accountant.post('/finance/exchange_rate/get_list', { filters, sort: [{ field: 'validFrom' }], limit: 500 });
  return (reply.data as { readonly rows: readonly Row[] }).rows;
};

describe('exchange rates', () => {
  it('are taken from the monthly file: each row the average of its month, others passed over, a jump for review', async () => {
    expect(await imported('exchange-rates-monthly.csv', sample)).toMatchObject({
      state: 'done',
      rows: 248,
      new_rows: 244,
      same_rows: 4,
      bad_rows: 0,
    });
    expect(await rates({ field: 'state', op: 'eq', value: 'review' })).toMatchObject([
      {
        from: 'USD',
        to: 'MXN',
        rate: '5.6405',
        rate_before: '3.9748',
        change: '41.9065',
        period_month: '1995-01',
        valid_from: '1995-02-01',
      },
    ]);
    expect(await rates({ field: 'to', op: 'eq', value: 'CNY' }, { field: 'periodMonth', op: 'eq', value: '2026-05' })).toMatchObject([
      {
        rate: '6.7996',
        inverse: '0.14706747',
        valid_from: '2026-06-01',
        rate_type: 'monthly_avg',
        source: 'datasets/exchange-rates',
        state: 'active',
      },
    ]);
  });

  it('are the same when the file comes again, and changed where its figures are', async () => {
    expect(await checked('again.csv', sample)).toMatchObject({ new_rows: 0, changed_rows: 0, same_rows: 248 });
    const corrected = sample.replace('2026-06-01,China,6.7758', '2026-06-01,China,6.7759');
    expect(await imported('corrected.csv', corrected)).toMatchObject({ state: 'done', new_rows: 0, changed_rows: 1, same_rows: 247 });
    const [rate] = await rates({ field: 'to', op: 'eq', value: 'CNY' }, { field: 'periodMonth', op: 'eq', value: '2026-06' });
    expect(rate).toMatchObject({ rate: '6.7759', state: 'active' });
    const history = (await accountant.get('/finance/exchange_rate/log', { id: rate?.id ?? 0 })).data as readonly {
      changes: readonly object[];
    }[];
    expect(history[0]?.changes).toContainEqual({ field: 'rate', before: '6.7758', after: '6.7759' });
  });

  it('come in as a spreadsheet with real dates and numbers, and say which rows are wrong', async () => {
    const rows = [
      ['Date', 'Country', 'Exchange rate'],
      [new Date('2026-07-01T00:00:00Z'), 'Japan', 158.0625],
      [new Date('2026-07-01T00:00:00Z'), 'Atlantis', 1],
      [new Date('2026-07-15T00:00:00Z'), 'Canada', 1.37],
      [new Date('2026-07-01T00:00:00Z'), 'Canada', 0],
      [new Date('2026-07-01T00:00:00Z'), 'Euro', 1.17],
    ];
    const task = await imported('rates.xlsx', (await writeXlsx({ sheets: [{ name: 'rates', rows }] })) as Uint8Array<ArrayBuffer>);
    expect(task).toMatchObject({ state: 'partial', new_rows: 1, bad_rows: 4 });
    expect(await rates({ field: 'validFrom', op: 'gte', value: '2026-08-01' })).toMatchObject([{ to: 'JPY', rate: '158.0625' }]);
  });

  it('are filtered and sorted as exact numbers, and refused where they say nothing', async () => {
    const between = await rates({ field: 'rate', op: 'between', value: ['6.7758', '6.7996'] });
    expect(between.map(({ rate }) => rate)).toEqual(['6.7996', '6.7759']);
    const added = await accountant.post('/finance/exchange_rate/add', {
      values: { from: 'USD', to: 'USD', rate_type: 'manual', rate: '0', valid_from: '2026-06-01', source: 'x' },
    });
    expect(added).toMatchObject({ code: 422 });
  });

  it('go out as numbers and days in a spreadsheet, as texts in csv', async () => {
    const asked = (format: string) => ({
      section: 'finance',
      page: 'exchangeRate',
      format,
      columns: ['to', 'validFrom', 'rate', 'change'],
      filters: [{ field: 'to', op: 'eq', value: 'MXN' }],
      sort: [{ field: 'validFrom' }],
    });
    const file = async (format: string) => {
      const reply = await accountant.fileByPost('/finance/exchange_rate/export', asked(format));
      if (!('content' in reply)) throw new Error(reply.message);
      return reply.content;
    };
    const [sheet] = (await readXlsx(await file('xlsx'))).sheets;
    expect(sheet?.rows.slice(0, 3)).toEqual([
      ['目标币种', '生效日期', '汇率', '较上期 (%)'],
      ['MXN 墨西哥比索', new Date('1994-12-01T00:00:00Z'), 3.4425, null],
      ['MXN 墨西哥比索', new Date('1995-01-01T00:00:00Z'), 3.9748, 15.4626],
    ]);
    const lines = parse(await file('csv'), { bom: true }) as string[][];
    expect(lines[2]).toEqual(['MXN 墨西哥比索', '1995-01-01', '3.9748', '15.4626']);
  });
});
