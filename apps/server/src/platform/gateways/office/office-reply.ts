import { type MainReply, type OfficeReply, replyCodes } from '@axle/wire';

/** Success of the office system. */
export const officeOk = (datas: unknown): OfficeReply => ({ code: replyCodes.officeOk, msg: '', datas });

/** A refusal of the main API in the office system's envelope. */
export const asOfficeReply = ({ message, data: _data, ...same }: MainReply): OfficeReply => ({ ...same, msg: message });
