import type { RecordRow, RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const page = 'newAmazonPending';

/** What listings of the demo say. */
const draftOf = (name: string, at: number): RecordValues => ({
  productType: 'AUTO_PART',
  title: `AxlePro ${name} - Direct Fit Replacement, OE Quality`,
  keywords: 'replacement, direct fit, aftermarket',
  bullets: [
    { text: 'Direct replacement made to OE dimensions, no modification needed' },
    { text: 'Every piece is measured and tested before it is packed' },
    { text: 'Please check the vehicle table and your OE number before ordering' },
  ],
  price: (64.9 + at * 5).toFixed(2),
  complianceOk: true,
  gpsrPerson: 'Axle Autoteile GmbH, Hamburg',
});

/** Prepares some of the listings that registrations of the demo have begun: one has its ASIN, one is pushed, one is blocked. */
export const addDemoListings = demoStep('newProductListings', ['newProductRegistrations'], async demo => {
  const { transaction, registry, now, person } = demo;
  const operator = person('operator');
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, k.name_en as name from new_amazon_pending a join sku k on k.id = a.sku order by a.id`.execute(transaction);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const parts = ownParts(transaction, { registry, access: unrestricted(operator), now }, page);
  const pending = await lockById(
    transaction,
    parts,
    rows.map(({ id }) => id),
  );
  const ways: readonly (readonly DocumentStep[])[] = [
    [
      ['push', operator],
      ['setAsin', operator, { asin: 'B0NWQ1K7D2', sellerSku: 'AXP-OILPACK-US' }],
    ],
    [],
    [['push', operator]],
    [['block', operator, { blocker: '类目审核要求补充品牌授权书' }]],
  ];
  for (const [at, before] of pending.toSorted((one, other) => one.id - other.id).entries()) {
    const steps = ways[at];
    if (!steps) continue;
    const after: RecordRow = { ...before, ...draftOf(names.get(before.id) ?? '', at) };
    const [written] = await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
    if (written?.['state'] === 'ready') await steppingDemo(transaction, registry, now)(page, before.id, steps);
  }
});
