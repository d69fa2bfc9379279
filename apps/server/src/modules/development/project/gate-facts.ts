import type { GateFacts, SampleState } from '@axle/development';
import { type Decimal, zero } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A sample of a project: whose it is, and where. */
interface Sampled {
  readonly supplier: number;
  readonly state: SampleState;
}

/** A supplier that quoted for a project. */
interface Quoted {
  readonly supplier: number;
  readonly chosen?: boolean;
}

/** The supplier that was chosen among those that quoted; the only one where there is one. */
function chosenSupplier({ suppliers = [] }: { readonly suppliers?: readonly Quoted[] }): number | undefined {
  return suppliers.find(({ chosen }) => chosen)?.supplier ?? (suppliers.length === 1 ? suppliers[0]!.supplier : undefined);
}

/**
 * [N3] What the gate of a project's stage asks about. Nothing registers projects and nothing lists them on a platform yet: the gates that
 * ask for it stay closed.
 */
export async function gateFacts(database: Kysely<Tables>, project: RecordRow): Promise<GateFacts> {
  const { rows: samples } = await sql<Sampled>`select supplier, state from new_product_sample where project = ${project.id}`.execute(
    database,
  );
  const { rows: stops } = await sql<{ high: number }>`
    select count(*)::integer as high from new_product_exception
    where project = ${project.id} and level = 'high' and status in ('open', 'assigned', 'escalated')`.execute(database);
  const chosen = chosenSupplier(project as Parameters<typeof chosenSupplier>[0]);
  const { rows: orders } = await sql<{ approved: boolean; received: boolean }>`
    select o.state not in ('draft', 'approving', 'rejected', 'cancelled') as approved,
      exists (select from purchase_order_lines l where l.record_id = o.id and l.received_qty > 0) as received
    from purchase_order o where o.id = ${project['firstOrder'] ?? null}::bigint`.execute(database);
  return {
    ...(project as unknown as GateFacts),
    spent: (project['spent'] ?? zero) as Decimal,
    hasPassedSample: samples.some(({ supplier, state }) => supplier === chosen && state === 'passed'),
    isApproved: project['approval'] === 'approved',
    isRegistered: false,
    hasActiveSupplierItem: false,
    hasApprovedFirstOrder: orders.some(({ approved }) => approved),
    isListed: false,
    hasReceivedGoods: orders.some(({ received }) => received),
    openHigh: stops[0]?.high ?? 0,
  };
}
