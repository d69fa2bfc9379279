import { unrestricted } from '@axle/permissions';
import { type Field, referencePathsOf, type RecordValues, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Registry } from '../../registry/registry.ts';
import { selectRows } from '../../resources/query/select-rows.ts';
import { insertRows } from '../../resources/writes/insert-rows.ts';
import { isStock, plantStock } from './planted-stock.ts';
import { recordSet } from '../../resources/writes/record-set.ts';

/** A record of each resource whose fields hold what stands nowhere else. */
export interface Planted {
  readonly id: number;
  readonly values: RecordValues;
  /** By field, columns of lines as `lines.note`: texts by which its value is known again in any reply. */
  readonly markers: ReadonlyMap<string, string>;
}

const firstCount = 1000;
let count = firstCount;

/** A value of a field, and the text by which it is known where it can be. */
function marked(field: Field, ids: ReadonlyMap<string, number>): { readonly value: unknown; readonly marker?: string } {
  const n = count++;
  const text = `QZ${n}X`;
  const same = (value: string | number) => ({ value, marker: String(value) });
  switch (field.kind) {
    case 'text':
    case 'code':
      return field.maxLength >= text.length ? same(text) : { value: n.toString(36).slice(-Math.min(2, field.maxLength)).toUpperCase() };
    case 'tags':
      return { value: [text], marker: text };
    case 'integer':
      return field.max >= 700_000 + n ? same(700_000 + n) : { value: field.min };
    case 'decimal':
    case 'money':
    case 'measure':
    case 'quantity':
      return field.max === undefined || Number(field.max) >= 300 ? same(`${200 + (n % 97)}.31`) : { value: '1' };
    case 'percent':
      return { value: '1.5' };
    case 'date':
      return same(new Date(Date.UTC(2043, 0, n % 900)).toISOString().slice(0, 10));
    case 'month':
      return same(`20${50 + (n % 40)}-07`);
    case 'instant':
      return { value: new Date(Date.UTC(2020, 0, n % 900)).toISOString() };
    case 'enum':
      return { value: field.options[0]!.code };
    case 'enumList':
      return { value: [field.options[0]!.code] };
    case 'bool':
      return { value: true };
    case 'user':
      return { value: 1 };
    case 'page':
      return { value: 'brand' };
    case 'ref':
    case 'cascade':
      return { value: ids.get(field.entity) };
    default:
      return { value: undefined };
  }
}

