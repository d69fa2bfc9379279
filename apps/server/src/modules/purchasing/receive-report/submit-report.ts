import { ok, refuse } from '@axle/kernel';
import { submitReportRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { checkReports } from './check-reports.ts';
import { linesOfReport } from './report-facts.ts';

const hasFiles = (files: unknown): boolean => Array.isArray(files) && files.length > 0;

/** [R68] A report that is complete is submitted, for somebody else to confirm. */
export const submitReport: TransitionEffect = async ({ parts: { database, caller }, before, after }) => {
  const refused = submitReportRefusals({
    lines: linesOfReport(before),
    sealIntact: before['sealIntact'] !== false,
    hasPhotos: hasFiles(before['photos']),
    hasReceiver: String(before['receiver'] ?? '').trim() !== '',
    isSigned: hasFiles(before['signature']),
  });
  const guarded = (await checkReports(database, [before], caller))(before);
  const all = [...refused, ...guarded.filter(({ code }) => code !== 'SUM')];
  if (all.length > 0) return refuse(all);
  return ok({ ...after, submittedBy: caller.access.userId, submittedAt: caller.now.toISOString(), returnReason: undefined });
};

/** A report goes back to whoever filled it in. */
export const returnReport: TransitionEffect = async ({ after }) => ok({ ...after, submittedBy: undefined, submittedAt: undefined });
