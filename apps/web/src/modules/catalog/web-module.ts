import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';
import { BomTools, httpBomTools } from './bom/bom-tools.ts';
import { httpPropertySheets, PropertySheets } from './property/property-sheets.ts';

/** Views and ports of vehicles, BOMs, properties and sites. */
export const catalogModule: WebModuleOf<'catalog'> = {
  word: 'catalog',
  views: {
    'catalog/vehicle-search': async () => ({ default: (await import('./vehicle-search/vehicle-search.view.tsx')).VehicleSearch }),
    'catalog/vehicle-coverage': async () => ({ default: (await import('./vehicle-coverage/vehicle-coverage.view.tsx')).VehicleCoverage }),
    'catalog/bom-where-used': async () => ({ default: (await import('./bom/where-used.view.tsx')).WhereUsed }),
    'catalog/bom-explode': async () => ({ default: (await import('./bom/explode.view.tsx')).ExplodeBom }),
    'catalog/bom-compare': async () => ({ default: (await import('./bom/compare.view.tsx')).CompareBoms }),
    'catalog/normalise-states': async () => ({ default: (await import('./site/normalise-states.view.tsx')).NormaliseStates }),
    'catalog/property-template': async () => ({ default: (await import('./property/property-template.view.tsx')).PropertyTemplate }),
    'catalog/property-matrix': async () => ({ default: (await import('./property/property-matrix.view.tsx')).PropertyMatrix }),
  },
  ports: [
    [BomTools, httpBomTools],
    [PropertySheets, httpPropertySheets],
  ],
};
