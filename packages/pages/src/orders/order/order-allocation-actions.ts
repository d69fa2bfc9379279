import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';

/** How orders get their warehouse. */
export const orderAllocationActions = [
  {
    key: 'allocate',
    title: text('配仓', 'Allocate'),
    on: 'many',
    most: 500,
    tone: 'primary',
    when: { field: 'status', in: ['pendingAllocate', 'outOfStock'] },
    confirm: text(
      '按仓库与渠道规则选仓并占用库存；每单全部占用，或记为缺货。',
      'Chooses warehouses by the rules and reserves the stock: all of an order, or it is out of stock.',
    ),
  },
  {
    key: 'assignWarehouse',
    title: text('指定仓库', 'Assign warehouse'),
    on: 'one',
    when: { field: 'status', in: ['pendingAllocate', 'outOfStock', 'allocated'] },
    proposes: true,
    confirm: text(
      '从所选仓库占用整单库存；已占用的先释放。',
      'Reserves the whole order in the warehouse; what is reserved elsewhere is released first.',
    ),
    input: { warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true } },
  },
  {
    key: 'reallocate',
    title: text('重新配仓', 'Reallocate'),
    on: 'many',
    most: 500,
    when: { field: 'status', in: ['allocated'] },
    confirm: text('释放占用，回到待配仓。', 'Releases the reservations; the orders return to “To allocate”.'),
  },
  {
    key: 'submit',
    title: text('提交仓库', 'Submit to warehouse'),
    on: 'many',
    most: 500,
    tone: 'primary',
    when: { field: 'status', in: ['allocated'] },
    confirm: text(
      '每个仓库生成一张出库单，占用随之转交。',
      'Creates one outbound order for each warehouse and hands the reservations over.',
    ),
  },
  {
    key: 'recall',
    title: text('撤回', 'Recall'),
    on: 'many',
    most: 500,
    when: { field: 'status', in: ['submitted'] },
    confirm: text(
      '取消仓库的出库单，占用保留；已打包的不能撤回。',
      'Cancels the outbound orders and keeps the stock reserved; what is packed cannot be recalled.',
    ),
  },
] as const satisfies readonly CustomAction[];
