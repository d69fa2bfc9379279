import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views and ports of stations, counts and reports of the warehouses. */
export const inventoryModule: WebModuleOf<'inventory'> = {
  word: 'inventory',
  views: {
    'inventory/pick-walk': async () => ({ default: (await import('./pick-walk/pick-walk.view.tsx')).PickWalk }),
    'inventory/centre-map': async () => ({ default: (await import('./fba/centre-map.view.tsx')).CentreMap }),
    'inventory/slow-moving-map': async () => ({ default: (await import('./slow-moving/slow-moving-map.view.tsx')).SlowMovingMap }),
    'inventory/pack-station': async () => ({ default: (await import('./pack-station/pack-station.view.tsx')).PackStation }),
    'inventory/manifests': async () => ({ default: (await import('./manifests/manifests.view.tsx')).Manifests }),
    'inventory/putaway-scan': async () => ({ default: (await import('./putaway/putaway-scan.view.tsx')).PutawayScan }),
    'inventory/stocktake-variances': async () => ({
      default: (await import('./stocktake-variances/stocktake-variances.view.tsx')).StocktakeVariances,
    }),
    'inventory/blind-count': async () => ({ default: (await import('./blind-count/blind-count.view.tsx')).BlindCount }),
    'inventory/receive-station': async () => ({ default: (await import('./receive-station/receive-station.view.tsx')).ReceiveStation }),
  },
  ports: [],
};