/** What some tables demand beyond their fields; columns of lines as `lines.qty`. */
const demanded: Readonly<Record<string, RecordValues>> = {
  exchangeRate: { from: 'USD', to: 'EUR' },
  // replies are taken of orders alone that wait for one
  purchaseOrder: { state: 'sent' },
  purchaseRequirement: { orderedQty: 0, closedQty: 0 },
  messageLog: { state: 'failed', deletedAt: undefined, templateVersion: 1 },
  messageTemplate: { retiredAt: undefined },
  listingException: { endedAt: undefined },
  fbaAbnormal: { endedAt: undefined },
  fbaLedgerLine: { periodFrom: '2043-01-01' },
  fbaParameter: { effectiveFrom: '2001-01-01', effectiveTo: '2001-12-31' },
  warehouse: { type: 'fba', timezone: 'UTC' },
  site: { timezone: 'UTC' },
  warehouseArea: { fillPct: '90' },
  putaway: { doneQty: 0, endedAt: undefined },
  stocktake: { recounter: undefined, postedAt: undefined },
  receipt: { fromWarehouse: undefined, closedAt: undefined },
  receiptDifference: { disposition: undefined, decidedAt: undefined },
  transferOrder: { 'lines.shippedQty': 0, 'lines.receivedQty': 0, 'lines.lostQty': 0 },
  packingMaterial: { innerL: '40', innerW: '30', innerH: '25' },
  shippingSetting: { scope: 'platform', platform: 'partsgeek', site: undefined, store: undefined },
  distributionPlan: {
    planNo: undefined,
    departWeek: '2043-W10',
    horizonDays: 45,
    etaDate: undefined,
    submitter: undefined,
    approver: undefined,
  },
  storeConfig: { cutoff: '14:00:00', timezone: 'UTC', splitAllowed: true, maxParcels: 2, bufferPct: undefined },
  parcel: {
    outboundNo: undefined,
    state: undefined,
    handedAt: undefined,
    tape: undefined,
    tapeQty: undefined,
    filler: undefined,
    fillerQty: undefined,
    actualG: undefined,
  },
  warehouseRule: { seq: undefined, conditions: 'destState eq QZ' },
  lastMileRule: { seq: undefined, conditions: 'destState eq QZ', channel: undefined, fallback: undefined },
  firstLegRule: { seq: undefined, conditions: 'destMarket eq QZ' },
  outbound: { toWarehouse: undefined, heldFrom: undefined, shippedAt: undefined, priority: 5, part: 1 },
  wave: { closedAt: undefined },
  planNode: { site: undefined },
  mrpBaseConfig: { scope: 'sku', horizonWeeks: 30 },
  safetyStock: { service: '95', effectiveTo: undefined },
  deliveryDemand: { sku: undefined },
  seasonFactor: { total: '12', effectiveTo: undefined },
  supplier: { licenceTo: undefined, filesTo: undefined },
  supplierReply: { 'lines.date': undefined },
  deduction: { appliedAmount: '0' },
  shipBatch: { eta: undefined, departedOn: undefined },
  paymentRequest: { paidOn: undefined, paidAmount: undefined },
  prepayment: { balance: undefined, paidAmount: undefined },
  settlement: { paidAmount: undefined, 'invoices.onlyLines': undefined },
  // months that are closed take no postings
  ledgerPeriod: { state: 'open', period: '2020-01' },
  claim: { difference: undefined, agreed: undefined, recovered: undefined },
  afterSale: { type: 'return_refund', unbilledQty: undefined },
  tradeRelation: { effectiveTo: undefined },
  exemptSku: { supplier: undefined, category: undefined },
  mailTask: { leaseUntil: undefined, endedAt: undefined },
  recipientEmail: { company: undefined, bounces: undefined, lastSentAt: undefined },
  supplierFile: { file: [{ id: '00000000-0000-4000-8000-000000000003', name: 'licence.pdf', bytes: 1 }], expiryDate: undefined },
  newProductRegistration: { state: 'draft', sku: undefined, requirement: undefined },
  newAmazonPending: { state: 'waitInfo', asin: 'B0QZ000002' },
  newProductProject: { stage: 'sample', prevStage: undefined, heldSince: undefined, firstApprover: undefined, 'rivals.asin': 'B0QZ000001' },
  defectCode: { code: 'D998' },
  orderTemplate: { months: '1.5' },
  judgementStandard: { scopeLevel: 'sku', category: undefined, supplier: undefined, 'items.lsl': undefined, 'items.usl': undefined },
  inspection: {
    type: 'iqc',
    original: undefined,
    sample: undefined,
    purchaseOrder: undefined,
    orderLine: undefined,
    receiptLine: 1,
    damagedQty: 0,
    releasedQty: 0,
    round: 1,
  },
  loadingCheck: { round: 1, original: undefined, state: 'scheduled' },
  inProcessCheck: { orderLine: 1, orderQty: 0, foundUnits: 0, state: 'scheduled' },
  disposition: {
    type: 'iqc',
    round: 1,
    lotSize: 900_000,
    qty: 800_000,
    kind: 'concession',
    releasedQty: undefined,
    state: 'open',
  },
  sampling: { type: 'outgoing', round: 1, inspectedUnits: 0, nonconforming: 0, state: 'open' },
  switchState: { switchNo: undefined, inspectType: 'iqc', severity: 'normal', lastLots: 'AR' },
  // typed by hand, and not stopped for anything
  salesOrder: {
    kind: 'manual',
    platform: 'manual',
    status: 'pendingReview',
    statusBefore: undefined,
    holdReason: undefined,
    holdNote: undefined,
    holdUntil: undefined,
    heldAt: undefined,
    abnormalCode: undefined,
    mergedInto: undefined,
    splitFrom: undefined,
  },
  // what waits for a job is changed by it
  orderDownload: { status: 'failed', dueAt: undefined, leaseUntil: undefined, repaired: true },
  orderFailure: { ignoreReason: undefined },
  salesOrderRequest: { state: 'accepted' },
  // as the rounds of the server find it, which would change anything else
  listingDistribution: { distStatus: 'listed', forbidReason: undefined },
  publishRule: { category: undefined },
  platformListing: { state: 'active', units30: 0, price: '300', mapPrice: '200' },
  transferSuggestion: {
    state: 'accepted',
    fromCover: '811.3',
    toCover: '812.6',
    coverAfter: '813.7',
    cost: '814.17',
    saving: '815.23',
    unitCost: '816.29',
    unitSaved: '817.37',
    unitAir: '818.41',
    unitMargin: '819.53',
  },
  partsGeekFeed: { state: 'confirmed', sha256: '0'.repeat(64) },
  partsGeekListing: { price: '300', mapPrice: '200', qtyShare: undefined, lastFeed: undefined },
  listingFitment: { 'vehicles.build': '' },
  galleryImage: {
    state: 'uploaded',
    language: 'en',
    file: JSON.stringify([{ id: '00000000-0000-4000-8000-000000000005', name: 'front.jpg', bytes: 1 }]),
  },
  orderProfit: {
    month: '2043-12-01',
    netSales: '300',
    fees: '10',
    cogs: '10',
    firstLeg: '10',
    duty: '10',
    grossMargin: '260',
    lastMile: '10',
    handling: '10',
    storage: '10',
    fulfilMargin: '230',
    ads: '10',
    refund: '10',
    other: '0',
    profit: '210',
  },
  skuProfit: {
    month: '2043-12',
    orders: 1,
    qty: 10,
    netSales: '300',
    fees: '10',
    cogs: '10',
    firstLeg: '10',
    duty: '10',
    lastMile: '10',
    handling: '10',
    storage: '10',
    ads: '10',
    refund: '10',
    other: '0',
    netSalesCny: '2100',
  },
  salesDayPart: { lineNo: 0, units: 10, orders: 1, ledOrders: 1 },
  salesDay: { units: 10, shippedUnits: 10, returnedUnits: 1, grossSales: '300', promotion: '10' },
  platformSettlement: { orderAmount: '100', taxAmount: '10', accountAmount: '10', unexplained: '0', linesAmount: '120' },
  returnOrder: {
    status: 'requested',
    blind: true,
    salesOrder: undefined,
    receipt: undefined,
    refundState: 'none',
    refundedAt: undefined,
    restockFee: undefined,
    deadline: '2043-12-01',
    endedAt: undefined,
    'lines.qtyAuth': 9,
    'lines.qtyRecv': 0,
  },
  orderConfirmation: { sentAt: undefined },
  userFieldSetting: { subjectKind: 'role', subject: 'nobody', page: 'brand', field: 'note', mode: 'hide' },
};

