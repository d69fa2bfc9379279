import { type Refusal, text } from '@axle/kernel';

/** [N28] What stands against an order by a template: the template is another supplier's (`TEMPLATE_SUPPLIER`). */
export const templateForRefusals = (ofTemplate: number | undefined, ofOrder: number | undefined): readonly Refusal[] =>
  ofTemplate === undefined || ofTemplate === ofOrder
    ? []
    : [
        {
          code: 'TEMPLATE_SUPPLIER',
          field: 'template',
          message: text('该模板属于其他供应商', 'This template is of another supplier'),
        },
      ];
