import type { ScopeKind } from '@axle/permissions';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { FileFolder } from '../platform/files/file-folder.ts';
import type { Registry } from '../platform/registry/registry.ts';
import { hashPassword } from '../platform/sign-in/passwords.ts';
import { addDemoBins } from './add-demo-bins.ts';
import { addDemoCatalogue } from './add-demo-catalogue.ts';
import { addDemoCouriers } from './add-demo-couriers.ts';
import { addDemoExemptions } from './add-demo-exemptions.ts';
import { addDemoOperations } from './add-demo-operations.ts';
import { addDemoOffers } from './add-demo-offers.ts';
import { addDemoDeliveryTimes } from './add-demo-delivery-times.ts';
import { addDemoKits } from './add-demo-kits.ts';
import { addDemoMaterials } from './add-demo-materials.ts';
import { addDemoParcels } from './add-demo-parcels.ts';
import { addDemoOutbounds } from './add-demo-outbounds.ts';
import { addDemoSlips } from './add-demo-slips.ts';
import { addDemoParties } from './add-demo-parties.ts';
import { addDemoReceipts } from './add-demo-receipts.ts';
import { addDemoRecipients } from './add-demo-recipients.ts';
import { addDemoRules } from './add-demo-rules.ts';
import { addDemoShippingSettings } from './add-demo-shipping-settings.ts';
import { addDemoShippings } from './add-demo-shippings.ts';
import { addDemoSubstitutes } from './add-demo-substitutes.ts';
import { addDemoSupplierFiles } from './add-demo-supplier-files.ts';
import { decideOrders } from '../modules/logistics/rule/decide-orders.ts';
import { runEveryCheck } from '../platform/exceptions/nightly-checks.ts';
import { addDemoFbaStock } from './add-demo-fba-stock.ts';
import { addDemoFbaReports } from './add-demo-fba-reports.ts';
import { addDemoListings } from './add-demo-listings.ts';
import { addDemoPlaces } from './add-demo-places.ts';
import { addDemoPlanning } from './add-demo-planning.ts';
import { addDemoProofs } from './add-demo-proofs.ts';
import { addDemoProperties } from './add-demo-properties.ts';
import { addDemoReports } from './add-demo-reports.ts';
import { addDemoStock } from './add-demo-stock.ts';
import { addDemoDistribution } from './add-demo-distribution.ts';
import { addDemoStoreConfigs } from './add-demo-store-configs.ts';
import { addDemoMarks } from './add-demo-marks.ts';
import { addDemoStores } from './add-demo-stores.ts';
import { addDemoSuppliers } from './add-demo-suppliers.ts';
import { addDemoRoutes } from './add-demo-routes.ts';
import { addDemoTrade } from './add-demo-trade.ts';
import { addDemoWarehouses } from './add-demo-warehouses.ts';
import { addDemoTransfers } from './add-demo-transfers.ts';
import { addingRecords } from './add-records.ts';
import { addDemoTariffs } from './add-demo-tariffs.ts';
import { demoPassword } from './demo-accounts.ts';
import { demoCutoffs } from './demo-cutoffs.ts';
import { addDemoProfit } from './add-demo-profit.ts';
import { addDemoPurchases } from './add-demo-purchases.ts';
import { addDemoRates } from './demo-rates.ts';
import { demoRoles } from './demo-roles.ts';
import { addOrganisation, addRole } from './add-demo-people.ts';

