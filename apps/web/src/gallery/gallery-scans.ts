import { ok, refuse, text } from '@axle/kernel';
import type { PageActions } from '../engine/actions/page-actions.ts';
import { wait } from '../engine/wait.ts';

/** Milliseconds of a way to the server and back, so that what waits can be seen waiting. */
const way = 40;

/** Takes scans as a server would: codes that begin with X are refused, and nothing comes through while the browser is offline. */
export const galleryScans: PageActions['post'] = async ({ action, input }) => {
  await wait(way);
  if (!navigator.onLine) return refuse({ code: 'OFFLINE', message: text('网络已断开', 'The network is offline') });
  if (action !== 'scan' && action !== 'undoScan')
    return refuse({ code: 'NO_SERVER', message: text('图库没有服务器', 'The gallery has no server') });
  return String(input['code'] ?? '').startsWith('X')
    ? refuse({ code: 'UNKNOWN', message: text('不在此单中', 'Not on this order') })
    : ok([]);
};
