import { text } from '@axle/kernel';

/** The help of the page of order templates. */
export const templateHelp = {
  why: text(
    '保存核准的订单措辞、包装与质量条款，首单一键生成，打印无误。',
    'Keeps approved order wording, packing and quality clauses, so that a first order is one click and prints right.',
  ),
  notes: [
    text(
      '模板不修改：用“新版本”，以所选模板为底稿保存为下一版本；已有订单保留其原版本，停用模板也不影响它们。',
      'Templates are not edited: “New version” saves the next version, based on the one you ticked. Orders keep the version they were made from, and disabling a template leaves them unchanged.',
    ),
    text(
      '列表默认只列各模板的最新版本；清除筛选可见以前的版本。',
      'The list opens with the latest version of each; clear the filter to see earlier ones.',
    ),
    text(
      '“写订单”打开新建订单并带入供应商、条款、明细与检验计划；数量按规则计算，再按起订量、箱规与订货倍数进位：月销120×1.5个月=180，箱规24时为192。',
      '“Write an order” opens a new order with supplier, terms, lines and inspections. Quantities follow the rule and are rounded up to MOQ, cartons and order multiple: 120 a month × 1.5 = 180, in cartons of 24 192.',
    ),
    text(
      '没有SKU的供应商货号不带入订单；暂停或停用的不能列入模板。',
      'Supplier items without a SKU are left out of the order; paused and stopped ones cannot be in a template.',
    ),
    text(
      '导入时，未知、停用或不属于该供应商的货号只拒绝该行，其余行照常导入；请在导入前改好，再次导入会生成新版本。',
      'An import refuses a row whose item is unknown, stopped or another supplier’s, and takes the others. Mend rows before you import: importing again makes another version.',
    ),
    text(
      '“版式”边改边看样张：抬头、明细列及其顺序、签章；保存为新版本，按它写的订单照此打印。',
      '“Layout” shows the sample as you change it: letterhead, columns and their order, signatures. It is saved as a new version, and orders made from it are printed that way.',
    ),
    text('“样张”以示例数据打印中文或英文订单。', '“Sample” prints an order in Chinese or English with sample data.'),
  ],
};
