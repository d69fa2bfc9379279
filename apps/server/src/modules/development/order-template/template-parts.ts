import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { completeTemplates } from './complete-templates.ts';
import { guardTemplates } from './guard-templates.ts';
import { templateTools } from './order-from-template.ts';
import { keepTemplateNames } from './keep-names.ts';
import { templateActions } from './template-actions.ts';
import { guardOrderTemplates, wordOrders } from './word-orders.ts';

/** What order templates add to the manifest of development. */
export const templateParts = [
  actions(templateActions),
  tools(templateTools),
  recordGuards({ orderTemplate: guardTemplates }),
  derivations({ orderTemplate: completeTemplates }),
  consequences({ 'orderTemplate.names': keepTemplateNames, 'purchaseOrder.wording': wordOrders }),
  writeGuards({ 'purchaseOrder.template': guardOrderTemplates }),
] as const;
