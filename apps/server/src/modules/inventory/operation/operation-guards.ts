import { outgoingRefusals } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { forbiddenTo, rolesHolding } from '../../../platform/access/role-names.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { binsNamed, wrongBin } from './bins-named.ts';
import { outgoingPieces, standingOf } from './standing-of.ts';

const initCode = 'wms.stockInOperation.init';
const initTitle = { zh: '期初入库', en: 'opening stock' };

/** The bins of a document's lines stand in its warehouse and are in use. */
const binRefusals = (bins: Awaited<ReturnType<typeof binsNamed>>, record: RecordValues): readonly Refusal[] =>
  linesIn(record, 'lines').flatMap(({ bin }, at) => wrongBin(bins, record['warehouse'], bin, `lines.${at}.bin`));

/** Bins of the warehouse; opening stock is for users with that right. */
export const stockInGuard: RecordGuard = async (database, records, { access }) => {
  const bins = await binsNamed(
    database,
    records.flatMap(record => linesIn(record, 'lines').map(({ bin }) => bin)),
  );
  const forbidden =
    !can(access, initCode) && records.some(({ reason }) => reason === 'init')
      ? { ...forbiddenTo(initTitle, (await rolesHolding(database, [initCode])).get(initCode) ?? []), field: 'reason' }
      : undefined;
  return record => [...(forbidden && record['reason'] === 'init' ? [forbidden] : []), ...binRefusals(bins, record)];
};

/** [OP3] Bins of the warehouse, with enough in them that is not reserved. */
export const stockOutGuard: RecordGuard = async (database, records) => {
  const bins = await binsNamed(
    database,
    records.flatMap(record => linesIn(record, 'lines').map(({ bin }) => bin)),
  );
  const stock = await standingOf(database, records.flatMap(outgoingPieces));
  return record => [...binRefusals(bins, record), ...outgoingRefusals(outgoingPieces(record), stock)];
};

/** Both bins of a conversion are in its warehouse; what is moved or changed is in stock there. */
export const conversionGuard: RecordGuard = async (database, records) => {
  const bins = await binsNamed(
    database,
    records.flatMap(({ bin, toBin }) => [bin, toBin]),
  );
  const taken = (record: RecordValues) => (record['kind'] === 'assemble' || record['bin'] === undefined ? [] : [conversionPieces(record)]);
  const stock = await standingOf(database, records.flatMap(taken));
  return record => [
    ...wrongBin(bins, record['warehouse'], record['bin'], 'bin'),
    ...wrongBin(bins, record['warehouse'], record['toBin'], 'toBin'),
    ...taken(record)
      .flatMap(piece => outgoingRefusals([piece], { balance: stock.balance, free: () => Number.MAX_SAFE_INTEGER }))
      .map(refusal => ({ ...refusal, field: 'qty' })),
  ];
};

const conversionPieces = (record: RecordValues) => ({
  warehouse: Number(record['warehouse']),
  bin: Number(record['bin']),
  sku: Number(record['sku']),
  status: (record['stockStatus'] ?? 'available') as 'available',
  qty: Number(record['qty']),
});
