import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { checkCompleteness } from './check-completeness.ts';
import { clearSku, resumeSku } from './clear-sku.ts';
import { copySku } from './copy-sku.ts';
import { launchSku } from './launch-sku.ts';
import { archiveSku, stopSku } from './retire-sku.ts';

/** Effects of the SKU's own actions, and of the changes of its state that have any. */
export const skuActions: ActionHandlers = {
  'skuList.copy': copySku,
  'skuList.setBuyer': setOwner('buyer'),
  'skuList.setPlanner': setOwner('planner'),
  'skuList.completenessCheck': checkCompleteness,
  'skuList.launch': transitionHandler('launch', launchSku),
  'skuList.clear': transitionHandler('clear', clearSku),
  'skuList.resume': transitionHandler('resume', resumeSku),
  'skuList.stop': transitionHandler('stop', stopSku),
  'skuList.archive': transitionHandler('archive', archiveSku),
};
