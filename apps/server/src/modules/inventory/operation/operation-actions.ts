import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { decide, rework, submit } from '../../../platform/resources/states/decide.ts';
import { postConversion, submitConversion } from './post-conversion.ts';
import { approveStockOut, postStockIn, postStockOut } from './post-operations.ts';
import { reversing } from './posted.ts';

const life = (page: string, effects: Readonly<Record<string, TransitionEffect>>): ActionHandlers =>
  Object.fromEntries(
    Object.entries({ submit, approve: decide, reject: decide, rework, ...effects }).map(([key, effect]) => [
      `${page}.${key}`,
      transitionHandler(key, effect),
    ]),
  );

/** What the steps of documents of stock do. */
export const operationActions: ActionHandlers = {
  ...life('stockInOperation', { post: postStockIn, reverse: reversing('stock_in', 'opNo') }),
  ...life('stockOutOperation', { approve: approveStockOut, post: postStockOut, reverse: reversing('stock_out', 'opNo') }),
  ...life('stockConversion', { submit: submitConversion, post: postConversion, reverse: reversing('conversion', 'cvNo') }),
};
