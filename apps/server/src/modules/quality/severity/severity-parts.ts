import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { switchingActions } from './switch-by-approval.ts';
import { reducedOffered, suppliersStopped } from './switching-todos.ts';

/** What switching adds to the manifest of quality. */
export const severityParts = [actions(switchingActions), toDos(...keyed(reducedOffered, suppliersStopped))] as const;
