import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { noteFirstScan } from './first-scan.ts';
import { changeParcel, type LockedParcel, lockParcels } from './lock-parcel.ts';
import { confirmHandover, createManifest, type LockedManifest, lockManifest, scanOntoManifest } from './manifests.ts';
import { parcelRefusals } from './parcel-refusals.ts';
import { voidParcel } from './void-parcel.ts';

/** Makes a manifest in a warehouse that the caller sees. */
const create: ActionHandler = call =>
  inTransaction(call.parts.database, async transaction => {
    const { parts, input } = call;
    const warehouses = { ...parts, database: transaction, resource: parts.caller.registry.referred('warehouse')!, page: 'warehouse' };
    const warehouse = await findRecord(warehouses, transaction, input['warehouse'] as number, ['code']);
    if (!warehouse) return refuse({ ...notFound, field: 'warehouse' });
    const made = await createManifest(ledgerContext(transaction, call.parts.caller), {
      warehouse: warehouse.id,
      courier: input['courier'] as number,
      parcels: call.targets.length === 0 && input['all'] === true ? 'all' : call.targets.map(({ id }) => id),
    });
    return made.ok ? ok([{ id: made.value.id, name: made.value.manifestNo }]) : made;
  });

/** The manifest of the input, locked, if the caller sees its warehouse. */
async function seenManifest(call: ActionContext, context: LedgerContext): Promise<LockedManifest | undefined> {
  const manifestNo = String(call.input['manifest']).replace(/[^A-Z0-9]/g, '');
  const { rows } = await sql`select from manifest t where t.manifest_no = ${manifestNo} and ${seenRows(call.parts)}`.execute(
    context.transaction,
  );
  return rows.length === 0 ? undefined : lockManifest(context, manifestNo);
}

const scan: ActionHandler = call =>
  inTransaction(call.parts.database, async transaction => {
    const context = ledgerContext(transaction, call.parts.caller);
    const manifest = await seenManifest(call, context);
    if (!manifest) return refuse({ ...notFound, field: 'manifest' });
    const scanned = await scanOntoManifest(context, manifest, String(call.input['code']));
    return scanned.ok ? ok([{ id: scanned.value.id, name: scanned.value.parcelNo }]) : scanned;
  });

const confirm: ActionHandler = call =>
  inTransaction(call.parts.database, async transaction => {
    const context = ledgerContext(transaction, call.parts.caller);
    const manifest = await seenManifest(call, context);
    if (!manifest) return refuse({ ...notFound, field: 'manifest' });
    const handed = await confirmHandover(context, manifest);
    return handed.ok ? ok([{ id: manifest.id, name: manifest.manifestNo }]) : handed;
  });

/** Does something to each ticked parcel. */
const each =
  (act: (context: LedgerContext, parcel: LockedParcel, input: ActionContext['input']) => Promise<Refusal | undefined>): ActionHandler =>
  call =>
    eachTarget(call.parts, call.targets, async (transaction, records) => {
      const refused = new Map<number, Refusal>();
      const parcels = await lockParcels(
        transaction,
        records.map(({ id }) => id),
      );
      for (const parcel of parcels) {
        const refusal = await act(ledgerContext(transaction, call.parts.caller), parcel, call.input);
        if (refusal) refused.set(parcel.id, refusal);
      }
      return refused;
    });

/** Takes parcels off the manifest that they stand on, whether they were scanned or not. */
const remove = each(async (context, parcel) => {
  if (parcel.manifestNo === null || !['packed', 'manifested'].includes(parcel.state)) return parcelRefusals.notPacked;
  await changeParcel(context, parcel, { state: 'packed', manifestNo: null }, 'removeParcel');
  return undefined;
});

const voidEach = each(async (context, parcel) => {
  const done = await voidParcel(context, parcel);
  return done.ok ? undefined : done.refusal;
});

const firstScan = each(async (context, parcel, input) => {
  const done = await noteFirstScan(context, parcel, new Date(String(input['at'])));
  return done.ok ? undefined : done.refusal;
});

/** Effects of the actions of parcels and their manifests. */
export const handoverActions: ActionHandlers = {
  'parcelHandover.createManifest': create,
  'parcelHandover.scanParcel': scan,
  'parcelHandover.confirmHandover': confirm,
  'parcelHandover.removeParcel': remove,
  'parcelHandover.voidParcel': voidEach,
  'parcelHandover.firstScan': firstScan,
};
