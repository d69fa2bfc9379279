import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { decideRequests } from './decide-request.ts';
import { resubmitRequests, withdrawRequests } from './own-requests.ts';

/** Effects of the approval inbox. */
export const approvalActions: ActionHandlers = {
  'basicInfoApproval.approve': decideRequests('approve'),
  'basicInfoApproval.approveFor': decideRequests('approve'),
  'basicInfoApproval.reject': decideRequests('reject'),
  'basicInfoApproval.withdraw': withdrawRequests,
  'basicInfoApproval.resubmit': resubmitRequests,
};
