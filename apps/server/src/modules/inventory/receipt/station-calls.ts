import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode, scannedNumber } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { readableRow } from '../../../platform/stations/readable-row.ts';
import { skuColumns } from '../../catalog/sku/sku-columns.ts';

/** A receipt is a document of a page of its own: fields that may not be read there are not shown at the station either. */
const pagesOfReceipts = ['receiveStation', 'receiveOrder'];
const permission = permissionCode('wms', 'receiveStation', 'list');
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** What the station where receipts are counted reads: those that can be counted, and the one that is open. */
export function stationCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] {
  const { resource } = registry.resource('receipt')!;
  const seen = (caller: Caller): RawBuilder<boolean> => seenRows({ resource, caller });
  const opens = ({ access }: Caller, field: string) => pagesOfReceipts.every(page => fieldAccess(access, page, field).read);
  const readable = <Row extends object>(caller: Caller, row: Row): Row =>
    pagesOfReceipts.reduce<Partial<Row>>((shown, page) => readableRow(caller, page, resource, shown), row) as Row;
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.receiptsToCount,
      permission,
      input: z.object({ code: z.string().trim().max(60).default('') }),
      async handle(caller, { code }) {
        const asked = code.toUpperCase();
        const named =
          asked === ''
            ? sql<boolean>`true`
            : sql<boolean>`(${sql.join(
                [
                  sql`t.receipt_no = ${scannedNumber(asked)}`,
                  ...(opens(caller, 'containerNo') ? [sql`t.container_no = ${asked}`] : []),
                  ...(opens(caller, 'sourceNo') ? [sql`t.source_no = ${asked}`] : []),
                  ...(opens(caller, 'poNo') && opens(caller, 'poNos') ? [sql`${asked} = any(t.po_nos)`] : []),
                ],
                sql` or `,
              )})`;
        const { rows } = await sql`
          select t.id, t.version, t.receipt_no as "receiptNo", t.type, t.source_no as "sourceNo", t.container_no as "containerNo",
          w.code as warehouse, t.state, t.blind, t.arrived_at as since,
            coalesce(${caller.access.userId} in (t.receiver, t.second_receiver), false) as mine
          from receipt_list t join warehouse w on w.id = t.warehouse
          where ${seen(caller)} and t.state in ('arrived', 'counting') and ${named}
          order by mine desc, t.state desc, t.arrived_at, t.id limit 50`.execute(database);
        return ok(rows.map(row => readable(caller, row as object)));
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.receiptAtStation,
      permission,
      input: z.object({ id }),
      async handle(caller, given) {
        const { rows } = await sql<{ blind: boolean }>`
          select t.id, t.version, t.receipt_no as "receiptNo", t.type, t.source_no as "sourceNo", t.container_no as "containerNo",
          w.code as warehouse, t.state, t.blind,
            coalesce(json_array_length(t.photos), 0) as photos
          from receipt_list t join warehouse w on w.id = t.warehouse where ${seen(caller)} and t.id = ${given.id}`.execute(database);
        const [receipt] = rows;
        if (!receipt) return refuse(notFound);
        const lines = await linesOf(database, caller, given.id);
        const shown = receipt.blind ? lines.map(blindLine) : lines;
        return ok({
          ...readable(caller, receipt),
          lines: shown.map(line => readableLine(caller, line)),
          wrong: await wrongOf(database, given.id),
        });
      },
    }),
  ];
}

interface StationLine {
  readonly lineNo: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly thumb?: string;
  readonly cartonQty?: number;
  readonly good: number;
  readonly damaged: number;
  readonly over: number;
  readonly expected: number;
}

async function linesOf(database: Kysely<Tables>, caller: Caller, receipt: number): Promise<readonly StationLine[]> {
  const of = skuColumns(caller);
  const { rows } = await sql<StationLine & { readonly thumb: string | null; readonly cartonQty: number | null }>`
    select l.line_no as "lineNo", s.sku, ${of.nameZh} as "nameZh", ${of.nameEn} as "nameEn", ${of.thumb} as thumb,
      coalesce(l.carton_qty, ${of.cartonQty}) as "cartonQty", l.good_qty + l.hold_qty as good, l.damaged_qty as damaged, l.over_qty as over,
      l.expected_qty as expected
    from receipt_lines l join sku s on s.id = l.sku where l.record_id = ${receipt} order by l.line_no`.execute(database);
  return rows.map(({ thumb, cartonQty, ...line }) => ({
    ...line,
    ...(thumb === null ? {} : { thumb }),
    ...(cartonQty === null ? {} : { cartonQty }),
  }));
}

const fieldOf = { good: 'goodQty', damaged: 'damagedQty', over: 'overQty', expected: 'expectedQty', cartonQty: 'cartonQty' } as const;

/** What of a line its reader may read. */
const readableLine = ({ access }: Caller, line: Partial<StationLine>): Partial<StationLine> =>
  Object.fromEntries(
    Object.entries(line).filter(([key]) => {
      const field = fieldOf[key as keyof typeof fieldOf];
      return (
        field === undefined ||
        pagesOfReceipts.every(page => fieldAccess(access, page, page === 'receiveOrder' ? `lines.${field}` : field).read)
      );
    }),
  );

/** A line as it is counted blind: without the expected pieces and the surplus, which would reveal how many should be there. */
function blindLine({ expected: _, over, ...line }: StationLine): Omit<StationLine, 'expected' | 'over'> {
  return { ...line, good: line.good + over };
}

async function wrongOf(database: Kysely<Tables>, receipt: number): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select code, actual_qty as qty from receipt_difference where receipt = ${receipt} and diff_type = 'wrong_sku' order by id`.execute(
    database,
  );
  return rows;
}
