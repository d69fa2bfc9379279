/** Where the main API begins. The office system's calls are `/api/core/…`, `/api/workflow/…` and `/signin/…` on the same origin. */
export const mainBase = '/api';

/** Services whose keys stay camelCase on the wire; all others speak snake_case. */
export const servicesKeepingCamelCase: readonly string[] = ['stock', 'item', 'operation', 'wms', 'uaa', 'master-data', 'purchase-sales-after', 'nova'];

/** Whether the keys of a main-API path (`/item/…` or `/api/item/…`) stay camelCase. `item-service` counts as `item`. */
export function keepsCamelCase(path: string): boolean {
  const [service = ''] = path.replace(/^\/api(?=\/)/, '').split('/').filter(part => part !== '');
  return servicesKeepingCamelCase.includes(service) || servicesKeepingCamelCase.includes(service.replace(/-service$/, ''));
}

/** The generic calls of a resource and their methods. */
export const recordCalls = {
  list: { method: 'POST', path: 'get_list' },
  count: { method: 'POST', path: 'get_count' },
  values: { method: 'POST', path: 'get_values' },
  read: { method: 'GET', path: 'get_detail' },
  history: { method: 'GET', path: 'log' },
  add: { method: 'POST', path: 'add' },
  update: { method: 'POST', path: 'update' },
  del: { method: 'POST', path: 'del' },
  enable: { method: 'POST', path: 'enable' },
  disable: { method: 'POST', path: 'disable' },
  export: { method: 'POST', path: 'export' },
} as const;

/** Name of a generic call. */
export type RecordCall = keyof typeof recordCalls;

/** Path of a generic call below {@link mainBase}: `/item/vehicle_model/get_list`. */
export const recordPath = (resource: { readonly service: string; readonly path: string }, call: RecordCall): string =>
  `/${resource.service}/${resource.path}/${recordCalls[call].path}`;

/** Path of a custom action: `/item/vehicle_model/merge_model`. */
export const actionPath = (resource: { readonly service: string; readonly path: string }, action: string): string =>
  `/${resource.service}/${resource.path}/${action.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`;

/** Calls that spec.md section 7 names, below {@link mainBase}. */
export const mainPaths = {
  users: '/base/user/select_english',
  dictionaries: '/base/dictionary/map',
  listFields: '/base/list_fields/index',
  saveListFields: '/base/list_fields/save',
  upload: '/base/upload',
  blackListField: '/uaa/data_access/black_list_field',
  track: '/base/track/record',
  template: '/basic-data-service/download_template',
  importLogs: '/item-service/file/import/logs',
  importFile: '/task-center/import',
  importMeta: '/task-center/get_meta',
  importList: '/task-center/get_list',
  importErrors: '/task-center/get_errors',
  importErrorFile: '/task-center/error_file',
  importConfirm: '/task-center/confirm',
  importCancel: '/task-center/cancel',
  downloadList: '/go_service/download/download_list',
  downloadCategories: '/go_service/download/categories',
  downloadDocCount: '/go_service/download/doc_count',
  downloadCount: '/go_service/download/count',
  downloadFile: '/go_service/download/file',
} as const;

/** Calls of the office system, whole paths. */
export const officePaths = {
  cookieKey: '/signin/cookiekey',
  signIn: '/api/core/signin/login',
  signOut: '/api/core/signin/logout',
  recheck: '/api/core/signin/recheck',
  changePassword: '/api/core/signin/password',
  menu: '/api/core/uaa/module/tree',
  users: '/api/core/share/all/sysuser',
  orgTree: '/api/core/org/tree',
  topOrg: '/api/core/share/systoporg',
  loginList: '/api/core/log/loginlist',
} as const;
