import { useMemo } from 'react';
import { useService } from '../../../shell/services.tsx';
import type { DocumentProps } from '../../../shell/standalone/standalone-document.ts';
import { linkDesk } from './link-desk.ts';
import { ReportDesk } from './report-desk.ts';
import { ReportFormView } from './report-form.view.tsx';

/** The form of a receive report as a page of its own, for staff or for whoever holds a link. */
export function ReceiveReportDocument({ parameters, token }: DocumentProps) {
  const own = useService(ReportDesk);
  const desk = useMemo(() => (token === undefined ? own : linkDesk(token)), [own, token]);
  const { rrNo, batchNo, orderNo, mode } = parameters;
  return <ReportFormView desk={desk} named={rrNo === undefined ? { batchNo: batchNo! } : { rrNo }} asked={{ orderNo, mode }} />;
}
