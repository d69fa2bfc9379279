import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

const late = [{ field: 'late', op: 'eq', value: true }] as const;

/** Outbound orders short of stock; overdue past the moment by which they must leave. */
export const outboundsShort: TodoSource = {
  key: 'outboundsShort',
  title: { zh: '缺货的出库单', en: 'Outbound orders short of stock' },
  next: { zh: '补货后“{allocate}”，或“{changeWarehouse}”、“{split}”', en: 'Restock and {allocate}, or {changeWarehouse}, or {split}' },
  page: 'logoutStock',
  tab: 'short',
  filters: () => [],
  overdue: () => late,
};

/** Outbound orders that should have left already. */
export const outboundsLate: TodoSource = {
  key: 'outboundsLate',
  title: { zh: '超过最晚发货的出库单', en: 'Overdue outbound orders' },
  next: { zh: '优先分配、拣货并打包，无法发出的“{hold}”', en: 'Allocate, pick and pack these first; {hold} what cannot leave' },
  page: 'logoutStock',
  tab: 'all',
  filters: () => late,
  overdue: () => late,
};

/** Outbound orders that are held, or whose picked pieces wait to be put back. */
export const outboundsInTrouble: TodoSource = {
  key: 'outboundsInTrouble',
  title: { zh: '异常的出库单', en: 'Outbound exceptions' },
  next: { zh: '排除问题后“{unhold}”，已拣的“{putBack}”', en: 'Solve the problem and {unhold}; {putBack} for picked pieces' },
  page: 'logoutStock',
  tab: 'exception',
  filters: () => [],
};

/** Parcels that are packed and not handed over; overdue what was packed before today. */
export const parcelsToHandOver: TodoSource = {
  key: 'parcelsToHandOver',
  title: { zh: '待交接的包裹', en: 'Parcels to hand over' },
  next: {
    zh: '“{createManifest}”，交给承运商时“{confirmHandover}”',
    en: '{createManifest} and {confirmHandover} when the carrier collects',
  },
  page: 'parcelHandover',
  tab: 'waiting',
  filters: () => [],
  overdue: () => [{ field: 'packedAt', op: 'between', value: 'olderThan1d' }],
};

/** Waves that are released or being picked; overdue past the cut-off of their courier. */
export const wavesOpen: TodoSource = {
  key: 'wavesOpen',
  title: { zh: '未完成的波次', en: 'Unfinished waves' },
  next: { zh: '在承运商截单前拣完并“{close}”', en: 'Pick everything before the carrier cut-off, then {close}' },
  page: 'pickWave',
  tab: 'open',
  filters: () => [],
  overdue: ({ now }) => [{ field: 'cutoffAt', op: 'between', value: [null, now.toISOString()] }],
};
