import type { RecordValues } from '@axle/page-kit';

const clause = (code: string, topic: string, titles: readonly [string, string], texts: readonly [string, string]): RecordValues => ({
  code,
  topic,
  titleZh: titles[0],
  titleEn: titles[1],
  textZh: texts[0],
  textEn: texts[1],
});

/** The clauses of the demo company. */
export const demoClauses: readonly RecordValues[] = [
  clause(
    'Q-SAMPLE',
    'quality',
    ['封样', 'Reference sample'],
    [
      '批量产品须与双方签字的封样一致；材料、模具或工艺变更须提前30天书面通知 {{company.name}}，经确认后方可生产。',
      'Series goods match the reference sample signed by both parties. Changes of material, tooling or process are announced to {{company.name}} in writing 30 days ahead and need its consent.',
    ],
  ),
  clause(
    'Q-AQL',
    'quality',
    ['检验', 'Inspection'],
    [
      '按GB/T 2828.1检验水平II抽样，致命缺陷零接收，主要AQL 2.5，次要AQL 4.0；不合格批由供方负责挑选或返工。',
      'Sampling to ISO 2859-1, level II: no critical defects, AQL 2.5 major, 4.0 minor. The supplier sorts or reworks rejected lots at its cost.',
    ],
  ),
  clause(
    'Q-TRACE',
    'quality',
    ['追溯', 'Traceability'],
    ['每件产品须有批次号，出厂记录保存10年。', 'Each part bears a batch code; production records are kept for ten years.'],
  ),
  clause(
    'P-EXPORT',
    'packing',
    ['出口包装', 'Export packing'],
    [
      '五层瓦楞外箱，单箱毛重不超过18 kg，通过1.2 m跌落试验；外箱印订单号 {{order.no}} 与SKU。',
      'Five-layer corrugated cartons of at most 18 kg gross that pass a 1.2 m drop test, marked with order {{order.no}} and SKU.',
    ],
  ),
  clause(
    'P-FBA',
    'packing',
    ['FBA标签', 'FBA labels'],
    [
      '每件贴FNSKU标签，原条码须覆盖；混装箱须附装箱单。',
      'An FNSKU label on each unit covers any other barcode; mixed cartons carry a packing list.',
    ],
  ),
  clause(
    'P-RUST',
    'packing',
    ['防锈', 'Rust protection'],
    ['裸露金属面涂防锈油并装VCI袋，防锈期不少于12个月。', 'Bare metal is oiled and packed in VCI bags that protect for 12 months.'],
  ),
  clause(
    'D-LATE',
    'delivery',
    ['逾期', 'Late delivery'],
    [
      '逾期交货每日按逾期金额的0.5%计违约金，最高5%；预计逾期须提前7天通知 {{buyer.name}}。',
      'Late delivery costs 0.5 % of the late value a day, 5 % at most. {{buyer.name}} is notified of expected delays seven days ahead.',
    ],
  ),
  clause(
    'M-INVOICE',
    'payment',
    ['开票', 'Invoices'],
    [
      '发货后7天内开具13%增值税专用发票，注明订单号 {{order.no}}。',
      'A VAT invoice at 13 % that names order {{order.no}} is issued within seven days of shipment.',
    ],
  ),
  clause(
    'L-IP',
    'law',
    ['知识产权', 'Intellectual property'],
    [
      '{{supplier.name}} 保证产品不侵犯第三方专利、商标与外观设计；不得向他人销售我方模具生产的产品。',
      '{{supplier.name}} warrants that the goods infringe no patent, trade mark or design, and sells no parts from our tooling to others.',
    ],
  ),
  clause(
    'L-REACH',
    'law',
    ['REACH与RoHS', 'REACH & RoHS'],
    [
      '产品与包装符合欧盟REACH与RoHS，随首批货提供检测报告。',
      'Goods and packing comply with EU REACH and RoHS; test reports come with the first lot.',
    ],
  ),
];
