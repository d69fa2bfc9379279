import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views and ports of freight, calendars, rules and distribution. */
export const logisticsModule: WebModuleOf<'logistics'> = {
  word: 'logistics',
  views: {
    'logistics/distribution-matrix': async () => ({ default: (await import('./distribution/matrix.view.tsx')).DistributionMatrix }),
    'logistics/distribution-supply': async () => ({ default: (await import('./distribution/supply.view.tsx')).DistributionSupply }),
    'logistics/distribution-load': async () => ({ default: (await import('./distribution/load.view.tsx')).DistributionLoad }),
    'logistics/harbour-distance': async () => ({ default: (await import('./harbour/harbour-distance.view.tsx')).HarbourDistance }),
    'logistics/freight-rates': async () => ({ default: (await import('./freight/freight-rates.view.tsx')).FreightRates }),
    'logistics/hs-tree': async () => ({ default: (await import('./tariff/hs-tree.view.tsx')).HsTree }),
    'logistics/holiday-year': async () => ({ default: (await import('./calendar/holiday-year.view.tsx')).HolidayYear }),
    'logistics/working-days': async () => ({ default: (await import('./calendar/working-days.view.tsx')).WorkingDays }),
    'logistics/rule-table': async () => ({ default: (await import('./rule/rule-table.view.tsx')).RuleTable }),
    'logistics/profit-calculator': async () => ({ default: (await import('./profit/profit-calculator.view.tsx')).ProfitCalculator }),
  },
  ports: [],
};
