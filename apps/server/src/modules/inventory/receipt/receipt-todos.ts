import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Receipts whose goods have arrived and whose count has not begun; overdue where they were expected before today. */
export const receiptsArrived: TodoSource = {
  key: 'receiptsArrived',
  title: { zh: '已到货待收', en: 'Arrived, to receive' },
  next: { zh: '“{start}”，扫描清点到货', en: '{start} and scan the goods' },
  page: 'receiveOrder',
  tab: 'expected',
  filters: () => [{ field: 'state', op: 'eq', value: 'arrived' }],
  overdue: ({ day }) => [
    { field: 'eta', op: 'between', value: [null, day] },
    { field: 'eta', op: 'ne', value: day },
  ],
  today: ({ day }) => [{ field: 'eta', op: 'eq', value: day }],
};

/** Counted receipts that differ from what was expected, until that is decided. */
export const receiptsDiffer: TodoSource = {
  key: 'receiptsDiffer',
  title: { zh: '待处理收货差异', en: 'Receiving differences to decide' },
  next: { zh: '逐行决定超收、短收和残损，再“{close}”', en: 'Decide on each over, short or damaged line, then {close}' },
  page: 'receiveOrder',
  tab: 'diff',
  filters: () => [],
};