/** Fills an empty database with the demo company. A database with a single user in it is left alone: then the answer is false. Documents of suppliers come only where there is a folder for files. */
export async function seedDemoData(database: Kysely<Tables>, registry: Registry, now: Date, files?: FileFolder): Promise<boolean> {
  if (await hasUsers(database)) return false;
  const password = await hashPassword(demoPassword);
  return database.transaction().execute(async transaction => {
    await sql`lock table app_user in exclusive mode`.execute(transaction);
    if (await hasUsers(transaction)) return false;
    const orgs = await addOrganisation(transaction);
    const users = new Map<string, number>();
    for (const role of demoRoles)
      users.set(role.code, await addRole(transaction, role, { registry, password, now, orgId: orgs.get(role.org)! }));
    const person = (role: string) => users.get(role)!;
    await addDemoCatalogue(transaction, { editor: person('catalogEditor'), buyer: person('buyer'), planner: person('planner') }, now);
    await addDemoRates(transaction, registry, now);
    await addDemoProperties(transaction, addingRecords(transaction, registry, person('catalogEditor'), now));
    await addDemoParties(transaction, addingRecords(transaction, registry, person('purchaseManager'), now));
    await addDemoSuppliers(transaction, registry, person, now);
    await addDemoSubstitutes(transaction, addingRecords(transaction, registry, person('planner'), now));
    await addDemoPurchases(transaction, addingRecords(transaction, registry, person('purchaseManager'), now), now);
    await addDemoExemptions(transaction, addingRecords(transaction, registry, person('planner'), now), now);
    const addAsAdmin = addingRecords(transaction, registry, person('sysAdmin'), now);
    await addDemoTrade(transaction, addingRecords(transaction, registry, person('financeManager'), now), person('operator'));
    const stores = await addDemoStores(transaction, addAsAdmin, person('operator'), now);
    await listScope(transaction, person('omsClerk'), 'shop', [...stores.values()]);
    await addDemoMarks(transaction, person('catalogEditor'), stores, now);
    await addDemoListings(transaction, person('operator'), now);
    await addDemoOffers(transaction, addingRecords(transaction, registry, person('operator'), now), person('operator'));
    await addDemoFbaReports(transaction, person('operator'), now);
    await runEveryCheck(transaction, registry, now);
    const warehouses = await addDemoWarehouses(transaction, addAsAdmin);
    await addDemoBins(transaction, addAsAdmin, warehouses);
    await addDemoStock(transaction, registry, person('whClerk'), now);
    await addDemoReports(transaction, person('whClerk'), now);
    await addDemoFbaStock({
      transaction,
      registry,
      add: addingRecords(transaction, registry, person('operator'), now),
      by: person('operator'),
      now,
    });
    await addDemoReceipts(transaction, registry, person('whClerk'), now, warehouses);
    await addDemoMaterials(transaction, registry, addingRecords(transaction, registry, person('whClerk'), now), {
      by: person('whClerk'),
      now,
      warehouses,
    });
    await addDemoOperations(transaction, registry, { clerk: person('whClerk'), manager: person('financeManager') }, now);
    await listScope(transaction, person('whClerk'), 'warehouse', [warehouses.get('CN-SZ'), warehouses.get('US-W')]);
    await addDemoPlaces(
      transaction,
      registry,
      { clerk: person('whClerk'), other: person('logistics'), finance: person('financeManager') },
      now,
    );
    await addDemoRoutes(transaction, addingRecords(transaction, registry, person('purchaseManager'), now));
    await addDemoTransfers(transaction, registry, { clerk: person('whClerk'), manager: person('financeManager') }, now);
    await addDemoRecipients(transaction, addingRecords(transaction, registry, person('sysAdmin'), now));
    if (files) await addDemoSupplierFiles(transaction, registry, files, person('purchaseManager'), now);
    await addDemoTariffs(transaction, addingRecords(transaction, registry, person('customs'), now), now);
    await addingRecords(transaction, registry, person('logistics'), now)('cutoffProductName', demoCutoffs);
    await addDemoCouriers(transaction, addingRecords(transaction, registry, person('logistics'), now));
    await addDemoOutbounds(transaction, registry, person('whClerk'), now);
    await addDemoShippings(transaction, addingRecords(transaction, registry, person('logistics'), now));
    await addDemoRules(transaction, registry, addingRecords(transaction, registry, person('logistics'), now), person('logistics'), now);
    await addDemoPlanning(transaction, registry, person('planner'), now);
    await addDemoProfit(transaction, registry, person('operator'), now);
    await addDemoShippingSettings(transaction, addingRecords(transaction, registry, person('logistics'), now));
    await addDemoDistribution(transaction, registry, { author: person('planner'), approver: person('planManager') }, now);
    await addDemoStoreConfigs(transaction, addingRecords(transaction, registry, person('sysAdmin'), now));
    await addDemoDeliveryTimes(transaction, addingRecords(transaction, registry, person('logistics'), now));
    await addDemoParcels(transaction, registry, person('whClerk'), person('superAdmin'), now);
    await addDemoSlips(transaction, registry, person('whClerk'), now);
    const people = { developer: person('catalogEditor'), buyer: person('buyer'), planner: person('planner') };
    await addDemoKits(transaction, addingRecords(transaction, registry, person('catalogEditor'), now), people);
    await addDemoProofs(transaction, person('catalogEditor'), now);
    await decideOrders(transaction, registry, now);
    return true;
  });
}

/** Names the records that a listed scope holds. */
async function listScope(transaction: Transaction<Tables>, user: number, kind: ScopeKind, ids: readonly (number | undefined)[]) {
  const targets = ids.flatMap(id => (id === undefined ? [] : [String(id)]));
  await transaction.updateTable('data_scope').set({ targets }).where('user_id', '=', user).where('kind', '=', kind).execute();
}

const hasUsers = async (database: Kysely<Tables>): Promise<boolean> =>
  (await database.selectFrom('app_user').select('id').limit(1).execute()).length > 0;