function valuesFor(resource: Resource, fields: Readonly<Record<string, Field>>, ids: ReadonlyMap<string, number>, under = '') {
  const values: Record<string, unknown> = {};
  const markers = new Map<string, string>();
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'lines') {
      if (field.readOnly) continue;
      const line = valuesFor(resource, field.fields, ids, `${key}.`);
      values[key] = [line.values];
      for (const [column, marker] of line.markers) markers.set(column, marker);
      continue;
    }
    // columns that the server fills follow from what becomes of the document
    const isDemanded = Object.hasOwn(demanded[resource.entity] ?? {}, under + key);
    if (field.figure || (under !== '' && field.readOnly && !isDemanded)) continue;
    const { value, marker } = key === 'currency' && field.kind === 'code' ? { value: 'USD', marker: undefined } : marked(field, ids);
    const own = demanded[resource.entity]?.[under + key];
    values[key] = isDemanded ? own : value;
    if (!isDemanded && marker !== undefined) markers.set(under + key, marker);
  }
  return { values, markers };
}

/** A record that no text and no large number makes known is known by a number near the most that one of its fields takes. */
function knownAtAll({ entity, fields }: Resource, { values, markers }: ReturnType<typeof valuesFor>): ReturnType<typeof valuesFor> {
  if (markers.size > 0) return { values, markers };
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind !== 'integer' || field.figure || field.max < 10_000 || Object.hasOwn(demanded[entity] ?? {}, key)) continue;
    const known = Math.min(field.max, 99_999) - (count++ % 1000);
    return { values: { ...values, [key]: known }, markers: new Map([[key, String(known)]]) };
  }
  return { values, markers };
}

/** Resources after those that they refer to; of two that refer to each other the one that needs the other comes later. */
function inOrder({ resources, referred }: Registry): readonly Resource[] {
  const others = (resource: Resource) =>
    referencePathsOf(resource).flatMap(([, field]) => (field.entity === resource.entity ? [] : [field]));
  const needed = (entity: string, found = new Set([entity])): ReadonlySet<string> => {
    for (const field of others(referred(entity)!))
      if (field.required === true && !found.has(field.entity)) needed(field.entity, found.add(field.entity));
    return found;
  };
  const order = new Set<Resource>();
  const begun = new Set<string>();
  const add = (resource: Resource) => {
    if (order.has(resource)) return;
    begun.add(resource.entity);
    for (const { entity, required } of others(resource))
      if (required === true || [...needed(entity)].every(one => !begun.has(one) || order.has(referred(one)!))) add(referred(entity)!);
    order.add(resource);
  };
  for (const { resource } of resources) add(resource);
  return [...order];
}

