import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { splitInto } from './split-into.ts';
import { splitTool } from './split-tool.ts';

/** What splitting adds to the manifest of orders. */
export const splitParts = [actions({ 'orderList.splitInto': splitInto }), tools({ 'orderList.split': splitTool })] as const;
