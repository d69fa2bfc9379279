import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { rounds } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { confirmationActions, confirmationFileCalls } from './confirmation-actions.ts';
import { trackingUnsent } from './confirmation-todos.ts';
import { platformSenders } from './platform-senders.ts';
import { confirmationSenders, sendConfirmations } from './send-confirmations.ts';

const aMinute = 60_000;

/** What confirmations of shipments add to the manifest of orders. */
export const confirmationParts = [
  actions(confirmationActions),
  confirmationSenders(platformSenders),
  mainCalls({ orderConfirmations: confirmationFileCalls }),
  toDos(...keyed(trackingUnsent)),
  rounds({
    'order confirmations': { every: aMinute, work: ({ database, registry, now }) => sendConfirmations(database, registry, now()) },
  }),
] as const;
