import { expandYears, fitmentKey, type FitmentYear } from '@axle/operation';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { feedCalls } from './feed-calls.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...feedCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const carModels = { service: 'item', path: 'listing_fitment' };
const feeds = { service: 'item', path: 'fitment_feed' };

const list = async (page: string, target: typeof carModels, filters: readonly object[], limit = 50) =>
  ((await app.post(recordPath(target, 'list'), { page, filters, sort: [], limit }, boss)).data as { rows: readonly Row[] }).rows;
const push = async (rows: readonly Row[], whole: boolean) => {
  const targets = rows.map(({ id, version }) => ({ id, version }));
  return app.post(actionPath(carModels, 'push'), { page: 'operationCarModel', targets, input: { whole } }, boss);
};
const built = async (kind: string) => {
  const all = await list('fitmentFeeds', feeds, [{ field: 'kind', op: 'in', value: [kind] }]);
  return all.toSorted((one, other) => other.id - one.id)[0]!;
};
const content = (feed: Row) => app.file(`${actionPath(feeds, 'download')}?page=fitmentFeeds&id=${feed.id}`, boss);

/** Elements of an XML document in their order, read by an independent parser. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', error => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    open.at(-1)!.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

const child = (element: Element, name: string) => element.children.find(one => one.name === name);
const names = (element: Element) => element.children.map(({ name }) => name);

/** Elements of an application in the order in which the schema has them. */
const order = ['Years', 'Make', 'Model', 'SubModel', 'Note', 'Qty', 'PartType', 'Position', 'Part'];
const headOrder = ['Company', 'SenderName', 'SenderPhone', 'TransferDate', 'DocumentTitle', 'EffectiveDate', 'SubmissionType'];

