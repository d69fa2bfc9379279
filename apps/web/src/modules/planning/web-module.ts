import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views and ports of seasons and safety stock. */
export const planningModule: WebModuleOf<'planning'> = {
  word: 'planning',
  views: {
    'planning/safety-explain': async () => ({ default: (await import('./safety/safety-explain.view.tsx')).SafetyExplain }),
    'planning/season-matrix': async () => ({ default: (await import('./season/season-matrix.view.tsx')).SeasonMatrix }),
  },
  ports: [],
};
