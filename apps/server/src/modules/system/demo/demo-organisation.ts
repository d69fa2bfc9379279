import { type Text, text } from '@axle/kernel';

/** A part of the demo company. */
export interface DemoOrg {
  readonly code: string;
  readonly name: Text;
  readonly parent?: string;
}

const org = (code: string, zh: string, en: string, parent?: string): DemoOrg => ({ code, name: text(zh, en), parent });

/** The demo company, parents before their parts. */
export const demoOrganisation: readonly DemoOrg[] = [
  org('HQ', '安行汽配', 'Anxing Auto Parts'),
  org('GM', '总经办', 'General management', 'HQ'),
  org('IT', '信息部', 'Information technology', 'HQ'),
  org('PD', '商品部', 'Product data', 'HQ'),
  org('PD-CAT', '资料组', 'Catalogue team', 'PD'),
  org('PU', '采购部', 'Purchasing', 'HQ'),
  org('PU-1', '采购一组', 'Purchasing team 1', 'PU'),
  org('QC', '品质部', 'Quality', 'HQ'),
  org('PL', '计划部', 'Planning', 'HQ'),
  org('WH', '仓储部', 'Warehousing', 'HQ'),
  org('WH-SZ', '深圳仓', 'Shenzhen warehouse', 'WH'),
  org('WH-LA', '洛杉矶仓', 'Los Angeles warehouse', 'WH'),
  org('LO', '物流部', 'Logistics', 'HQ'),
  org('LO-CU', '关务组', 'Customs team', 'LO'),
  org('OP', '运营部', 'Operations', 'HQ'),
  org('OP-US', '美国站组', 'US marketplaces', 'OP'),
  org('OM', '订单部', 'Order desk', 'HQ'),
  org('FI', '财务部', 'Finance', 'HQ'),
  org('AU', '审计部', 'Internal audit', 'HQ'),
];