/** The library of listings as the database has it, by seller SKU: years by hand, and not by the product's own rules. */
async function libraryOf(rows: readonly Row[]): Promise<ReadonlyMap<string, readonly FitmentYear[]>> {
  const { rows: fitted } = await sql<FitmentYear & { readonly sellerSku: string }>`
    select l.seller_sku as "sellerSku", f.make, f.model, y.year, f.submodel, f.engine,
      nullif(concat_ws('; ', f.drive, f.body_style, f.note), '') as note
    from listing_fitment l join sku k on l.skus = array[k.sku] join fitment f on f.sku = k.id and f.status = 1
      cross join generate_series(f.year_from, f.year_to) as y (year)
    where l.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(app.db);
  return Map.groupBy(fitted, ({ sellerSku }) => sellerSku);
}

const keys = (rows: readonly FitmentYear[]) => [...new Set(rows.map(fitmentKey))].toSorted();

describe('the compiler’s output for 50 SKUs', () => {
  it('[O4e] ACES: an independent reader finds every vehicle of the library, or its gap, and nothing else', async () => {
    const rows = await list('operationCarModel', carModels, [{ field: 'idKind', op: 'in', value: ['aces'] }], 500);
    const places = [
      ...Map.groupBy(
        rows.filter(row => Number(row['library']) > 0),
        row => JSON.stringify([row['store'], row['site']]),
      ).values(),
    ];
    const listings = places.toSorted((one, other) => other.length - one.length)[0]!.slice(0, 50);
    expect([listings.length, (await push(listings, true)).code]).toEqual([50, replyCodes.ok]);
    const feed = await built('aces');
    const document = readXml(await content(feed));
    const applications = document.children.filter(({ name }) => name === 'App');
    expect([document.name, document.attributes['version'], names(document)[0], names(document).at(-1)]).toEqual([
      'ACES',
      '4.2',
      'Header',
      'Footer',
    ]);
    expect(names(child(document, 'Header')!)).toEqual([...headOrder, 'VcdbVersionDate', 'QdbVersionDate', 'PcdbVersionDate']);
    expect(child(child(document, 'Footer')!, 'RecordCount')!.text).toBe(String(applications.length));
    expect(applications.map(({ attributes }) => attributes['id'])).toEqual(applications.map((_, at) => String(at + 1)));
    for (const application of applications) {
      const found = names(application);
      expect(found.map(name => order.indexOf(name))).toEqual(found.map(name => order.indexOf(name)).toSorted((one, other) => one - other));
      expect(['Years', 'Make', 'Model', 'Qty', 'PartType', 'Part'].every(name => found.includes(name))).toBe(true);
    }
    const { rows: codes } = await sql<{ kind: string; name: string; number: string }>`select kind, name, number from fitment_code`.execute(
      app.db,
    );
    const numberOf = (kind: string, name: string) =>
      codes.find(code => code.kind === kind && code.name.toLowerCase() === name.toLowerCase())?.number;
    const written = new Map<string, Set<string>>();
    for (const application of applications) {
      const years = child(application, 'Years')!.attributes;
      const part = child(application, 'Part')!.text;
      for (let year = Number(years['from']); year <= Number(years['to']); year += 1)
        (written.get(part) ?? written.set(part, new Set()).get(part)!).add(
          `${year} ${child(application, 'Make')!.attributes['id']} ${child(application, 'Model')!.attributes['id']}`,
        );
    }
    const library = await libraryOf(listings);
    let gaps = 0;
    for (const [part, vehicles] of library) {
      const wanted = vehicles.flatMap(({ make, model, year }) => {
        const [madeBy, named] = [numberOf('make', make), numberOf('model', `${make} ${model}`)];
        if (!madeBy || !named) gaps += 1;
        return madeBy && named ? [`${year} ${madeBy} ${named}`] : [];
      });
      expect([...(written.get(part) ?? [])].toSorted()).toEqual([...new Set(wanted)].toSorted());
    }
    expect(gaps > 0).toBe(Number(feed['gaps']) > 0);
    expect(feed['sha256']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[O4f] eBay: a reader of CSV finds the lists of the library, cut to the limit of the category', async () => {
    const all = await list('operationCarModel', carModels, [{ field: 'idKind', op: 'in', value: ['ymm'] }], 300);
    const listings = all.filter(row => Number(row['library']) > 0 && row['site'] === all[0]!['site']).slice(0, 50);
    expect((await push(listings, true)).code).toBe(replyCodes.ok);
    const [head, ...cells] = parse(await content(await built('ebayYmm'))) as string[][];
    expect(head).toEqual(['Action', 'ItemID', 'Relationship', 'RelationshipDetails']);
    const items = new Map<string, FitmentYear[]>();
    let item = '';
    for (const [action, itemId, relationship, details] of cells) {
      if (action === 'Revise') items.set((item = itemId!), []);
      else {
        const said = Object.fromEntries(details!.split('|').map(pair => pair.split('=', 2))) as Record<string, string>;
        expect(relationship).toBe('Compatibility');
        items.get(item)!.push({
          make: said['Make']!,
          model: said['Model']!,
          year: Number(said['Year']),
          submodel: said['Trim'],
          engine: said['Engine'],
          note: said['Notes'],
        });
      }
    }
    const library = await libraryOf(listings);
    expect(items.size).toBe(listings.length);
    for (const listing of listings) {
      const [shown, wanted] = [items.get(String(listing['itemId']))!, library.get(String(listing['sellerSku']))!];
      const limit = Number(listing['categoryLimit'] ?? Infinity);
      expect(shown.length).toBe(Math.min(limit, keys(wanted).length));
      expect(keys(shown).every(key => keys(wanted).includes(key))).toBe(true);
      expect(Number(listing['overLimit'])).toBe(keys(wanted).length - shown.length);
    }
  });

  it('[O4g] Amazon in Europe: patches hold the K-Types of the library, and what has none is a gap', async () => {
    const all = await list('operationCarModel', carModels, [{ field: 'idKind', op: 'in', value: ['ktype'] }], 100);
    const listings = all.filter(row => Number(row['library']) > Number(row['missing']) && row['site'] === all[0]!['site']).slice(0, 50);
    expect((await push(listings, true)).code).toBe(replyCodes.ok);
    const feed = await built('amazonKtype');
    const document = JSON.parse(await content(feed)) as {
      messages: readonly { sku: string; patches: readonly { value: readonly { code: readonly { value: string }[] }[] }[] }[];
    };
    expect(document.messages.map(({ sku }) => sku).toSorted()).toEqual(listings.map(row => String(row['sellerSku'])).toSorted());
    const { rows } = await sql<{ sku: string; types: readonly string[] }>`
      select l.seller_sku as sku, array_agg(distinct v.k_type) as types from listing_fitment l join sku k on l.skus = array[k.sku]
        join fitment f on f.sku = k.id and f.status = 1
        join vehicle_model v on lower(v.make) = lower(f.make) and lower(v.model) = lower(f.model)
          and v.year between f.year_from and f.year_to
          and (f.engine is null or v.engine is null or lower(v.engine) = lower(f.engine))
          and (f.submodel is null or v.submodel is null or lower(v.submodel) = lower(f.submodel)) and v.k_type is not null
      where l.id = any(${listings.map(({ id }) => id)}::bigint[]) group by l.seller_sku`.execute(app.db);
    const typesOf = new Map(rows.map(({ sku, types }) => [sku, types]));
    for (const { sku, patches } of document.messages)
      expect(patches[0]!.value[0]!.code[0]!.value.split(', ').toSorted()).toEqual([...typesOf.get(sku)!].toSorted());
  });

  it('a second push of the same listings changes nothing, and a refused part of a feed goes back to what it showed', async () => {
    const all = await list('operationCarModel', carModels, [{ field: 'sync', op: 'in', value: ['toAdd'] }], 100);
    const [one, other] = all.filter(row => row['site'] === all[0]!['site'] && row['idKind'] === all[0]!['idKind']) as [Row, Row];
    const now = async (row: Row) =>
      (await list('operationCarModel', carModels, [{ field: 'sellerSku', op: 'in', value: [row['sellerSku']] }])).find(
        ({ id }) => id === row.id,
      )!;
    expect((await push([one, other], false)).code).toBe(replyCodes.ok);
    expect((await push([await now(one), await now(other)], false)).reason).toBe('NOTHING_CHANGED');
    expect([(await now(one))['toAdd'], (await now(one))['published']]).toEqual([
      0,
      Number(one['published']) + Number(one['toAdd']) - Number(one['toRemove']),
    ]);
    const [feed] = (await list('fitmentFeeds', feeds, [])).toSorted((first, second) => second.id - first.id);
    const input = { sellerSkus: [one['sellerSku']], reason: 'Unknown vehicle' };
    const refuse = async (row: Row) =>
      app.post(actionPath(feeds, 'refuse'), { page: 'fitmentFeeds', targets: [{ id: row.id, version: row.version }], input }, boss);
    expect((await refuse(feed!)).code).toBe(replyCodes.ok);
    const after = (await list('fitmentFeeds', feeds, [])).find(({ id }) => id === feed!.id)!;
    expect([after['state'], (await refuse(after)).reason]).toEqual(['partly', 'NOT_IN_FEED']);
    expect([(await now(one))['published'], (await now(other))['toAdd']]).toEqual([one['published'], 0]);
  });
});

it('[O4] ranges that are published are the years of the library', () => {
  expect(expandYears([{ make: 'A', model: 'B', yearFrom: 2008, yearTo: 2010 }]).map(({ year }) => year)).toEqual([2008, 2009, 2010]);
});

it('listings are found by the engines and by the numbers of the vehicles that they show', async () => {
  const { rows } = await sql<{ id: number }>`
    update listing_fitment_vehicles set engine = '2.4L', k_type = case when line_no = 0 then '18394' end,
      e_pid = case when line_no = 1 then '101850321' end
    where record_id in (select record_id from listing_fitment_vehicles group by 1 having count(*) > 1 order by 1 limit 2)
    returning record_id as id`.execute(app.db);
  const shown = [...new Set(rows.map(({ id }) => id))].toSorted((one, other) => one - other);
  const found = async (field: string, value: string) =>
    (await list('operationCarModel', carModels, [{ field, op: 'in', value: [value] }]))
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  expect(shown).toHaveLength(2);
  expect([await found('engines', '2.4L'), await found('vehicleNumbers', '18394'), await found('vehicleNumbers', '101850321')]).toEqual([
    shown,
    shown,
    shown,
  ]);
  expect(await found('engines', '2.4')).toEqual([]);
});
