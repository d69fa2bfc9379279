import { type Text, text } from '@axle/kernel';

/** How a query parameter is read: a number in groups, an id as it stands, or one of few words. */
export type ParameterForm = 'orderNumber' | 'id' | readonly string[];

/** A page of its own outside the main shell: one document, found by its query. */
export interface StandalonePage {
  readonly title: Text;
  readonly parameters: Readonly<Record<string, ParameterForm>>;
  /** One of these has to be there; the first that is names the document. */
  readonly needs: readonly string[];
  /** Whether it may be opened by a share token instead of a sign-in. */
  readonly shared: boolean;
}

/** The standalone pages by their path, which is also their name in the tracking. */
export const standalonePages = {
  samplingLog: {
    title: text('抽样日志', 'Sampling log'),
    parameters: { samplingNo: 'orderNumber', inspectionNo: 'orderNumber', unitNo: 'id', print: ['1'] },
    needs: ['samplingNo', 'inspectionNo'],
    shared: true,
  },
  receiveReportForm: {
    title: text('收货报告单', 'Receive report form'),
    parameters: { rrNo: 'orderNumber', batchNo: 'orderNumber', orderNo: 'orderNumber', mode: ['view', 'fill'] },
    needs: ['rrNo', 'batchNo'],
    shared: true,
  },
  oaCheckDetail: {
    title: text('审批详情', 'OA check detail'),
    parameters: {
      flowId: 'id',
      taskId: 'id',
      bizType: ['PO', 'PO_CHANGE', 'PREPAY', 'SETTLE', 'LEDGER_ADJ', 'CONCESSION', 'DEDUCT_WAIVE', 'PROJECT', 'PAYMENT'],
      from: ['oa', 'mail', 'erp'],
    },
    needs: ['flowId'],
    shared: false,
  },
} as const satisfies Readonly<Record<string, StandalonePage>>;

/** Key of a standalone page: `samplingLog` stands at `/samplingLog`. */
export type StandaloneKey = keyof typeof standalonePages;
