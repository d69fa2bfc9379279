import { Views } from '../engine/bespoke/views.ts';
import type { Services } from '../shell/services.tsx';
import type { StandaloneDocuments } from '../shell/standalone/standalone-document.ts';

/** The documents that stand on pages of their own; the ports of the modules are bound before one is drawn. */
export const standaloneDocuments = (services: Services): StandaloneDocuments => ({
  receiveReportForm: async () => {
    await services.get(Views).load('purchasing/receive-report');
    return { default: (await import('../modules/purchasing/receive-report/receive-report.document.tsx')).ReceiveReportDocument };
  },
  samplingLog: async () => ({ default: (await import('../modules/quality/log/sampling-log.document.tsx')).SamplingLogDocument }),
});
