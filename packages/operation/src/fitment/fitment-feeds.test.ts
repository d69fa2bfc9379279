import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFitment } from '../testing.ts';
import { type AcesHeader, acesXml } from './aces-xml.ts';
import { amazonFitment } from './amazon-fitment.ts';
import { compareListing } from './compare-listing.ts';
import { compressYears } from './compress-years.ts';
import { ebayCompatibility } from './ebay-compatibility.ts';
import { type FitmentYear, fitmentKey } from './fitment-row.ts';
import { feedKindOf } from './feed-kind.ts';
import { publishedRow } from './published-row.ts';
import { xmlElement, xmlText } from './xml-text.ts';

const camry = (year: number, more: Partial<FitmentYear> = {}): FitmentYear => ({ make: 'Toyota', model: 'Camry', year, ...more });
const lists = fc.array(anyFitment(), { maxLength: 40 });
const header: AcesHeader = {
  company: 'Axle & Sons',
  senderName: 'Listings',
  senderPhone: '1-555-0100',
  transferDate: '2026-05-20',
  title: 'Brake pads',
  submission: 'FULL',
  vcdbDate: '2026-04-24',
  qdbDate: '2026-04-24',
  pcdbDate: '2026-04-24',
};
const numbers = {
  make: (make: string) => (make.toLowerCase() === 'toyota' ? '76' : undefined),
  model: (_: string, model: string) => ({ camry: '681', corolla: '682' })[model.toLowerCase()],
  submodel: (submodel: string) => (submodel === 'LE' ? '12' : undefined),
};

describe('[O4e] ACES', () => {
  it('writes an application for each range, in the order of the schema, and counts them', () => {
    const rows = [camry(2008), camry(2009), camry(2011, { submodel: 'LE', engine: '2.4L <L4>' })];
    const { xml, records, gaps } = acesXml(header, [{ part: 'BP-0446', partType: '1684', position: '22', qty: 1, rows }], numbers);
    expect(xml).toContain('<Company>Axle &amp; Sons</Company>');
    expect(xml).toContain(
      '<App action="A" id="1"><Years from="2008" to="2009"/><Make id="76"/><Model id="681"/><Qty>1</Qty><PartType id="1684"/>' +
        '<Position id="22"/><Part>BP-0446</Part></App>',
    );
    expect(xml).toContain('<Model id="681"/><SubModel id="12"/><Note>2.4L &lt;L4&gt;</Note><Qty>');
    expect([xml.includes('<RecordCount>2</RecordCount>'), records, gaps]).toEqual([true, 2, []]);
  });

  it('a make, a model or a part type without a number is a gap', () => {
    const rows = [camry(2008), { ...camry(2008), make: 'Lada' }, { ...camry(2009), model: 'Yaris' }, { ...camry(2010), model: 'Yaris' }];
    const { records, gaps } = acesXml(
      header,
      [
        { part: 'P1', partType: '1', qty: 1, rows },
        { part: 'P2', partType: undefined, qty: 1, rows: [camry(2008)] },
      ],
      numbers,
    );
    expect(records).toBe(1);
    expect(gaps.map(({ part, lacks, name }) => `${part} ${lacks} ${name}`)).toEqual([
      'P1 make Lada',
      'P1 model Toyota Yaris',
      'P2 partType P2',
    ]);
  });

  it('against what was sent before, ranges that differ alone are written: what goes first, with the action D', () => {
    const before = [2008, 2009, 2010].map(year => camry(year));
    const of = (rows: readonly FitmentYear[]) =>
      acesXml(header, [{ part: 'P1', partType: '1', qty: 1, brand: 'BBBB', rows, before }], numbers);
    const { xml } = of([camry(2009), camry(2010), camry(2012)]);
    expect(xml.match(/action="[AD]" id="\d"><Years from="\d+" to="\d+"/g)).toEqual([
      'action="D" id="1"><Years from="2008" to="2010"',
      'action="A" id="2"><Years from="2009" to="2010"',
      'action="A" id="3"><Years from="2012" to="2012"',
    ]);
    expect([xml.includes('<Part BrandAAIAID="BBBB">P1</Part>'), of(before).records]).toEqual([true, 0]);
  });

  it('numbers applications without a gap, one for each range that has numbers', () => {
    fc.assert(
      fc.property(lists, rows => {
        const all = { make: () => '1', model: () => '2', submodel: () => undefined };
        const { xml, records } = acesXml(header, [{ part: 'P', partType: '3', qty: 2, rows }], all);
        expect(records).toBe(compressYears(rows).length);
        expect([...xml.matchAll(/<App action="A" id="(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
          Array.from({ length: records }, (_, at) => at + 1),
        );
      }),
    );
  });

  it('no text breaks the document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const written = xmlElement('a', { b: text }, text);
        expect(written.split('<').length).toBe(3);
        expect(xmlText(text)).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
      }),
    );
  });
});

