import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { notingRefused } from '../scan-refusal/note-refused-scan.ts';
import { assignReceipt, raiseLine } from './assign-receipt.ts';
import { disposeDifference } from './dispose-difference.ts';
import { arriveReceipt, cancelReceipt, closeReceipt, finishReceipt, recountReceipt } from './receipt-transitions.ts';
import { reopenDifference } from './reopen-difference.ts';
import { scanDamaged, scanReceipt } from './scan-receipt.ts';
import { finishAtStation, startAtStation } from './station-steps.ts';
import { undoScan } from './undo-scan.ts';
import { photographReceipt, wrongGoods } from './wrong-goods.ts';

/** Effects of what is done with receipts, at the station where they are counted, and with what differed. */
export const receiptActions: ActionHandlers = {
  'receiveOrder.arrive': transitionHandler('arrive', arriveReceipt),
  'receiveOrder.finish': transitionHandler('finish', finishReceipt),
  'receiveOrder.recount': transitionHandler('recount', recountReceipt),
  'receiveOrder.close': transitionHandler('close', closeReceipt),
  'receiveOrder.cancel': transitionHandler('cancel', cancelReceipt),
  'receiveOrder.assign': assignReceipt,
  'receiveOrder.raise': raiseLine,
  'receiveStation.start': startAtStation,
  'receiveStation.scan': notingRefused('receive', scanReceipt),
  'receiveStation.setDamaged': notingRefused('receive', scanDamaged),
  'receiveStation.unknownBarcode': wrongGoods,
  'receiveStation.addPhoto': photographReceipt,
  'receiveStation.undoLast': undoScan,
  'receiveStation.finish': finishAtStation,
  'receiveDifference.dispose': transitionHandler('dispose', disposeDifference),
  'receiveDifference.reopen': transitionHandler('reopen', reopenDifference),
};
