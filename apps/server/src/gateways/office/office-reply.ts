import type { MainReply, OfficeReply } from '@axle/wire';
import { replyCodes } from '@axle/wire';

/** Success of the office system. */
export const officeOk = (datas: unknown): OfficeReply => ({ code: replyCodes.officeOk, msg: '', datas });

/** The same refusal in the office system's envelope: its words stand in `msg`, field refusals and request id in `datas`. */
export const asOfficeReply = ({ code, message, reason, refusals, requestId }: MainReply): OfficeReply => ({
  code,
  msg: message,
  reason,
  datas: refusals || requestId ? { refusals, request_id: requestId } : undefined,
});
