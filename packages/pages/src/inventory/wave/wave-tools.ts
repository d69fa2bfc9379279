import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { waveTypeOptions } from './wave-options.ts';

/** Of which orders waves are built, and how large they may be. */
export const waveInputs: Readonly<Record<string, LineField>> = {
  warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true },
  channel: { kind: 'ref', label: text('物流渠道', 'Channel'), entity: 'logisticsChannel' },
  shipBy: { kind: 'instant', label: text('最晚发货不晚于', 'Ship by, latest') },
  maxOrders: { kind: 'integer', label: text('每波最多单数', 'Max orders per wave'), required: true, min: 1, max: 200, initial: 30 },
  maxVolume: {
    kind: 'decimal',
    label: text('每波最大体积（m³）', 'Max volume per wave (m³)'),
    required: true,
    scale: 3,
    min: '0.001',
    max: '100',
    initial: '2',
  },
};

/** The waves that would be built, before they are. */
export const tryBuild = {
  key: 'tryBuild',
  title: text('试组波', 'Preview'),
  tool: {
    reads: ['type', 'warehouse', 'cutoffAt', 'courier'],
    inputs: waveInputs,
    results: {
      waves: { kind: 'integer', label: text('波次数', 'Waves'), min: 0, max: 10_000 },
      orders: { kind: 'integer', label: text('出库单数', 'Orders'), min: 0, max: 100_000 },
      lines: {
        kind: 'lines',
        label: text('将建的波次', 'Waves to be built'),
        by: ['place'],
        most: 10_000,
        sums: ['orders'],
        fields: {
          place: { kind: 'integer', label: text('序', 'No.'), min: 1, max: 10_000, width: 70 },
          type: { kind: 'enum', label: text('类型', 'Type'), options: waveTypeOptions, width: 130 },
          cutoffAt: { kind: 'instant', label: text('承运商截单', 'Carrier cut-off'), width: 160 },
          courier: { kind: 'ref', label: text('快递商', 'Courier'), entity: 'courier', width: 160 },
          orders: { kind: 'integer', label: text('出库单', 'Orders'), min: 0, max: 200, width: 100 },
        },
      },
    },
  },
} as const satisfies PageTab;
