import { gtinCheckDigit } from '@axle/catalog';
import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { type DemoRegistration, demoRegistrations } from './demo-registrations.ts';
import { keepRegistrationPictures } from './keep-registration-pictures.ts';

const dayLong = 86_400_000;
const page = 'newProductRegistration';

/** A draft that a project of the demo has begun. */
interface Begun {
  readonly id: number;
  readonly name: string;
  readonly supplier: number;
  readonly category: string;
}

/** What registrations of the demo refer to. */
interface Known {
  readonly brand: number;
  readonly warehouse: number;
  readonly company: number;
  readonly sites: readonly number[];
}

async function knownTo({ transaction }: Demo): Promise<Known> {
  const { rows } = await sql<Known>`
    select (select id from brand where code = 'AXLEPRO') as brand, (select id from warehouse where code = 'CN-SZ') as warehouse,
      (select min(id) from company_entity) as company,
      array(select r.id from store_site r join store s on s.id = r.store
        where s.platform = 'amazon' and s.status = 1 and r.status = 1 order by r.id limit 3) as sites`.execute(transaction);
  return rows[0]!;
}

async function begunDrafts({ transaction }: Demo): Promise<readonly Begun[]> {
  const { rows } = await sql<Begun>`
    select r.id, r.name_zh as name, q.supplier, c.code as category from new_product_registration r
    join new_product_project_suppliers q on q.record_id = r.project and q.chosen join category c on c.id = r.category
    where r.state = 'draft' order by r.id`.execute(transaction);
  return rows;
}

/** When registrations came so far, unless they say otherwise. */
const lately = 2;

/** The article of the chosen supplier, with its price approved. */
async function quoteOf(
  { transaction, registry, now, person }: Demo,
  begun: Begun,
  { price, moq, values, daysAgo = lately }: DemoRegistration,
) {
  const on = new Date(now.getTime() - (daysAgo + 3) * dayLong);
  const cartonQty = Number(values['cartonQty'] ?? 1);
  const [item] = await leadingAll(transaction, registry, on)(
    'supplierSkuList',
    person('buyer'),
    [
      {
        supplier: begun.supplier,
        supplierItemNo: `NP-${begun.category}-${begun.id}`,
        name: begun.name,
        currency: 'CNY',
        priceInclTax: true,
        taxRate: '13',
        moq,
        cartonQty,
        orderMultiple: 1,
        leadDays: 35,
        incoterm: 'EXW',
        breaks: [{ minQty: 1, price, validFrom: businessDay(on) }],
      },
    ],
    [['approve', person('purchaseManager')]],
  );
  return item;
}

const entered = (demo: Demo, { gtin, values, sites, firstOrder }: DemoRegistration, known: Known): RecordValues => ({
  ...values,
  brand: known.brand,
  ...(gtin === undefined ? {} : { gtin: `${gtin}${gtinCheckDigit(gtin)}` }),
  firstOrderRule: 'months',
  firstOrderMonths: '1.5',
  requiredDate: addDays(businessDay(demo.now), firstOrder?.dueIn ?? 45),
  warehouse: known.warehouse,
  companyEntity: known.company,
  storeSites: known.sites.slice(0, sites).map(storeSite => ({ storeSite })),
});

/** Completes the drafts that projects of the demo have begun, and leads them as far as they have come; none goes on without pictures. */
export const addDemoRegistrations = demoStep(
  'newProductRegistrations',
  ['newProductProjects', 'tariffs', 'purchaseRequirements'],
  async demo => {
    const { transaction, registry, now, person, files } = demo;
    const known = await knownTo(demo);
    const drafts = await begunDrafts(demo);
    const editor = person('catalogEditor');
    for (const registration of demoRegistrations) {
      const begun = drafts.find(({ category }) => category === registration.category);
      if (!begun) continue;
      const supplierItem = registration.end === 'draft' ? undefined : await quoteOf(demo, begun, registration);
      const images = files && (await keepRegistrationPictures(transaction, files, { shapes: registration.shapes, by: editor }));
      const { daysAgo = lately } = registration;
      const on = (earlier: number) => new Date(now.getTime() - (daysAgo + earlier) * dayLong);
      const parts = ownParts(transaction, { registry, access: unrestricted(editor), now: on(2) }, page);
      const [before] = await lockById(transaction, parts, [begun.id]);
      const after = { ...before!, ...entered(demo, registration, known), supplierItem, images };
      await updateRows(transaction, parts, [{ before: before!, after }], { action: 'update' });
      if (registration.end === 'draft' || images === undefined) continue;
      await steppingAll(transaction, registry, on(1))(page, [begun.id], [['submit', editor]]);
      if (registration.end === 'created')
        await steppingAll(transaction, registry, on(0))(page, [begun.id], [['approve', person('catalogApprover')]]);
    }
  },
);
