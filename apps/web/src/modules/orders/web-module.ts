import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of sales orders. */
export const ordersModule: WebModuleOf<'orders'> = { word: 'orders', views: {}, ports: [] };
