import { ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { scannedText } from './scanned-bin.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const refusals = {
  unknown: { code: 'UNKNOWN_BIN', field: 'code', message: { zh: '没有这个库位', en: 'The bin does not exist' } },
  several: {
    code: 'SEVERAL_BINS',
    field: 'code',
    message: { zh: '多个仓库有这个库位，请扫描全编码', en: 'Several warehouses have this bin: scan the whole code' },
  },
  disabled: { code: 'BIN_DISABLED', field: 'code', message: { zh: '库位已停用', en: 'The bin is disabled' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Notes that the label of a bin was scanned: by its whole code, or by one that a single warehouse of the caller has. */
const scan: ActionHandler = async ({ parts, input, key }) => {
  const { database, caller } = parts;
  const code = scannedText(input['code']);
  const bins = { ...parts, resource: parts.caller.registry.referred('bin')!, page: 'binManage' };
  const { rows } = await sql<{ id: number; warehouse: number; status: number; code: string; whole: boolean }>`
    select t.id, t.warehouse, t.status, t.code, t.code = ${code} as whole from bin_list as t
    where ${seenRows(bins)} and t.bin_code collate "C" = ${code.slice(code.indexOf('/') + 1)} and (t.code = ${code} or t.bin_code = ${code})
    order by whole desc limit 2`.execute(database);
  const [bin, other] = rows;
  if (!bin) return refuse(refusals.unknown);
  if (other && !bin.whole) return refuse(refusals.several);
  if (bin.status !== 1) return refuse(refusals.disabled);
  const { id } = await database
    .insertInto('bin_check')
    .values({ bin: bin.id, warehouse: bin.warehouse, code, by: caller.access.userId, at: caller.now, scan_key: key ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok([{ id, name: bin.code }]);
};

/** Takes a scan of the caller's own back; one that is gone already stays gone. */
const undo: ActionHandler = async ({ parts, input }) => {
  await sql`delete from bin_check where by = ${parts.caller.access.userId} and scan_key::text = ${String(input['key'])}`.execute(
    parts.database,
  );
  return ok([]);
};

/** Effects of the station where bins are checked. */
export const binCheckActions: ActionHandlers = { 'binCheck.scan': scan, 'binCheck.undo': undo };
