import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { BackgroundParts } from '../../../platform/jobs/background-work.ts';
import type { ClaimedDownload } from './claim-download.ts';
import type { OrderSource } from './order-source.ts';
import { reportSource } from './read-report.ts';

/** Where the orders of a download come from: its file, else the interface of the platform, which nobody calls without authorisation. */
export async function sourceOf({ files }: BackgroundParts, { file, platform }: ClaimedDownload): Promise<Result<OrderSource>> {
  const [report] = file ?? [];
  return report ? ok(reportSource(files, platform, report)) : refuse(noInterface);
}

const noInterface: Refusal = {
  code: 'NO_INTERFACE',
  message: {
    zh: '该平台没有接口，请上传订单报告',
    en: 'This platform has no interface; upload its order report',
  },
};
