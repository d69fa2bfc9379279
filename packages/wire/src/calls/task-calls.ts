import { type Call, mainGet, mainPost } from './call.ts';

const built = true;

/** Imports and their templates; exports and the files they made. */
export const taskCalls = {
  importFile: mainPost('/task-center/import', 'resourceCenter', { kind: 'multipart', built }),
  importMeta: mainGet('/task-center/get_meta', 'resourceCenter', { built }),
  importList: mainGet('/task-center/get_list', 'resourceCenter', { built }),
  importLogs: mainGet('/item-service/file/import/logs', 'resourceCenter', { built }),
  template: mainGet('/basic-data-service/download_template/:key', 'resourceCenter', { kind: 'file', built }),
  downloadList: mainGet('/go_service/download/download_list', 'resourceCenter', { built }),
  downloadCategories: mainGet('/go_service/download/categories', 'resourceCenter', { built }),
  downloadDocCount: mainPost('/go_service/download/doc_count', 'resourceCenter', { effect: 'reads', built }),
  downloadCount: mainPost('/go_service/download/count', 'resourceCenter', { effect: 'reads', built }),
} as const satisfies Record<string, Call>;
