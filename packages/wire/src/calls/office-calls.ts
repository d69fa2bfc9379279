import { type Call, officeGet, officePost } from './call.ts';

const built = true;

/** The office system: sign-in, menu, people, messages, workflow. */
export const officeCalls = {
  cookieKey: officeGet('/signin/cookiekey', 'frame', { built }),
  recheck: officePost('/api/core/signin/recheck', 'frame', { effect: 'reads', built }),
  menu: officeGet('/api/core/uaa/module/tree', 'frame', { built }),
  users: officePost('/api/core/share/all/sysuser', 'system', { effect: 'reads', built }),
  orgTree: officePost('/api/core/org/tree', 'system', { effect: 'reads', built }),
  topOrg: officePost('/api/core/share/systoporg', 'system', { effect: 'reads', built }),
  loginList: officePost('/api/core/log/loginlist', 'logs', { effect: 'reads', built }),
  workflowHistory: officePost('/api/workflow/remrhistory', 'system', { effect: 'reads', built }),
  switches: officeGet('/api/core/system/switch/list', 'system', { built }),
  messages: officePost('/api/core/message/list', 'frame', { effect: 'reads', built }),
  readAllMessages: officePost('/api/core/message/readall', 'frame', { built }),
  deleteAllMessages: officePost('/api/core/message/delete_all', 'frame', { built }),
  deleteMessages: officePost('/api/core/message/delete', 'frame', { built }),
  readMessages: officePost('/api/core/message/read', 'frame', { built }),
} as const satisfies Record<string, Call>;