/** Plants a record of every resource that a form or an import can make, with its history. */
export async function plantRecords(database: Kysely<Tables>, registry: Registry): Promise<ReadonlyMap<string, Planted>> {
  // the same values in each file, whichever came before it in the process
  count = firstCount;
  const planted = new Map<string, Planted>();
  const access = unrestricted(1);
  for (const resource of inOrder(registry)) {
    if (resource.ownCalls || resource.speaksOf || isStock(resource)) continue;
    const ids = new Map([...planted].map(([entity, { id }]) => [entity, id]));
    const { values, markers } = knownAtAll(resource, valuesFor(resource, resource.fields, ids));
    const caller = { registry, access, now: new Date('2020-01-01T00:00:00.000Z') };
    if (resource.managed) {
      const parts = { database, resource, page: '', caller };
      const [row] = await database.transaction().execute(transaction => insertRows(transaction, parts, [values], { action: 'add' }));
      const number = await numberOf(database, resource, row!.id);
      planted.set(resource.entity, {
        id: row!.id,
        markers: await kept(database, resource, row!.id, markers),
        values: { ...values, ...number },
      });
    } else planted.set(resource.entity, { id: await insertLogged(database, resource, values, ids), values, markers });
  }
  for (const [entity, record] of await plantStock(database, planted)) planted.set(entity, record);
  for (const resource of registry.resources.map(one => one.resource)) await standing(database, resource, planted);
  return planted;
}

/** A record that was moved along by one planted later stands where that brought it. */
async function standing(database: Kysely<Tables>, { states, entity, ...resource }: Resource, planted: Map<string, Planted>): Promise<void> {
  const record = planted.get(entity);
  if (!states || !record) return;
  const [row] = await selectRows(database, { ...resource, entity }, [states.field], sql`where t.id = ${record.id}`);
  planted.set(entity, { ...record, values: { ...record.values, [states.field]: row?.[states.field] } });
}

/** The markers that a record holds: derived fields are calculated again, whatever they were planted with. */
async function kept(database: Kysely<Tables>, resource: Resource, id: number, markers: ReadonlyMap<string, string>) {
  const own = Object.keys(resource.fields).filter(key => markers.has(key) && resource.fields[key]?.readOnly);
  const [row] = own.length === 0 ? [] : await selectRows(database, resource, own, sql`where t.id = ${id}`);
  const isKept = (key: string) => !own.includes(key) || String(row?.[key]) === markers.get(key);
  return new Map([...markers].filter(([key]) => isKept(key)));
}

/** The number that the database gave a document, whatever it was planted with. */
async function numberOf(database: Kysely<Tables>, resource: Resource, id: number): Promise<RecordValues> {
  const given = resource.nameFields.filter(key => resource.fields[key]?.kind === 'code' && resource.fields[key].readOnly);
  if (given.length === 0) return {};
  const [row] = await selectRows(database, resource, given, sql`where t.id = ${id}`);
  return Object.fromEntries(given.map(key => [key, row?.[key]]));
}

/** What a column that no field shows holds where its type takes no empty text. */
const nothings: Readonly<Record<string, string>> = {
  json: '{}',
  jsonb: '{}',
  bigint: '1',
  integer: '1',
  numeric: '1',
  'timestamp with time zone': '2020-01-01',
};

/** Resources whose records bear the id of what they speak of, by its entity. */
const sameId: Readonly<Record<string, string>> = { orderProfit: 'salesOrder' };

/** Writes a line of a log as the owner of the log would. */
async function insertLogged(
  database: Kysely<Tables>,
  resource: Resource,
  values: RecordValues,
  ids: ReadonlyMap<string, number>,
): Promise<number> {
  const nothing = (name: string, type: string) => (name === 'id' ? String(ids.get(sameId[resource.entity] ?? '')) : (nothings[type] ?? ''));
  const { rows: there } = await sql<{ name: string; type: string; demanded: boolean }>`
    select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as demanded
    from information_schema.columns where table_name = ${resource.table} and is_generated = 'NEVER'`.execute(database);
  const keys = Object.keys(values).filter(key => values[key] !== undefined && there.some(({ name }) => name === snakeCase(key)));
  const rest = there.filter(({ name, demanded: isDemanded }) => isDemanded && !keys.some(key => snakeCase(key) === name));
  const columns = keys.map(key => sql.ref(snakeCase(key)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(resource.table)} (${sql.join([...columns, ...rest.map(({ name }) => sql.ref(name))])})
    select ${sql.join([...columns, ...rest.map(({ name, type }) => sql.raw(`'${nothing(name, type)}'`))])}
    from ${recordSet(resource, keys, 'g', [{ ...values, id: 0 }])} returning id`.execute(database);
  return rows[0]!.id;
}
