import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderLineRecords } from '../order-line/purchase-order-list.ts';
import { boardList } from './board-fields.ts';
import { setTargetAction } from './board-tiles.ts';
import { boardTab } from './board-tool.ts';
import { purchaseKpiOptions } from './board-words.ts';

export const purchaseBoard = definePage({
  key: 'purchaseBoard',
  title: text('采购看板', 'Purchase board'),
  words: ['采购指标', '采购仪表盘', 'purchasing KPIs', 'dashboard'],
  help: {
    why: text(
      '采购团队在一屏上看本期的采购额、及时率、准时率、降本与异常，每个数字都打开它的明细。',
      'The purchasing team sees spend, timeliness, punctuality, savings and exceptions of a period on one screen; every figure opens its lines.',
    ),
    notes: [
      text(
        '金额未税，按订单批准时的汇率折CNY；选了订单币种，则只看该币种的订单，不折算。',
        'Amounts are net, in CNY at the rate at which the order was approved; with an order currency chosen only its orders count, unconverted.',
      ),
      text(
        '下单及时：确认后3个工作日内下单。回复及时：发出后48小时内首次回复，发出不足48小时的不计。',
        'Ordered in time: within 3 working days of confirmation. Replied in time: first reply within 48 hours of sending; orders sent later do not count yet.',
      ),
      text(
        '降本=数量×（基准价−单价）；基准价为上一自然年的加权均价，没有则为首次采购价。',
        'Saving = quantity × (base price − price); the base is the weighted mean of the previous calendar year, else the first price paid.',
      ),
      text(
        '一次验货合格率=首次检验合格的批÷首次检验判定的批，含出货与来料检验。',
        'First-pass lot rate = lots accepted at their first inspection ÷ lots first inspected, outgoing and incoming.',
      ),
      text(
        '逾期未交、未交、在途与待处理异常按当前时点统计；上期与趋势取每日终了时留存的数字。',
        'Overdue, open, in transit and exceptions are as of now; before and trend are what was kept at the end of days.',
      ),
      text(
        '达到目标为绿，达到目标的95%为黄，否则为红；目标按生效日期设置。',
        'Green at the target, amber from 95% of it, else red; each target has an effective date.',
      ),
    ],
  },
  resource: purchaseOrderLineRecords,
  ...boardList,
  tabs: [boardTab, { key: 'tab1', title: text('未交订单行', 'Open lines'), filters: [{ field: 'openQty', op: 'gt', value: 0 }] }],
  standard: ['list', 'export'],
  actions: [setTargetAction('setTarget', purchaseKpiOptions)],
});