describe('[O4f] eBay', () => {
  it('lists year, make and model below the item that is revised, and a K-Type once', () => {
    const rows = [camry(2008, { submodel: 'LE|SE', engine: '2.4L' }), camry(2009, { note: 'Front' })];
    expect(ebayCompatibility([{ item: '1100', rows }], 'ymm')).toEqual([
      ['Revise', '1100', '', ''],
      ['', '', 'Compatibility', 'Year=2008|Make=Toyota|Model=Camry|Trim=LE SE|Engine=2.4L'],
      ['', '', 'Compatibility', 'Year=2009|Make=Toyota|Model=Camry|Notes=Front'],
    ]);
    const named = [2008, 2009].map(year => camry(year, { externalId: '8123' }));
    expect(ebayCompatibility([{ item: '1100', rows: named }], 'ktype').slice(1)).toEqual([['', '', 'Compatibility', 'Ktype=8123']]);
    expect(ebayCompatibility([{ item: '1100', rows: named }], 'epid')[1]![3]).toBe('ePID=8123');
  });
});

describe('[O4g] Amazon', () => {
  const market = { sellerId: 'A1', marketplaceId: 'A1PA6795UKMFR9', language: 'de_DE' };

  it('replaces the whole list of K-Types, with the notes of each', () => {
    const rows = [camry(2008, { externalId: '10232', note: 'Sport' }), camry(2009, { externalId: '10234' })];
    const { header: head, messages } = amazonFitment([{ sellerSku: 'BP-1', productType: 'BRAKE_PAD', rows }], market);
    expect(head).toEqual({ sellerId: 'A1', version: '2.0', issueLocale: 'de_DE' });
    expect(messages).toEqual([
      {
        messageId: 1,
        sku: 'BP-1',
        operationType: 'PATCH',
        productType: 'BRAKE_PAD',
        patches: [
          {
            op: 'replace',
            path: '/attributes/vehicle_fitment',
            value: [
              {
                standard: [{ value: 'ktype', language_tag: 'de_DE' }],
                code: [{ value: '10232, 10234', language_tag: 'de_DE' }],
                note: [{ value: '{"10232":[[["Note","Sport"]]]}', language_tag: 'de_DE' }],
                marketplace_id: 'A1PA6795UKMFR9',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('a listing that fits nothing loses the attribute', () => {
    expect(amazonFitment([{ sellerSku: 'BP-1', productType: 'X', rows: [] }], market).messages[0]!.patches[0]!.op).toBe('delete');
  });
});

describe('[O4h] a listing against the library', () => {
  it('leaves excluded vehicles out, cuts to the limit, and says what remains to be done', () => {
    const library = [2008, 2009, 2010, 2011].map(year => camry(year));
    const excluded = [{ make: 'toyota', model: 'CAMRY', yearFrom: 2008, yearTo: 2008 }];
    const found = compareListing({ library, published: [camry(2011), camry(2015)], excluded, most: 2 });
    const years = (rows: readonly FitmentYear[]) => rows.map(row => row.year);
    expect([found.toAdd, found.toRemove, found.same, found.overLimit, found.excluded].map(years)).toEqual([
      [2010],
      [2015],
      [2011],
      [2009],
      [2008],
    ]);
    expect(found.sync).toBe('overLimit');
    const sync = (published: readonly FitmentYear[], more: object = {}) =>
      compareListing({ library, published, excluded: [], most: undefined, ...more }).sync;
    expect([sync(library), sync([]), sync([...library, camry(1999)])]).toEqual(['same', 'toAdd', 'toRemove']);
    expect([sync([], { library: [] }), sync(library, { missing: [camry(2030)] })]).toEqual(['error', 'error']);
  });

  it('every row of the library is wanted, over the limit or excluded', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(20), (library, published, most) => {
        const excluded = library.slice(0, 2).map(({ make, model }) => ({ make, model }));
        const { wanted, overLimit, excluded: out } = compareListing({ library, published, excluded, most });
        const keys = [...wanted, ...overLimit, ...out].map(fitmentKey);
        expect(keys.toSorted()).toEqual([...new Set(library.map(fitmentKey))].toSorted());
      }),
    );
  });
});

describe('[O4i] rows of a file of published vehicles', () => {
  it('years stand in one column or in two', () => {
    const of = (from: string, to = '') => {
      const { cells } = publishedRow({ 'vehicles.yearFrom': from, 'vehicles.yearTo': to });
      return `${cells['vehicles.yearFrom']} ${cells['vehicles.yearTo']}`;
    };
    expect([of('2008-2014'), of('2008 – 2014'), of('2008'), of('2008', '2010'), of('')]).toEqual([
      '2008 2014',
      '2008 2014',
      '2008 2008',
      '2008 2010',
      ' ',
    ]);
  });
});

describe('[O4j] the file of a platform', () => {
  it('goes by the platform and by how it names vehicles', () => {
    expect([feedKindOf('ebay', 'ymm'), feedKindOf('ebay', 'epid'), feedKindOf('ebay', 'ktype')]).toEqual([
      'ebayYmm',
      'ebayEpid',
      'ebayKtype',
    ]);
    expect([feedKindOf('amazon', 'ktype'), feedKindOf('amazon', 'ymm'), feedKindOf('walmart', 'aces')]).toEqual([
      'amazonKtype',
      'aces',
      'aces',
    ]);
  });
});
