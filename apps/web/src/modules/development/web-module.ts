import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of projects of new products. */
export const developmentModule: WebModuleOf<'development'> = {
  word: 'development',
  views: {
    'development/project-board': async () => ({ default: (await import('./project/project-board.view.tsx')).ProjectBoard }),
  },
  ports: [],
};
