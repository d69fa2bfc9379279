import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of sales orders. */
export const ordersModule: WebModuleOf<'orders'> = {
  word: 'orders',
  views: {
    'orders/pending-merge': async () => ({ default: (await import('./merge/pending-merge.view.tsx')).PendingMerge }),
    'orders/order-split': async () => ({ default: (await import('./split/order-split.view.tsx')).OrderSplit }),
  },
  ports: [],
};
