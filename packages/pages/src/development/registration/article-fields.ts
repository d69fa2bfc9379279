import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { identityFields } from '../../catalog/sku/identity-fields.ts';
import { sizeFields } from '../../catalog/sku/size-fields.ts';
import { tradeFields } from '../../catalog/sku/trade-fields.ts';

/** A field of SKUs as it stands before there is a SKU: nothing of it waits for a second person, the registration does as a whole. */
const unapproved = <SkuField extends { readonly approval?: boolean }>({ approval: _, ...field }: SkuField) => field;

/** What will be the SKU, in fields of the same names. */
export const articleFields = {
  images: identityFields.images,
  nameZh: identityFields.nameZh,
  nameEn: { ...identityFields.nameEn, hidden: true },
  brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', width: 130 },
  category: identityFields.category,
  uom: identityFields.uom,
  pcsPerUom: identityFields.pcsPerUom,
  position: identityFields.position,
  oeNumbers: identityFields.oeNumbers,
  gtin: {
    kind: 'code',
    label: text('条码', 'Barcode'),
    maxLength: 14,
    pattern: '[0-9]{8}|[0-9]{12,14}',
    width: 130,
    help: text('8、12、13或14位，末位为校验位。', '8, 12, 13 or 14 digits; the last is the check digit.'),
  },
  hazard: sizeFields.hazard,
  un383: {
    kind: 'files',
    label: text('UN 38.3报告', 'UN 38.3 report'),
    most: 3,
    endings: ['pdf', 'jpg', 'jpeg', 'png'],
    mostBytes: 20_971_520,
    hidden: true,
    width: 120,
    help: text('带电产品必须上传。', 'Required for articles with a battery.'),
  },
  unitL: unapproved(sizeFields.unitL),
  unitW: unapproved(sizeFields.unitW),
  unitH: unapproved(sizeFields.unitH),
  unitNetKg: sizeFields.unitNetKg,
  unitGrossKg: unapproved(sizeFields.unitGrossKg),
  cartonQty: unapproved(sizeFields.cartonQty),
  cartonL: unapproved(sizeFields.cartonL),
  cartonW: unapproved(sizeFields.cartonW),
  cartonH: unapproved(sizeFields.cartonH),
  cartonGrossKg: unapproved(sizeFields.cartonGrossKg),
  tariffCn: unapproved(tradeFields.tariffCn),
  declNameZh: tradeFields.declNameZh,
  declNameEn: tradeFields.declNameEn,
  materialZh: tradeFields.materialZh,
  materialEn: tradeFields.materialEn,
  originCountry: { kind: 'ref', label: text('原产国', 'Country of origin'), entity: 'country', initialCode: 'CN', width: 110 },
} as const satisfies Fields;
