import { type Call, mainGet, mainPost, officePost } from './call.ts';

const built = true;

/** Calls that Axle adds to those named from the start: sign-in and sign-out, the steps of an import, a stored file. */
export const addedCalls = {
  importErrors: mainGet('/task-center/get_errors', 'resourceCenter', { built }),
  importErrorFile: mainGet('/task-center/error_file', 'resourceCenter', { kind: 'file', built }),
  importConfirm: mainPost('/task-center/confirm', 'resourceCenter', { built }),
  importCancel: mainPost('/task-center/cancel', 'resourceCenter', { built }),
  downloadFile: mainGet('/go_service/download/file', 'resourceCenter', { kind: 'file', built }),
  signIn: officePost('/api/core/signin/login', 'frame', { built }),
  signOut: officePost('/api/core/signin/logout', 'frame', { built }),
  changePassword: officePost('/api/core/signin/password', 'frame', { built }),
} as const satisfies Record<string, Call>;
