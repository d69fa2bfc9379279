import { type Call, mainGet, mainPost } from './call.ts';

const built = true;

/** What every page stands on: words, list layouts, field blocks, records of use, files. */
export const frameCalls = {
  dictionaries: mainGet('/base/dictionary/map', 'frame', { built }),
  listFields: mainGet('/base/list_fields/index', 'frame', { built }),
  saveListFields: mainPost('/base/list_fields/save', 'frame', { built }),
  blackListField: mainPost('/uaa/data_access/black_list_field', 'frame', { effect: 'reads', built }),
  track: mainPost('/base/track/record', 'frame', { built }),
  upload: mainPost('/base/upload', 'frame', { kind: 'multipart', built }),
} as const satisfies Record<string, Call>;
