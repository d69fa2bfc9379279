import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ReportDesk } from './report-desk.ts';
import { ReportFormView } from './report-form.view.tsx';
import { reportText as text } from './report-text.ts';

/** The form of a receive report inside the back office, by the number in the address. */
export const ReceiveReport = observer(function ReceiveReport({ active }: ViewProps) {
  const session = useService(Session);
  const desk = useService(ReportDesk);
  const { search } = useLocation();
  const query = new URLSearchParams(active ? search : '');
  const [rrNo, batchNo] = [query.get('rrNo'), query.get('batchNo')];
  const asked = { orderNo: query.get('orderNo') ?? undefined, mode: query.get('mode') ?? undefined };
  if (rrNo === null && batchNo === null) return <p className="ax-hint">{session.say(text.nothing)}</p>;
  const named = rrNo === null ? { batchNo: batchNo! } : { rrNo };
  return <ReportFormView key={rrNo ?? batchNo} desk={desk} named={named} asked={asked} />;
});
