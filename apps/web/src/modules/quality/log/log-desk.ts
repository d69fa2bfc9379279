import type { Refusal, Result } from '@axle/kernel';
import { mainPaths, type SamplingLogSheet } from '@axle/wire';
import { askByToken } from '../../../gateways/ask-by-token.ts';
import { listedRefusals } from '../../../gateways/listed-refusals.ts';
import type { MainClient } from '../../../gateways/main-client.ts';

/** What a log is found by. */
export interface NamedLog {
  readonly samplingNo?: string;
  readonly inspectionNo?: string;
}

/** A link to a log, shown once. */
export interface SharedLog {
  readonly address: string;
  readonly expiresAt: string;
}

/** Sampling logs, for staff or for whoever holds a link to one. */
export interface LogDesk {
  open(named: NamedLog): Promise<Result<SamplingLogSheet, readonly Refusal[]>>;
  /** A link for somebody without an account; with `revoke` earlier ones do not work any more. */
  share?(samplingNo: string, asked: { readonly days: number; readonly revoke: boolean }): Promise<Result<SharedLog, readonly Refusal[]>>;
}

/** {@link LogDesk} over the main API. */
export const ownLogs = (main: MainClient): LogDesk => ({
  open: named => listedRefusals(main.get(mainPaths.samplingLog, { ...named }, { quiet: true })),
  share: (samplingNo, asked) => listedRefusals(main.post(mainPaths.samplingLogShare, { samplingNo, ...asked }, { quiet: true })),
});

/** {@link LogDesk} for whoever holds a link: it opens one log, and its secret goes to no other call. */
export const linkedLog = (token: string): LogDesk => ({
  open: ({ samplingNo }) =>
    askByToken('/shared/sampling-log/open', token, { samplingNo }) as Promise<Result<SamplingLogSheet, readonly Refusal[]>>,
});
