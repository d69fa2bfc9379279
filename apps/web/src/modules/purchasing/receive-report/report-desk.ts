import type { Refusal, Result } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { mainPaths, type ReportForm } from '@axle/wire';
import { listedRefusals } from '../../../gateways/listed-refusals.ts';
import type { MainClient } from '../../../gateways/main-client.ts';
import { httpRecordFiles } from '../../../engine/files/http-record-files.ts';

/** What a report is found by. */
export interface NamedReport {
  readonly rrNo?: string;
  readonly batchNo?: string;
}

/** What the address of a form asks for besides its report: lines of one order, and whether it is filled in or looked at. */
export interface AskedForm {
  readonly orderNo?: string | undefined;
  readonly mode?: string | undefined;
}

/** A link to a report, shown once. */
export interface SharedReport {
  readonly address: string;
  readonly expiresAt: string;
}

/** A file as it was sent. */
export type SentFile = Pick<HeldFile, 'id' | 'name' | 'bytes'>;

/** Refusals of what was asked; the first one says what came of the whole. */
export type Asked<Value> = Promise<Result<Value, readonly Refusal[]>>;

/** Receive reports on their form, for staff or for whoever holds a link. */
export abstract class ReportDesk {
  abstract open(named: NamedReport): Asked<ReportForm>;
  abstract save(named: NamedReport, entered: { readonly version?: number; readonly values: RecordValues }): Asked<ReportForm>;
  /** Leads it one step on: submitted, returned, confirmed, made void. */
  abstract step(form: ReportForm, step: string, input: RecordValues): Asked<unknown>;
  abstract send(file: File): Asked<SentFile>;
  /** A link for somebody without an account; with `revoke` earlier ones do not work any more. */
  abstract share(
    rrNo: string,
    asked: { readonly access: 'view' | 'fill'; readonly days: number; readonly revoke: boolean },
  ): Asked<SharedReport>;
}

/** {@link ReportDesk} over the main API. */
export const httpReportDesk = (main: MainClient): ReportDesk => ({
  open: named => listedRefusals(main.get(mainPaths.receiveReportOpen, { ...named }, { quiet: true })),
  save: (named, entered) => listedRefusals(main.post(mainPaths.receiveReportSave, { ...named, ...entered }, { quiet: true })),
  step: ({ id, version }, step, input) =>
    listedRefusals(main.post(mainPaths.receiveReportStep, { step, id, version, ...input }, { quiet: true })),
  send: file => listedRefusals(httpRecordFiles(main).send(file, () => undefined, mainPaths.stockFileUpload)),
  share: (rrNo, asked) => listedRefusals(main.post(mainPaths.receiveReportShare, { rrNo, ...asked }, { quiet: true })),
});
