import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from '../board/board-fields.ts';
import { setTargetAction } from '../board/board-tiles.ts';
import { managementTab } from './management-tool.ts';
import { managementKpiOptions } from './management-words.ts';

export const managementBoard = definePage({
  key: 'managementBoard',
  title: text('管理看板', 'Management board'),
  words: ['管理层看板', '采购支出分析', 'spend analysis', 'exposure', 'HHI'],
  help: {
    why: text(
      '管理层看采购支出、资金敞口与供应风险，而不是单据。',
      'Management sees spend, exposure and supply risk rather than documents.',
    ),
    notes: [
      text(
        '采购额未税，按订单批准时的汇率折CNY；余额与付款按最近汇率折算。选了币种则只看该币种，不折算。',
        'Spend is net, in CNY at the rate at which orders were approved; balances and payments are at the last rate. With a currency chosen only it counts, unconverted.',
      ),
      text(
        '采购额变动=价格+数量+结构：价格为本月数量×单价差，数量按对比期均价，其余为结构。',
        'Change of spend = price + volume + mix: price is this month’s quantity × the price difference, volume is at the mean price before, mix is the rest.',
      ),
      text(
        'HHI为各供应商占比（%）的平方和，最高10,000；不良质量成本为当月已确认的扣款、索赔与退货。',
        'HHI is the sum of the squared shares (%) of suppliers, 10,000 at most; poor quality costs the deductions, claims and returns agreed in the month.',
      ),
      text(
        '付款、余额、在途、单一货源与未交行按当前时点；付款含逾期、本周与其后8周，不含已付。',
        'Payments, balances, in transit, single sources and open lines are as of now; payments are overdue ones, this week and the next 8, without what is paid.',
      ),
      text(
        '合计为公司全部数据；无权查看的供应商在明细中合为“其他”。',
        'Figures are of the whole company; in their rows, suppliers that you may not see are summed as “Others”.',
      ),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [managementTab, { key: 'tab1', title: text('未交订单行', 'Open lines'), filters: [{ field: 'openQty', op: 'gt', value: 0 }] }],
  standard: ['list', 'export'],
  actions: [setTargetAction('setManagementTarget', managementKpiOptions)],
});
