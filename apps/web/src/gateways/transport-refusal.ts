import { isAxiosError, isCancel } from 'axios';
import { fill } from '@axle/kernel';
import { transportText } from '../text/transport.ts';
import type { CallRefusal } from './main-client.ts';

/** What a call's failure on its way means to the user; `online` is what the browser says of the network. */
export function transportRefusal(error: unknown, online: boolean): CallRefusal {
  if (isCancel(error)) return { code: 'CANCELLED', message: transportText.cancelled };
  const response = isAxiosError(error) ? error.response : undefined;
  if (response) return statusRefusal(response.status, isAxiosError(error) ? error.message : '');
  if (!online) return { code: 'OFFLINE', message: transportText.offline };
  return { code: 'NO_RESPONSE', message: transportText.noResponse };
}

/** What an HTTP status other than 200 means. */
export function statusRefusal(status: number, message: string): CallRefusal {
  if (status === 500) return { code: 'SERVER_ERROR', message: transportText.status500, replyCode: status };
  if (status >= 200 && status < 300) return { code: 'REQUEST_EXCEPTION', message: transportText.requestException, replyCode: status };
  return { code: 'HTTP_STATUS', message: fill(transportText.otherStatus, { status, message }), replyCode: status };
}
