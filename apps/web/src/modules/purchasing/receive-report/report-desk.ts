import type { Refusal, Result, Text } from '@axle/kernel';
import type { HeldFile, Line, RecordValues } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';
import { httpRecordFiles } from '../../../engine/files/http-record-files.ts';

/** A line of a report with what its article is called. */
export interface FormLine extends Line {
  readonly orderLine: number;
  readonly code: string;
  readonly name: Text;
  readonly picture?: string;
}

/** A report as its form shows it. */
export interface ReportForm {
  readonly id?: number;
  readonly version?: number;
  readonly rrNo?: string;
  readonly state: string;
  readonly batchNo: string;
  readonly orderNo: string;
  readonly warehouse: Text;
  readonly eta?: string;
  readonly values: RecordValues;
  readonly lines: readonly FormLine[];
  /** Whether confirming it brings its pieces into stock. */
  readonly comesByReport: boolean;
  readonly may: { readonly fill: boolean; readonly confirm: boolean; readonly share: boolean };
  /** The code by which the form is opened again, as a path over so many units. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** What a report is found by. */
export interface NamedReport {
  readonly rrNo?: string;
  readonly batchNo?: string;
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

const listed = async <Value>(reply: Promise<Result<unknown, Refusal & { readonly fields?: readonly Refusal[] }>>): Asked<Value> => {
  const answer = await reply;
  if (answer.ok) return { ok: true, value: answer.value as Value };
  return { ok: false, refusal: answer.refusal.fields?.length ? answer.refusal.fields : [answer.refusal] };
};

/** {@link ReportDesk} over the main API. */
export const httpReportDesk = (main: MainClient): ReportDesk => ({
  open: named => listed(main.get(mainPaths.receiveReportOpen, { ...named }, { quiet: true })),
  save: (named, entered) => listed(main.post(mainPaths.receiveReportSave, { ...named, ...entered }, { quiet: true })),
  step: ({ id, version }, step, input) => listed(main.post(mainPaths.receiveReportStep, { step, id, version, ...input }, { quiet: true })),
  send: file => listed(httpRecordFiles(main).send(file, () => undefined, mainPaths.stockFileUpload)),
  share: (rrNo, asked) => listed(main.post(mainPaths.receiveReportShare, { rrNo, ...asked }, { quiet: true })),
});
