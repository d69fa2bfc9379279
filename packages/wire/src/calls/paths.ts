import { addedCalls } from './added-calls.ts';
import type { Call } from './call.ts';
import { documentCalls } from './document-calls.ts';
import { frameCalls } from './frame-calls.ts';
import { lookupCalls } from './lookup-calls.ts';
import { officeCalls } from './office-calls.ts';
import { taskCalls } from './task-calls.ts';

/** Where the main API begins. The office system's calls are `/api/core/…`, `/api/workflow/…` and `/signin/…` on the same origin. */
export const mainBase = '/api';

/** Services whose keys stay camelCase on the wire; all others speak snake_case. */
export const servicesKeepingCamelCase: readonly string[] = [
  'stock',
  'item',
  'operation',
  'wms',
  'uaa',
  'master-data',
  'purchase-sales-after',
  'nova',
];

/** Whether the keys of a main-API path (`/item/…` or `/api/item/…`) stay camelCase. `item-service` counts as `item`. */
export function keepsCamelCase(path: string): boolean {
  const [service = ''] = path
    .replace(/^\/api(?=\/)/, '')
    .split('/')
    .filter(part => part !== '');
  return servicesKeepingCamelCase.includes(service) || servicesKeepingCamelCase.includes(service.replace(/-service$/, ''));
}

/** The generic calls of a resource with their methods, and whether they read or write. */
export const recordCalls = {
  list: { method: 'POST', path: 'get_list', effect: 'reads' },
  count: { method: 'POST', path: 'get_count', effect: 'reads' },
  totals: { method: 'POST', path: 'get_totals', effect: 'reads' },
  counts: { method: 'POST', path: 'get_counts', effect: 'reads' },
  gather: { method: 'POST', path: 'gather', effect: 'reads' },
  bulk: { method: 'POST', path: 'bulk', effect: 'writes' },
  values: { method: 'POST', path: 'get_values', effect: 'reads' },
  match: { method: 'POST', path: 'match_values', effect: 'reads' },
  figures: { method: 'POST', path: 'get_figures', effect: 'reads' },
  work: { method: 'POST', path: 'work_out', effect: 'reads' },
  read: { method: 'GET', path: 'get_detail', effect: 'reads' },
  history: { method: 'GET', path: 'log', effect: 'reads' },
  transitions: { method: 'GET', path: 'get_transitions', effect: 'reads' },
  proposals: { method: 'GET', path: 'get_proposals', effect: 'reads' },
  known: { method: 'GET', path: 'get_known', effect: 'reads' },
  add: { method: 'POST', path: 'add', effect: 'writes' },
  update: { method: 'POST', path: 'update', effect: 'writes' },
  change: { method: 'POST', path: 'update_cells', effect: 'writes' },
  del: { method: 'POST', path: 'del', effect: 'writes' },
  enable: { method: 'POST', path: 'enable', effect: 'writes' },
  disable: { method: 'POST', path: 'disable', effect: 'writes' },
  export: { method: 'POST', path: 'export', effect: 'writes' },
  exportTool: { method: 'POST', path: 'export_tool', effect: 'writes' },
  file: { method: 'GET', path: 'get_file', effect: 'reads' },
} as const;

/** Name of a generic call. */
export type RecordCall = keyof typeof recordCalls;

/** Path of a generic call below {@link mainBase}: `/item/vehicle_model/get_list`. */
export const recordPath = (resource: { readonly service: string; readonly path: string }, call: RecordCall): string =>
  `/${resource.service}/${resource.path}/${recordCalls[call].path}`;

/** Path of a custom action: `/item/vehicle_model/merge_model`. */
export const actionPath = (resource: { readonly service: string; readonly path: string }, action: string): string =>
  `/${resource.service}/${resource.path}/${action.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`;

/** Path of the lookup of an entity's records: `/master-data/lookup/brand`. */
export const lookupPath = (entity: string): string => addedCalls.lookup.path.replace(':entity', entity);

const pathsOf = <Name extends string>(group: Readonly<Record<Name, Call>>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<Call>(group).map(([name, { path }]) => [name, path])) as Record<Name, string>;

const { signIn, signOut, noteIdle, prolong, changePassword, ...addedMain } = addedCalls;

/** Paths of the main API that the app calls by name, below {@link mainBase}. */
export const mainPaths = {
  ...pathsOf(frameCalls),
  ...pathsOf(taskCalls),
  ...pathsOf(addedMain),
  ...pathsOf(lookupCalls),
  ...pathsOf(documentCalls),
  /** Followed by the key: `/basic-data-service/download_template/basic_vehicle_model`. */
  template: taskCalls.template.path.replace('/:key', ''),
} as const;

/** Calls of the office system, whole paths. */
export const officePaths = { ...pathsOf(officeCalls), ...pathsOf({ signIn, signOut, noteIdle, prolong, changePassword }) } as const;
