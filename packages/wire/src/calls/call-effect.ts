import { recordCalls } from './paths.ts';
import { calls, callsAdded, wholePath } from './calls.ts';
import type { CallEffect } from './call.ts';

const named = new Map([...calls, ...callsAdded].map(call => [`${call.method} ${wholePath(call)}`, call.effect]));
const ofRecords = new Map<string, CallEffect>(Object.values(recordCalls).map(({ method, path, effect }) => [`${method} ${path}`, effect]));

/**
 * What a call does, by its method and whole path as it is agreed on: `/api/item/brand/get_list`. A named call says so itself, the
 * generic calls of records by their last step; everything else, such as pages' own actions, writes.
 */
export const callEffect = (method: string, path: string): CallEffect =>
  named.get(`${method} ${path}`) ??
  (path.split('/').length === 5 ? ofRecords.get(`${method} ${path.slice(path.lastIndexOf('/') + 1)}`) : undefined) ??
  'writes';
