import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const codes = ['list', 'add', 'update', 'import', 'export', 'log'].map(action => `finance.exchangeRate.${action}`);
const accountant = await server.addUser('accountant', [...codes, 'resourceCenter.importTask.list']);
const sample = await readFile(new URL('../../../../../../samples/exchange-rates-monthly-small.csv', import.meta.url), 'utf8');

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
  await expect.poll(async () => (await task()).state, { interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
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

  const worked = async (tool: string, input: object) =>
    accountant.post('/finance/exchange_rate/work_out', { page: 'exchangeRate', tool, input });

  it('hold from their day until the day before the next of the pair and type; a day has one of each', async () => {
    const [may, june] = await rates(
      { field: 'to', op: 'eq', value: 'CNY' },
      { field: 'periodMonth', op: 'between', value: ['2026-05', '2026-06'] },
    );
    expect(may).toMatchObject({ valid_from: '2026-06-01', valid_to: '2026-06-30' });
    expect(june).not.toHaveProperty('valid_to');
    const inForce = await rates(
      { field: 'state', op: 'eq', value: 'active' },
      { field: 'to', op: 'eq', value: 'CNY' },
      { field: 'validFrom', op: 'inForceOn', value: '2026-06-15' },
    );
    expect(inForce.map(({ rate }) => rate)).toEqual(['6.7996']);
  });

  it('are converted with the rates and their path: on a day, or by the average of a month', async () => {
    expect(await worked('converter', { amount: '100', from: 'USD', to: 'CNY', day: '2026-06-15' })).toMatchObject({
      data: {
        converted: '679.96',
        rate: '6.7996',
        path: 'direct',
        lines: [{ from: 'USD', to: 'CNY', valid_from: '2026-06-01', month: '2026-05', source: 'datasets/exchange-rates' }],
      },
    });
    expect(await worked('converter', { amount: '100', from: 'USD', to: 'CNY', month: '2026-06' })).toMatchObject({
      data: { rate: '6.7759' },
    });
    expect(await worked('converter', { amount: '100', from: 'USD', to: 'CNY', day: '2026-06-15', rateType: 'booking' })).toMatchObject({
      data: { rate: '6.7996', lines: [{ rate_type: 'monthly_avg', valid_from: '2026-06-01' }] },
    });
    expect(await worked('converter', { amount: '1250', from: 'EUR', to: 'CNY', day: '2026-06-15' })).toMatchObject({
      data: {
        converted: '9928.16',
        rate: '7.94253008',
        path: 'cross',
        lines: [
          { from: 'USD', to: 'EUR' },
          { from: 'USD', to: 'CNY' },
        ],
      },
    });
    expect(await worked('converter', { amount: '1', from: 'GBP', to: 'CNY', day: '1950-01-01' })).toMatchObject({ reason: 'RATE_MISSING' });
  });

  it('of a pair are drawn from a day on, in the requested direction', async () => {
    const lines = async (from: string, to: string) =>
      ((await worked('chart', { from, to, since: '2026-06-01' })).data as { readonly lines: readonly Row[] }).lines;
    expect((await lines('USD', 'CNY')).map(({ rate }) => rate)).toEqual(['6.7996', '6.7759']);
    expect((await lines('CNY', 'USD')).map(({ rate }) => rate.slice(0, 6))).toEqual(['0.1470', '0.1475']);
  });

  it('of one day and type from two sources are refused until the first is void', async () => {
    const given = { from: 'USD', to: 'CNY', rate_type: 'customs', rate: '6.8', valid_from: '2026-06-01' };
    expect(await accountant.post('/finance/exchange_rate/add', { values: { ...given, source: 'customs' } })).toMatchObject({ code: 200 });
    expect(await accountant.post('/finance/exchange_rate/add', { values: { ...given, source: 'bank' } })).toMatchObject({
      reason: 'ACTIVE_RATE',
      message: '该币种对自该日已有同类型的有效汇率，请先作废',
    });
  });

  it('show the files they were imported from', async () => {
    const { data } = await worked('imports', {});
    expect((data as { readonly lines: readonly object[] }).lines).toContainEqual(
      expect.objectContaining({ file: 'exchange-rates-monthly.csv', rows: 248, added: 244, same: 4, bad: 0, state: 'done' }),
    );
  });
});

/** The whole public file, where it is at hand. */
const folder = process.env['REAL_DATA_DIR'];
const whole = folder === undefined ? undefined : join(folder, 'exchange-rates-monthly.csv');

it.runIf(whole !== undefined && existsSync(whole))(
  'the 17,237-row file → 4,478 taken, two of them in review; EUR 1,250.00 are 9,928.16 CNY on 2026-06-15',
  async () => {
    await database.db.deleteFrom('exchange_rate').execute();
    const task = await imported('whole.csv', await readFile(whole!, 'utf8'));
    expect(task).toMatchObject({ state: 'done', rows: 17_237, new_rows: 4478, same_rows: 12_759, bad_rows: 0 });
    expect(await rates({ field: 'state', op: 'eq', value: 'review' })).toMatchObject([
      { to: 'CNY', period_month: '1994-01', rate: '8.7219', rate_before: '5.821' },
      { to: 'MXN', period_month: '1995-01', rate: '5.6405', rate_before: '3.9748' },
    ]);
    const reply = await accountant.post('/finance/exchange_rate/work_out', {
      page: 'exchangeRate',
      tool: 'converter',
      input: { amount: '1250', from: 'EUR', to: 'CNY', day: '2026-06-15' },
    });
    expect(reply.data).toMatchObject({ converted: '9928.16', rate: '7.94253008', path: 'cross' });
  },
);
