import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { type Fact, factsOf, type KnownFacts, type RuleSetName } from '@axle/logistics';
import { standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { type ReplayedOrder, replayedOrders } from './replayed-orders.ts';
import { replayedPlans } from './replayed-plans.ts';

/** The page and the field of it that a fact is read from. */
type Source = readonly [page: string, field: string];

const order = (...fields: readonly string[]): readonly Source[] => fields.map(field => ['logoutStock', field]);
const plan = (...fields: readonly string[]): readonly Source[] => fields.map(field => ['distributionPlan', field]);
const sku = (...fields: readonly string[]): readonly Source[] => fields.map(field => ['skuList', field]);
const goods = order('lines', 'lines.sku');
const pieces = [...goods, ...order('lines.qty')];
const parcel = (...fields: readonly string[]): readonly Source[] => fields.map(field => ['parcelHandover', field]);
const sides = [...goods, ...sku('unitL', 'unitW', 'unitH'), ...parcel('lengthCm', 'widthCm', 'heightCm')];
const weight = [...pieces, ...order('weightKg'), ...sku('unitGrossKg'), ...parcel('actualG')];
const sent = plan('lines', 'lines.sku', 'lines.qty');

const ofOrders: Readonly<Record<string, readonly Source[]>> = {
  warehouse: order('warehouse'),
  platform: order('store'),
  store: order('store'),
  destCountry: order('country'),
  destState: order('state'),
  zoneGroup: order('country', 'state'),
  zip3: order('postcode'),
  zip: order('postcode'),
  isPoBox: order('address'),
  category: [...goods, ...sku('category')],
  brand: [...goods, ...sku('brand')],
  hazard: [...goods, ...sku('hazard')],
  sku: goods,
  lines: goods,
  totalQty: pieces,
  totalKg: weight,
  totalCbm: [...sides, ...pieces],
  length: sides,
  width: sides,
  height: sides,
  weight,
  actualLb: weight,
  billableLb: [...sides, ...weight],
  longestIn: sides,
  secondIn: sides,
  lengthGirthIn: sides,
  cubicIn: sides,
};
const ofPlans: Readonly<Record<string, readonly Source[]>> = {
  originHarbour: plan('harbour'),
  destMarket: plan('lines', 'lines.toNode'),
  destWarehouse: plan('lines', 'lines.toNode'),
  month: plan('shipDate'),
  skuCount: sent,
  hazard: [...sent, ...sku('hazard')],
  totalCbm: [...sent, ...sku('cartonL', 'cartonW', 'cartonH', 'cartonQty')],
  totalKg: [...sent, ...sku('cartonGrossKg', 'cartonQty')],
  densityKgM3: [...sent, ...sku('cartonL', 'cartonW', 'cartonH', 'cartonGrossKg', 'cartonQty')],
};

const noOrder: Refusal = {
  code: 'NO_ORDER',
  field: 'order',
  message: { zh: '单据不存在或您无权查看：{no}', en: 'The document does not exist, or you are not allowed to see it: {no}' },
};
const severalDestinations: Refusal = {
  code: 'SEVERAL_DESTINATIONS',
  field: 'destWarehouse',
  message: {
    zh: '该计划有多个目的地，请填写目的仓：{codes}',
    en: 'The plan has several destinations; enter the destination warehouse: {codes}',
  },
};

const worded = (refusal: Refusal, values: Readonly<Record<string, string>>): Refusal => ({
  ...refusal,
  message: fill(refusal.message, values),
});

/** What is known of the document itself, its parcel beside it. */
const knownOf = ({ known, parcel }: ReplayedOrder): KnownFacts => {
  const { sides: [length, width, height] = [], kg, zip } = parcel;
  return Object.fromEntries(
    Object.entries({ ...known, length, width, height, weight: kg, zip }).filter(([, value]) => value !== undefined),
  );
};

/**
 * What rules may ask of a document by its number: of an outbound order of sales, in the first leg of what a distribution plan sends to one
 * warehouse. It is in the user's scope, and facts from fields that the user may not read are unknown.
 */
export async function factsOfOrder(parts: RecordParts, set: RuleSetName, no: string, toWarehouse: unknown): Promise<Result<KnownFacts>> {
  const { access } = parts.caller;
  const page = set === 'firstLeg' ? 'distributionPlan' : 'logoutStock';
  const entry = parts.caller.registry.page(page);
  if (!entry || !can(access, standardCode(entry.section.key, entry.page, 'list'))) return refuse(worded(noOrder, { no }));
  const found =
    set === 'firstLeg'
      ? await replayedPlans(parts, 100, sql`t.plan_no = ${no}`)
      : await replayedOrders(parts, 1, sql`t.outbound_no = ${no}`);
  const fields = set === 'firstLeg' ? ofPlans : ofOrders;
  const isOpen = (fact: string) => (fields[fact] ?? []).every(([of, field]) => fieldAccess(access, of, field).read);
  const asked = found.filter(({ known }) => toWarehouse === undefined || set !== 'firstLeg' || known['destWarehouse'] === toWarehouse);
  const [first] = asked;
  if (!first) return refuse(worded(noOrder, { no }));
  if (asked.length > 1) {
    const codes = isOpen('destWarehouse') ? asked.map(({ known }) => String(known['destWarehouse'])).join(', ') : '';
    return refuse(worded(severalDestinations, { codes }));
  }
  return ok(Object.fromEntries(Object.entries(knownOf(first)).filter(([fact]) => fields[fact] && isOpen(fact))));
}

const yes: Text = { zh: '是', en: 'Yes' };
const noText: Text = { zh: '否', en: 'No' };

function saidOf({ type, options = [] }: Fact, value: unknown): Text {
  if (type === 'yesNo') return value === 'true' ? yes : noText;
  const words = [value].flat().map(one => options.find(({ code }) => code === one)?.label ?? { zh: String(one), en: String(one) });
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

/** The facts of a document as rules know them, one row each; typed values replace those of the document. */
export const factRows = (set: RuleSetName, known: KnownFacts, typed: KnownFacts): readonly object[] =>
  Object.entries(factsOf(set)).flatMap(([key, fact]) => {
    if (known[key] === undefined) return [];
    const label = fact.unit === undefined ? fact.label : { zh: `${fact.label.zh} (${fact.unit})`, en: `${fact.label.en} (${fact.unit})` };
    const value = saidOf(fact, known[key]);
    return [{ fact: label, value, ...(typed[key] === undefined ? {} : { typed: saidOf(fact, typed[key]) }) }];
  });
