import { type Decimal, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type HeldFile, notFound, permissionCode } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { chooseBox, weighParcel } from './box-and-weight.ts';
import { closeParcel, waybillFor } from './close-parcel.ts';
import { type LockedParcel, lockParcels } from './lock-parcel.ts';
import { openPacking, orderOfScan } from './open-packing.ts';
import { overrideGates } from './override-gates.ts';
import { addParcelPhotos } from './parcel-photos.ts';
import { parcelRefusals } from './parcel-refusals.ts';
import { scanPiece, splitParcel, undoScan } from './scan-piece.ts';
import { stopPacking } from './void-parcel.ts';

/** What was done to a parcel: nothing more to say, why it does not pass although it was noted, or another parcel that goes on. */
type Done = Result<Refusal | number | undefined | void>;

/** Does something to the parcel of the input, locked, if the caller sees it. */
const packing =
  (act: (context: LedgerContext, parcel: LockedParcel, call: ActionContext) => Promise<Done>): ActionHandler =>
  call =>
    inTransaction(call.parts.database, async transaction => {
      const id = Number(call.input['parcel']);
      const { rows } = await sql`select from parcel_list t where t.id = ${id} and ${seenRows(call.parts)}`.execute(transaction);
      const [parcel] = rows.length === 0 ? [] : await lockParcels(transaction, [id]);
      if (!parcel) return refuse(notFound);
      const done = await act(ledgerContext(transaction, call.parts.caller), parcel, call);
      if (!done.ok) return done;
      const { value } = done;
      const next = typeof value === 'number' ? value : parcel.id;
      return ok([{ id: next, name: parcel.parcelNo, ...(typeof value === 'object' ? { refusal: value } : {}) }]);
    });

/** Opens what a scan means: an order's open parcel, or a new one. */
const open: ActionHandler = call =>
  inTransaction(call.parts.database, async transaction => {
    const { rows } = await sql<{ id: number }>`
      select w.id from warehouse w where w.id in (select t.warehouse from (select id as warehouse from warehouse) t
      where ${seenRows(call.parts)})`.execute(transaction);
    const context = ledgerContext(transaction, call.parts.caller);
    const code = String(call.input['code']);
    const order = await orderOfScan(
      context,
      code,
      rows.map(({ id }) => id),
    );
    if (order === undefined) return refuse(parcelRefusals.unknownCode);
    const opened = await openPacking(context, order);
    return opened.ok ? ok([{ id: opened.value, name: code }]) : opened;
  });

const optional = <Value>(value: unknown): Value | undefined => value as Value | undefined;

/** Effects of the actions of the packing station. */
export const packingActions: ActionHandlers = {
  'packStation.open': open,
  'packStation.scan': packing((context, parcel, { input, key }) => scanPiece(context, parcel, String(input['code']), key)),
  'packStation.undo': packing((context, parcel, { input }) => undoScan(context, parcel, String(input['key']))),
  'packStation.splitParcel': packing(splitParcel),
  'packStation.chooseBox': packing((context, parcel, { input }) => {
    const given = {
      tape: optional<number>(input['tape']),
      tapeQty: optional<Decimal>(input['tapeQty']),
      filler: optional<number>(input['filler']),
      fillerQty: optional<Decimal>(input['fillerQty']),
    };
    const supplies = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return chooseBox(context, parcel, { box: Number(input['box']), ...supplies });
  }),
  'packStation.weigh': packing((context, parcel, { input }) => weighParcel(context, parcel, Number(input['actualG']))),
  'packStation.override': packing((context, parcel, { input }) =>
    overrideGates(
      context,
      parcel,
      { badge: String(input['badge']), password: String(input['password']), reason: String(input['reason']) },
      permissionCode('wms', 'packStation', 'override'),
    ),
  ),
  'packStation.getWaybill': packing((context, parcel, { input }) => waybillFor(context, parcel, optional<string>(input['waybillNo']))),
  'packStation.addPhoto': packing((context, parcel, { parts, input }) =>
    addParcelPhotos(context, parts, parcel, input['photos'] as readonly HeldFile[]),
  ),
  'packStation.close': packing(closeParcel),
  'packStation.exception': packing((context, parcel, { input }) =>
    stopPacking(context, parcel, String(input['kind']), String(input['note'])),
  ),
};
