import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { requestActions } from './decide-requests.ts';
import { requestsOpen } from './request-todos.ts';

/** What requests of platforms add to the manifest of orders. */
export const requestParts = [actions(requestActions), toDos(...keyed(requestsOpen))] as const;
