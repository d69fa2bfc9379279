import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { sellerSkuPattern } from '../../catalog/mapping/mapping-options.ts';

/** PendingStatus. */
export const pendingStateField = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'waitInfo', label: text('待资料', 'Missing data'), tone: 'warn' },
    { code: 'ready', label: text('待创建', 'Ready'), tone: 'info' },
    { code: 'pushed', label: text('已提交', 'Pushed'), tone: 'info' },
    { code: 'created', label: text('已获ASIN', 'Has its ASIN'), tone: 'good' },
    { code: 'blocked', label: text('受阻', 'Blocked'), tone: 'bad' },
    { code: 'abandoned', label: text('放弃', 'Abandoned'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const open = ['waitInfo', 'ready', 'pushed', 'blocked'] as const;
const reason = (key: string, zh: string, en: string) =>
  ({ [key]: { kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 } }) as const;

/** [N16] The life of a pending listing. What is complete is ready by itself, and waits again where something is taken away. */
export const pendingStates = {
  field: 'state',
  initial: 'waitInfo',
  final: ['created', 'abandoned'],
  editable: ['waitInfo', 'ready', 'pushed'],
  deletable: [],
  transitions: [
    { key: 'complete', title: text('资料齐全', 'Complete'), from: ['waitInfo'], to: 'ready' },
    { key: 'lack', title: text('资料缺失', 'Incomplete'), from: ['ready'], to: 'waitInfo' },
    {
      key: 'push',
      title: text('提交', 'Push'),
      from: ['ready'],
      to: 'pushed',
      tone: 'primary',
      confirm: text(
        '生成并下载上架文件：用它在卖家后台创建Listing，之后填写ASIN。',
        'Makes and downloads the listing file: create the listing in Seller Central with it, then enter its ASIN.',
      ),
      thenFile: 'listingFile',
    },
    {
      key: 'setAsin',
      title: text('填写ASIN', 'Enter ASIN'),
      from: ['pushed'],
      to: 'created',
      tone: 'primary',
      input: {
        asin: {
          kind: 'code',
          label: text('ASIN', 'ASIN'),
          required: true,
          maxLength: 10,
          pattern: '[A-Z0-9]{10}',
          help: text('10位大写字母或数字。', '10 capital letters or digits.'),
        },
        sellerSku: { kind: 'code', label: text('卖家SKU', 'Seller SKU'), required: true, maxLength: 60, pattern: sellerSkuPattern },
      },
      oneWay: text('ASIN填写后已建立PT SKU与映射，请在PT SKU页修改。', 'Its PT SKU and map are made; change them on the “PT SKU” page.'),
    },
    {
      key: 'block',
      title: text('受阻', 'Block'),
      from: ['ready', 'pushed'],
      to: 'blocked',
      tone: 'danger',
      input: reason('blocker', '受阻原因', 'Blocker'),
      confirm: text('在新品异常中登记“上架受阻”。', 'Raises the exception “Listing blocked”.'),
    },
    { key: 'unblock', title: text('解除受阻', 'Unblock'), permission: 'block', from: ['blocked'], to: 'ready' },
    {
      key: 'abandon',
      title: text('放弃', 'Abandon'),
      from: [...open],
      to: 'abandoned',
      tone: 'danger',
      input: reason('abandonReason', '放弃原因', 'Reason'),
      oneWay: text('放弃的站点不再上架。', 'The SKU is no longer listed there.'),
    },
  ],
} as const satisfies StateMachine;
