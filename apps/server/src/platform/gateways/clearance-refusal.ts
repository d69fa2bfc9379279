import type { Text } from '@axle/kernel';
import { mainBase } from '@axle/wire';
import type { PartRefusal } from './part-refusal.ts';

const clearance: Text = {
  zh: '提交失败，清仓状态的SKU不允许生成订单',
  en: 'Submit failed, SKUs in clearance status may not generate orders',
};

/**
 * SKUs in clearance keep all from going into orders, until the rest is asked for [spec 8.20]; `path` and `query` ask for the file that
 * lists them.
 */
export const clearanceRefusal = (path: string, query: string, allowed: number): PartRefusal => ({
  code: 'CLEAR_STOCK',
  message: clearance,
  download: { url: `${mainBase}${path}?${query}`, name: 'clearance.xlsx' },
  allowed,
});
