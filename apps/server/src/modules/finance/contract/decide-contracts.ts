import { type Refusal, refuse, text } from '@axle/kernel';
import { decide, submit } from '../../../platform/resources/states/decide.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { amendContract, renewContract } from './follow-contracts.ts';

const noFile: Refusal = { code: 'NO_FILE', field: 'files', message: text('请先上传合同文件', 'Upload the contract first') };

/** A contract goes into approval with its files. */
export const submitContract: TransitionEffect = async transit => {
  const { files } = transit.before as { readonly files?: readonly unknown[] };
  return files === undefined || files.length === 0 ? refuse([noFile]) : submit(transit);
};

/** What the buttons of contracts do. */
export const contractActions: ActionHandlers = {
  'contract.submit': transitionHandler('submit', submitContract),
  'contract.approve': transitionHandler('approve', decide),
  'contract.reject': transitionHandler('reject', decide),
  'contract.renew': renewContract,
  'contract.amend': amendContract,
};
