import { mostPerScan, readScan } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CountedLine, LinedReceipt } from './read-receipt.ts';
import { type FoundSku, resolveCode, severalSkus } from '../stock/resolve-code.ts';

const range: Text = { zh: '每次扫描的数量为1至{most}', en: 'A scan can record 1 to {most} pieces' };
const elsewhere: Text = { zh: '{sku}不在该收货单上', en: '{sku} is not on this receipt' };
const noCarton: Text = { zh: '{sku}没有每箱件数', en: '{sku} has no quantity per carton' };

/** What a scan means for a receipt: the lines of its SKU and how many pieces. */
export interface MeantPieces {
  readonly lines: readonly CountedLine[];
  readonly qty: number;
  readonly code: string;
}

/** Why a number of pieces or cartons is not taken in one scan. */
export const refusedCount = (count: number): Refusal | undefined =>
  count >= 1 && count <= mostPerScan ? undefined : { code: 'RANGE', field: 'code', message: fill(range, { most: mostPerScan }) };

/** The lines of a receipt that a scan is for. Of several SKUs that a barcode may identify, the one on the receipt is used. */
export async function findLines(database: Kysely<Tables>, { lines }: LinedReceipt, typed: string): Promise<Result<MeantPieces>> {
  const { code, count, cartons } = readScan(typed);
  const refused = refusedCount(count);
  if (refused) return refuse(refused);
  const found = await resolveCode(database, code);
  if (!found.ok) return found;
  const known = new Set(lines.map(({ sku }) => sku));
  const here = distinct(found.value.filter(({ sku }) => known.has(sku)));
  if (here.length > 1) return refuse(severalSkus(here.map(sku => sku.code)));
  const [sku] = here;
  if (!sku) return refuse({ code: 'NOT_ON_RECEIPT', field: 'code', message: fill(elsewhere, { sku: found.value[0]!.code }) });
  const own = lines.filter(line => line.sku === sku.sku);
  const perScan = cartons || sku.carton ? own.find(({ per_carton: carton }) => carton !== null)?.per_carton : 1;
  if (!perScan) return refuse({ code: 'NO_CARTON_QTY', field: 'code', message: fill(noCarton, { sku: sku.code }) });
  return ok({ lines: own, qty: count * perScan, code });
}

const distinct = (found: readonly FoundSku[]): readonly FoundSku[] => [...new Map(found.map(each => [each.sku, each])).values()];
