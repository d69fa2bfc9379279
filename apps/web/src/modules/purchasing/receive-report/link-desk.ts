import { refuse } from '@axle/kernel';
import type { Refusal } from '@axle/kernel';
import type { ReportForm } from '@axle/wire';
import { askByToken } from '../../../gateways/ask-by-token.ts';
import type { Asked, ReportDesk, SentFile } from './report-desk.ts';

const base = '/shared/receive-report';
const notHere: Refusal = { code: 'FORBIDDEN', message: { zh: '链接不能进行此操作', en: 'This is not possible through a link' } };

/** {@link ReportDesk} for whoever holds a link: it opens one report, and its secret goes to no other call. */
export const linkDesk = (token: string): ReportDesk => ({
  open: ({ rrNo }) => askByToken(`${base}/open`, token, { rrNo }) as Asked<ReportForm>,
  save: ({ rrNo }, entered) => askByToken(`${base}/save`, token, { rrNo, ...entered }) as Asked<ReportForm>,
  step: ({ rrNo, version }, step) =>
    step === 'submit' ? askByToken(`${base}/submit`, token, { rrNo, version }) : Promise.resolve(refuse([notHere])),
  send: file => {
    const form = new FormData();
    form.set('file', file, file.name);
    return askByToken(`${base}/upload`, token, form) as Asked<SentFile>;
  },
  share: async () => refuse([notHere]),
});
