import type { FieldTotal } from '@axle/page-kit';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
const reader = await server.addUser('totals', [], true);

/** Lists of money with what stands below them. */
const lists = {
  purchaseSettlement: ['/purchase-service/settlement', ['gross', 'deducted', 'claimed', 'prepaidUsed', 'payable']],
  ledgerCenter: ['/purchase-service/supplier_balance', ['payable', 'unbilled', 'prepay', 'claimRecv', 'netOwed']],
  ledgerEntries: ['/purchase-service/ledger_entry', ['debit', 'credit']],
  ledgerVouchers: ['/purchase-service/ledger_voucher', ['amount']],
} as const;

/** An amount in whole thousandths. */
const thousandths = (cell: string): number => Math.round(Number(cell.replaceAll(',', '')) * 1000);

const { rows: accounts } = await sql<{ supplier: number; currency: string }>`
  select distinct supplier, currency from supplier_balance order by 1, 2`.execute(database.db);

it('[R13] what stands below a list of settlements or of the ledger is what its file adds up to, under any filter', async () => {
  const page = fc.constantFrom(...(Object.keys(lists) as (keyof typeof lists)[]));
  const suppliers = fc.subarray([...new Set(accounts.map(({ supplier }) => supplier))], { minLength: 1, maxLength: 6 });
  const currency = fc.constantFrom(...new Set(accounts.map(one => one.currency)));
  await fc.assert(
    fc.asyncProperty(page, suppliers, currency, async (key, supplier, of) => {
      const [path, fields] = lists[key];
      const filters = [
        { field: 'supplier', op: 'in', value: supplier },
        { field: 'currency', op: 'eq', value: of },
      ];
      const totals = (await reader.post(`${path}/get_totals`, { page: key, fields, filters })).data as readonly FieldTotal[];
      const asked = { section: 'purchase', page: key, format: 'csv', columns: fields, filters, sort: [] };
      const file = await reader.fileByPost(`${path}/export`, asked);
      if (!('content' in file)) throw new Error(file.message);
      const [, ...rows] = parse(file.content, { bom: true }) as string[][];
      for (const [at, field] of fields.entries()) {
        const written = rows.reduce((all, row) => all + thousandths(row[at] ?? ''), 0);
        expect([key, field, thousandths(String(totals.find(total => total.field === field)?.sum ?? 0))]).toEqual([key, field, written]);
      }
    }),
    { numRuns: 24 },
  );
});
