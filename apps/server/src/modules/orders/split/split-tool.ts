import { ok, refuse } from '@axle/kernel';
import { linesIn, notFound } from '@axle/page-kit';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { orderToSplit } from './order-to-split.ts';

/** An order of the caller's stores as it can be split. */
export const splitTool: ToolHandler = async ({ parts, input }) => {
  const record = await findRecord(parts, parts.database, Number(input['order']), fieldRights(parts).readable);
  if (!record) return refuse(notFound);
  const { kept, lines, ...order } = await orderToSplit(parts.database, record);
  const names = linesIn(record, 'lines').map(line => line['sellerSku']);
  return ok({
    ...order,
    version: record.version,
    lines: lines.map(({ pieces: _, ...line }, at) => ({ ...line, sellerSku: names[at] })),
    pieces: kept.map(({ warehouse, ...piece }) => ({ ...piece, ...(warehouse === null ? {} : { warehouse }) })),
  });
};
