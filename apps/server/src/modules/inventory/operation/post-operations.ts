import { fifoConsume, incomingCost, needsSecondLevel, outBizType, type OutReason, type StockStatus, valueTaken } from '@axle/inventory';
import { add, type Decimal, type LocalDate, ok, refuse, zero } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { forbiddenTo, rolesHolding } from '../../../platform/access/role-names.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { lastCosts } from '../stock/last-costs.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { posted } from './posted.ts';
import { outgoingPieces } from './standing-of.ts';

/** [OP2] Books what came in with its costs, on the day that the document names, else today. */
export const postStockIn: TransitionEffect = async transit => {
  const { before, parts } = transit;
  const warehouse = Number(before['warehouse']);
  const lines = linesIn(before, 'lines');
  const last = await lastCosts(
    parts.database,
    warehouse,
    lines.map(({ sku }) => Number(sku)),
  );
  const reply = await posted(transit, {
    docType: 'stock_in',
    docNo: String(before['opNo']),
    bizType: 'other_in',
    changes: lines.map(({ sku, bin, stockStatus, qty }) => ({
      warehouse,
      sku: Number(sku),
      bin: Number(bin),
      status: stockStatus as StockStatus,
      qty: Number(qty),
    })),
    incoming: lines.map(({ sku, qty, unitCost }) => ({
      warehouse,
      sku: Number(sku),
      qty: Number(qty),
      cost: incomingCost({ qty: Number(qty), ...(unitCost === undefined ? {} : { unitCost: unitCost as Decimal }) }, last.get(Number(sku))),
    })),
    ...(before['bizDate'] === undefined ? {} : { bizDate: before['bizDate'] as LocalDate }),
  });
  return reply.ok ? ok({ ...reply.value.after, bizDate: reply.value.done.moves[0]?.bizDate }) : reply;
};

/** [OP5] Books what leaves, as its reason says; it takes its cost out of the layers. */
export const postStockOut: TransitionEffect = async transit => {
  const { before } = transit;
  const reply = await posted(transit, {
    docType: 'stock_out',
    docNo: String(before['opNo']),
    bizType: outBizType(before['reason'] as OutReason),
    changes: outgoingPieces(before).map(piece => ({ ...piece, qty: -piece.qty })),
  });
  return reply.ok ? ok({ ...reply.value.after, bizDate: reply.value.done.moves[0]?.bizDate }) : reply;
};

const secondLevel = 'wms.stockOutOperation.approve2';
const secondTitle = { zh: '二级审核（报废超过5,000元）', en: 'approve scrap above 5,000 CNY' };

/** [OP4] Scrap of more than 5,000 CNY is approved on the second level. */
export const approveStockOut: TransitionEffect = async transit => {
  const { before, parts } = transit;
  if (before['reason'] === 'scrap' && !can(parts.caller.access, secondLevel) && needsSecondLevel(await costTaken(transit))) {
    const roles = await rolesHolding(parts.database, [secondLevel]);
    return refuse([forbiddenTo(secondTitle, roles.get(secondLevel) ?? [])]);
  }
  return decide(transit);
};

/** What posting the document now would take out of the layers. */
async function costTaken(transit: Transit): Promise<Decimal> {
  const ledger = stockLedger(ledgerContext(transit.parts.database, transit.parts.caller));
  let cost: Decimal = zero;
  for (const pieces of Map.groupBy(outgoingPieces(transit.before), ({ sku }) => sku).values()) {
    const { warehouse, sku } = pieces[0]!;
    const { layers } = await ledger.standing(warehouse, sku);
    const taken = fifoConsume(
      layers.map(({ layerNo, qty, value }, id) => ({
        id,
        layerNo,
        qty,
        value,
        receivedAt: String(id).padStart(9, '0'),
        originReceivedAt: '',
      })),
      pieces.reduce((sum, { qty }) => sum + qty, 0),
    );
    if (taken.ok) cost = add(cost, valueTaken(taken.value));
  }
  return cost;
}
