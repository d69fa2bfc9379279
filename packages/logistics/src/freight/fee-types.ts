import { type Text, text } from '@axle/kernel';

/** A kind of fee: of moving goods, or of what becomes of them at a warehouse overseas. */
export interface FeeType {
  readonly code: string;
  readonly group: 'logistics' | 'overseas';
  readonly name: Text;
}

const logistics = (code: string, zh: string, en: string): FeeType => ({ code, group: 'logistics', name: text(zh, en) });
const overseas = (code: string, zh: string, en: string): FeeType => ({ code, group: 'overseas', name: text(zh, en) });

/** [L17] The kinds of fees by which costs are kept, each code once. */
export const feeTypes: readonly FeeType[] = [
  logistics('ocean', '海运费', 'Ocean freight'),
  logistics('surcharge', '附加费', 'Surcharge'),
  logistics('thc_o', '起运港码头费', 'Terminal handling at origin'),
  logistics('thc_d', '目的港码头费', 'Terminal handling at destination'),
  logistics('doc', '文件费', 'Documents'),
  logistics('customs', '报关费', 'Customs clearance'),
  logistics('trucking', '拖车费', 'Trucking'),
  logistics('drayage', '港口短驳费', 'Drayage'),
  logistics('isf', 'ISF申报费', 'ISF filing'),
  logistics('duty', '关税', 'Duty'),
  logistics('import_vat', '进口增值税', 'Import VAT'),
  logistics('mpf', '货物处理费', 'Merchandise processing fee'),
  logistics('hmf', '港口维护费', 'Harbour maintenance fee'),
  logistics('exam', '查验费', 'Customs exam'),
  logistics('demurrage', '滞港费', 'Demurrage'),
  logistics('detention', '滞箱费', 'Detention'),
  logistics('insurance', '保险费', 'Insurance'),
  logistics('air', '空运费', 'Air freight'),
  logistics('express', '快递费', 'Express'),
  logistics('wh_inbound', '仓库入库费', 'Warehouse inbound'),
  logistics('other', '其他', 'Other'),
  overseas('RELABEL', '换标', 'Relabelling'),
  overseas('REPACK', '换包装', 'Repacking'),
  overseas('DISPOSAL', '销毁', 'Disposal'),
  overseas('RETURN_FREIGHT', '退货运费', 'Return freight'),
  overseas('FBA_DEFECT', 'FBA入库缺陷费', 'FBA inbound defect fee'),
  overseas('CUSTOMER_REFUND', '客退赔付', 'Customer refund'),
  overseas('RECALL', '召回', 'Recall'),
  overseas('STORAGE', '滞仓', 'Overdue storage'),
];
