import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { ApprovalPolicy, ApprovalTerms, Deputies } from './approval-terms.ts';

const quiet = { quiet: true } as const;

/** {@link ApprovalTerms} over the main API. */
export const httpApprovalTerms = (main: MainClient): ApprovalTerms => ({
  policies: () => main.get(mainPaths.approvalPolicies, {}, quiet) as Promise<Result<readonly ApprovalPolicy[], CallRefusal>>,
  save: ({ id, version }, terms) => main.post(mainPaths.saveApprovalPolicy, { id, version, ...terms }, quiet),
  deputies: () => main.get(mainPaths.approvalDeputies, {}, quiet) as Promise<Result<Deputies, CallRefusal>>,
  name: deputy => main.post(mainPaths.nameDeputy, deputy, quiet),
  end: id => main.post(mainPaths.endDeputy, { id }, quiet),
});
