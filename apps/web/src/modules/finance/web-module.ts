import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';
import { httpRouteTools, RouteTools } from './trade/route-tools.ts';

/** Views and ports of rates, terms and trade routes. */
export const financeModule: WebModuleOf<'finance'> = {
  word: 'finance',
  views: {
    'finance/payment-plan': async () => ({ default: (await import('./terms/payment-plan.view.tsx')).PaymentPlan }),
    'finance/try-deduction': async () => ({ default: (await import('./terms/try-deduction.view.tsx')).TryDeduction }),
    'finance/try-route': async () => ({ default: (await import('./trade/try-route.view.tsx')).TryRoute }),
    'finance/contract-preview': async () => ({ default: (await import('./terms/contract-preview.view.tsx')).ContractPreview }),
    'finance/rate-chart': async () => ({ default: (await import('./rate-chart/rate-chart.view.tsx')).RateChart }),
  },
  ports: [[RouteTools, httpRouteTools]],
};
