import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of projects of new products, and of the templates of their orders. */
export const developmentModule: WebModuleOf<'development'> = {
  word: 'development',
  views: {
    'development/project-board': async () => ({ default: (await import('./project/project-board.view.tsx')).ProjectBoard }),
    'development/template-layout': async () => ({ default: (await import('./order-template/template-layout.view.tsx')).TemplateLayout }),
  },
  ports: [],
};
