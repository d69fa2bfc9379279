import type { WebModuleOf } from '../../engine/bespoke/web-module.ts';

/** Views of requirements and orders to suppliers. */
export const purchasingModule: WebModuleOf<'purchasing'> = {
  word: 'purchasing',
  views: {
    'purchasing/order-proposal': async () => ({ default: (await import('./proposal/order-proposal.view.tsx')).OrderProposal }),
  },
  ports: [],
};
