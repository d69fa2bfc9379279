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

/** [N3] What the gate of a project's stage asks about. */
export async function gateFacts(database: Kysely<Tables>, project: RecordRow): Promise<GateFacts> {
  const { rows: samples } = await sql<Sampled>`select supplier, state from new_product_sample where project = ${project.id}`.execute(
    database,
  );
  const { rows: stops } = await sql<{ high: number }>`
    select count(*)::integer as high from new_product_exception
    where project = ${project.id} and level = 'high' and status in ('open', 'assigned', 'escalated')`.execute(database);
  const { rows: launched } = await sql<{ registered: boolean; active: boolean; listed: boolean }>`
    select r.state = 'created' as registered, i.state = 'active' as active,
      exists (select from new_amazon_pending a where a.registration = r.id and a.state = 'created')
        or exists (select from sku k join pt_sku_part m on m.sku_code = k.sku join pt_sku p on p.id = m.id join store t on t.id = p.store
          where k.id = r.sku and p.status = 1 and t.platform <> 'amazon') as listed
    from new_product_registration r left join supplier_sku i on i.id = r.supplier_item where r.project = ${project.id}`.execute(database);
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
    isRegistered: launched.some(({ registered }) => registered),
    hasActiveSupplierItem: launched.some(({ active }) => active),
    hasApprovedFirstOrder: orders.some(({ approved }) => approved),
    isListed: launched.some(({ listed }) => listed),
    hasReceivedGoods: orders.some(({ received }) => received),
    openHigh: stops[0]?.high ?? 0,
  };
}
