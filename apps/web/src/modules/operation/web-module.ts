import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of listings and margins. */
export const operationModule: WebModuleOf<'operation'> = {
  word: 'operation',
  views: {
    'operation/distribution-matrix': async () => ({
      default: (await import('./distribution/distribution-matrix.view.tsx')).DistributionMatrix,
    }),
    'operation/image-cards': async () => ({ default: (await import('./image/image-cards.view.tsx')).ImageCards }),
    'operation/profit-waterfall': async () => ({ default: (await import('./profit/profit-waterfall.view.tsx')).ProfitWaterfall }),
    'operation/spread-matrix': async () => ({ default: (await import('./stock/spread-matrix.view.tsx')).SpreadMatrix }),
    'operation/sales-pivot': async () => ({ default: (await import('./sales/sales-pivot.view.tsx')).SalesPivot }),
  },
  ports: [],
};
