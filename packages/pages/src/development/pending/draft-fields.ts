import { text } from '@axle/kernel';
import { type Fields, pictureEndings } from '@axle/page-kit';
import { fulfilmentOptions, sellerSkuPattern } from '../../catalog/mapping/mapping-options.ts';

const file = (zh: string, en: string, most: number) =>
  ({
    kind: 'files',
    label: text(zh, en),
    most,
    endings: ['pdf', 'xlsx', 'csv', 'jpg', 'jpeg', 'png'],
    mostBytes: 20_971_520,
    hidden: true,
    width: 110,
  }) as const;

/** What a listing will say. */
export const draftFields = {
  productType: { kind: 'text', label: text('商品类型', 'Product type'), maxLength: 80, width: 130 },
  gtin: {
    kind: 'code',
    label: text('GTIN', 'GTIN'),
    maxLength: 14,
    pattern: '[0-9]{8}|[0-9]{12,14}',
    width: 130,
    help: text('8、12、13或14位，末位为校验位。', '8, 12, 13 or 14 digits; the last is the check digit.'),
  },
  gtinExempt: { kind: 'bool', label: text('GTIN豁免', 'GTIN exempt'), initial: false, hidden: true, width: 100 },
  title: { kind: 'text', label: text('标题', 'Title'), maxLength: 200, lines: 2, width: 280 },
  bullets: {
    kind: 'lines',
    label: text('五点描述', 'Bullets'),
    by: ['text'],
    most: 5,
    fields: { text: { kind: 'text', label: text('描述', 'Bullet'), required: true, maxLength: 500, width: 520 } },
  },
  keywords: { kind: 'text', label: text('搜索词', 'Search terms'), maxLength: 250, hidden: true, width: 180 },
  price: { kind: 'money', label: text('售价', 'Price'), scale: 2, min: '0.01', currency: { field: 'currency' }, width: 110 },
  images: {
    kind: 'files',
    label: text('图片', 'Images'),
    most: 7,
    endings: pictureEndings,
    mostBytes: 5_242_880,
    width: 88,
    purposes: [
      { code: 'main', label: text('主图', 'Main image') },
      { code: 'pack', label: text('包装图', 'Packaging') },
      { code: 'detail', label: text('细节图', 'Detail') },
    ],
    help: text('建立时取自SKU，最多7张。', 'Taken from the SKU at first; 7 at most.'),
  },
  fitmentFile: file('适配文件', 'Fitment file', 3),
  complianceOk: { kind: 'bool', label: text('合规已确认', 'Compliance confirmed'), initial: false, width: 110 },
  gpsrPerson: {
    kind: 'text',
    label: text('欧盟责任人', 'EU responsible person'),
    maxLength: 200,
    hidden: true,
    width: 160,
    help: text('欧盟站点必填（GPSR）。', 'Required on sites of the EU (GPSR).'),
  },
  gpsrLabel: file('欧盟标签', 'EU label', 3),
  fulfilment: {
    kind: 'enum',
    label: text('配送方式', 'Fulfilment'),
    required: true,
    initial: 'fba',
    options: fulfilmentOptions,
    width: 100,
  },
  asin: { kind: 'code', label: text('ASIN', 'ASIN'), maxLength: 10, pattern: '[A-Z0-9]{10}', width: 120 },
  sellerSku: { kind: 'code', label: text('卖家SKU', 'Seller SKU'), maxLength: 60, pattern: sellerSkuPattern, width: 160 },
} as const satisfies Fields;
