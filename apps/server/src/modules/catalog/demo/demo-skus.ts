import { gtinCheckDigit } from '@axle/catalog';
import type { RecordValues } from '@axle/page-kit';
import { lots } from '../../../platform/demo/lots.ts';
import { demoBrands } from './demo-catalogue.ts';
import { demoCars, type DemoPart, demoParts } from './demo-parts.ts';

/** A SKU of the demo; category, brand and country of origin by code. */
export type DemoSku = RecordValues & {
  readonly sku: string;
  readonly category: string;
  readonly brand: string;
  readonly originCountry: string;
};

const digits = (draw: (below: number) => number, count: number) => Array.from({ length: count }, () => draw(10)).join('');

/** How each maker writes its numbers. */
const oeNumbers: Readonly<Record<string, (draw: (below: number) => number) => string>> = {
  toyota: draw => `${digits(draw, 5)}-${digits(draw, 5)}`,
  honda: draw => `${digits(draw, 5)}-T${'ABEGLRV'[draw(7)]}A-A0${1 + draw(9)}`,
  ford: draw => `${'FJKL'[draw(4)]}L3Z-${digits(draw, 4)}-${'ABC'[draw(3)]}`,
  gm: draw => `84${digits(draw, 6)}`,
  nissan: draw => `${digits(draw, 5)}-${draw(10)}BA0${'AB'[draw(2)]}`,
  mopar: draw => `68${digits(draw, 6)}A${'ABC'[draw(3)]}`,
  subaru: draw => `${digits(draw, 5)}AL0${digits(draw, 2)}`,
  bmw: draw => `${11 + draw(80)} ${digits(draw, 2)} ${draw(10)} ${digits(draw, 3)} ${digits(draw, 3)}`,
};

const statuses = ['onSale', 'onSale', 'onSale', 'onSale', 'onSale', 'new', 'new', 'clearance', 'draft', 'stopped'];
const kilograms = (weight: number) => String(Math.round(weight * 1000) / 1000);

/** The sides of a carton that holds so many pieces, in cm: layers of two, upright. */
function carton({ sides: [length, width, height], cartonQty }: DemoPart): readonly [number, number, number] {
  const across = cartonQty > 1 ? 2 : 1;
  const along = cartonQty >= 12 ? 3 : 1;
  const layers = Math.ceil(cartonQty / (across * along));
  const [long, wide, high] = [length * along + 2, width * across + 2, height * layers + 2];
  return high <= 120 ? [long, wide, high] : [long * 2, wide, Math.ceil(high / 2)];
}

/** Three hundred parts as a business of this trade sells them, the same each time, each within every rule of the catalogue. */
export function demoSkus(): readonly DemoSku[] {
  const draw = lots(20_260_520);
  const own = demoBrands.filter(([, , , kind]) => kind === 'own').map(([code]) => code);
  return demoParts.flatMap((part, row) =>
    demoCars.map(([carZh, carEn, years, maker], place): DemoSku => {
      const number = 10_000 + row * demoCars.length + place;
      const gross = part.gross * (0.9 + draw(20) / 100);
      const multiple = part.cartonQty;
      const [length, width, height] = carton(part);
      const price = Math.round(part.price * (0.85 + draw(30) / 100) * 10) / 10;
      const gtin = `6901234${String(number)}`;
      return {
        sku: `${part.prefix}-${number}`,
        nameZh: `${part.zh} ${carZh} ${years}`,
        nameEn: `${part.en} ${carEn} ${years}`,
        shortName: part.zh,
        kind: 'single',
        category: part.category,
        brand: own[draw(own.length)]!,
        uom: part.uom,
        pcsPerUom: part.pieces,
        position: part.position,
        gtin: `${gtin}${gtinCheckDigit(gtin)}`,
        oeNumbers: Array.from({ length: 1 + draw(3) }, () => oeNumbers[maker]!(draw)),
        salesStatus: statuses[draw(statuses.length)],
        unitL: String(part.sides[0]),
        unitW: String(part.sides[1]),
        unitH: String(part.sides[2]),
        unitGrossKg: kilograms(gross),
        unitNetKg: kilograms(gross * 0.94),
        cartonL: String(length),
        cartonW: String(width),
        cartonH: String(height),
        cartonGrossKg: kilograms(gross * part.cartonQty + 0.9),
        cartonQty: part.cartonQty,
        packType: part.price > 200 ? 'brownBox' : 'colourBox',
        hazard: part.hazard,
        declNameZh: part.zh,
        declNameEn: part.en,
        materialZh: part.material[0],
        materialEn: part.material[1],
        useZh: '汽车维修',
        useEn: 'Car repair',
        originCountry: 'CN',
        brandExport: 1,
        preference: 0,
        price: String(price),
        taxRate: '13',
        leadDays: 15 + draw(31),
        moq: multiple * (5 + draw(16)),
        orderMultiple: multiple,
        iqcRequired: true,
        inspectionLevel: 'II',
        aql: '2.5',
        warrantyMonths: 12 + 12 * draw(2),
      };
    }),
  );
}
