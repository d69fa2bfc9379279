import { text } from '@axle/kernel';
import { type Fields, pictureEndings } from '@axle/page-kit';

/** What of an order follows from its lines, and what it earned. */
export const soldFields = {
  image: {
    kind: 'files',
    label: text('图片', 'Image'),
    most: 1,
    endings: pictureEndings,
    mostBytes: 5_242_880,
    readOnly: true,
    figure: true,
    seenWith: { page: 'skuList', field: 'images' },
    width: 70,
  },
  sellerSkus: {
    kind: 'tags',
    label: text('PT SKU', 'PT SKU'),
    readOnly: true,
    figure: true,
    maxLength: 80,
    width: 170,
    through: { view: 'sales_order_seller_sku', by: ['id'], column: 'seller_sku' },
  },
  vehicles: {
    kind: 'text',
    label: text('车型', 'Vehicle'),
    readOnly: true,
    figure: true,
    unsorted: true,
    maxLength: 30_000,
    width: 170,
    help: text('买家在各行填写的车型。', 'What buyers named on the lines.'),
  },
  profit: {
    kind: 'money',
    label: text('预估利润', 'Est. profit'),
    readOnly: true,
    figure: true,
    unsorted: true,
    scale: 4,
    places: 2,
    currency: { field: 'currency' },
    seenWith: { page: 'orderProfit', field: 'profit' },
    width: 110,
    help: text(
      '发货后按“订单利润”得出；费用、运费与退款到账前为预估。',
      'From “Order profit” once it is shipped; an estimate until fees, freight and refunds are billed.',
    ),
  },
} as const satisfies Fields;
