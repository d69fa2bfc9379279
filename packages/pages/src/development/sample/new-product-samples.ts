import { text } from '@axle/kernel';
import { definePage, defineResource, type MoneyField } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { sampleState, sampleStates } from './sample-states.ts';

const yuan = (zh: string, en: string): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { code: 'CNY' },
  width: 100,
});
const stepDay = (zh: string, en: string) => ({ kind: 'date', label: text(zh, en), readOnly: true, width: 112 }) as const;

const sampleRecords = defineResource({
  entity: 'newProductSample',
  label: text('样品', 'Sample'),
  service: 'item',
  readFrom: 'new_product_sample_list',
  nameFields: ['sampleNo'],
  knownBy: { code: 'sampleNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    new_product_sample_open: {
      code: 'SAMPLE_OPEN',
      field: 'supplier',
      message: text('该供应商还有进行中的样品', 'A sample of this supplier is under way'),
    },
  },
  fields: {
    sampleNo: numberOf('样品号', 'Sample no.'),
    project: {
      kind: 'ref',
      label: text('项目', 'Project'),
      entity: 'newProductProject',
      required: true,
      immutable: true,
      key: true,
      width: 220,
      help: text('处于样品阶段的项目。', 'A project at the sample stage.'),
    },
    supplier: {
      kind: 'ref',
      label: text('供应商', 'Supplier'),
      entity: 'supplier',
      required: true,
      immutable: true,
      width: 200,
      help: text('已为该项目报价的供应商。', 'A supplier that quoted for the project.'),
    },
    round: {
      kind: 'integer',
      label: text('轮次', 'Round'),
      readOnly: true,
      min: 1,
      max: 3,
      width: 76,
      help: text('同一供应商最多三轮。', 'Three rounds a supplier at most.'),
    },
    qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, initial: 2, min: 1, max: 50, width: 80 },
    fee: yuan('样品费', 'Fee'),
    freight: yuan('运费', 'Freight'),
    state: sampleState,
    paidAt: stepDay('付款日', 'Paid on'),
    sentAt: stepDay('寄出日', 'Sent on'),
    receivedAt: stepDay('收样日', 'Received on'),
    trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), readOnly: true, maxLength: 60, width: 150 },
    result: { kind: 'text', label: text('检测结论', 'Result'), readOnly: true, maxLength: 500, width: 240 },
    inspection: { kind: 'ref', label: text('检验单', 'Inspection'), entity: 'inspection', readOnly: true, figure: true, width: 150 },
    photos: {
      kind: 'files',
      label: text('照片', 'Photos'),
      most: 12,
      endings: ['jpg', 'jpeg', 'png', 'webp'],
      mostBytes: 10_485_760,
      width: 90,
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
  },
  unique: [{ fields: ['sampleNo'] }],
  states: sampleStates,
});

export const newProductSamples = definePage({
  key: 'newProductSamples',
  title: text('样品', 'Samples'),
  words: ['打样', '样件', 'sample round'],
  help: {
    why: text(
      '开发向报价的供应商要样、付费、收样并检测，合格后项目才能立项。',
      'Developers request, pay, receive and test samples; a project is approved once one has passed.',
    ),
    notes: [
      text(
        '只有处于样品阶段的项目可以申请样品；同一供应商一次一件，最多三轮。',
        'Samples are requested for projects at the sample stage; one at a time of a supplier, three rounds at most.',
      ),
      text(
        '申请后按供应商的语言给它发打样邮件；没有收件邮箱的供应商先补邮箱。',
        'A request goes to the supplier by mail, in its language; a supplier without an address needs one first.',
      ),
      text(
        '“送检”生成样品检验，指定检验员在“样品判定”中检验：判定合格或不合格即为样品结论；开始检验前可再点“送检”换人改期。未送检的可直接填写结论。',
        '“Inspect” creates an inspection for the inspector you name, under “Sample judgement”; its verdict passes or fails the sample. Until it is started you can “Inspect” again with another inspector or day. Without an inspection, enter the result yourself.',
      ),
      text('已付的样品费与运费计入项目花费，取消后也不退回。', 'Fees and freight that were paid count as spent, of cancelled samples too.'),
    ],
  },
  resource: sampleRecords,
  columns: [
    'sampleNo',
    'project',
    'supplier',
    'round',
    'qty',
    'fee',
    'freight',
    'state',
    'paidAt',
    'sentAt',
    'trackingNo',
    'receivedAt',
    'inspection',
    'result',
    'photos',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['sampleNo', 'project', 'supplier', 'state', 'round', 'createdAt'],
  totals: ['fee', 'freight'],
  search: ['sampleNo'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    inState('open', '进行中', 'Under way', 'requested', 'paid', 'sent', 'received', 'testing'),
    inState('passed', '合格', 'Passed', 'passed'),
    inState('failed', '不合格', 'Failed', 'failed'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [{ title: text('样品', 'Sample'), fields: ['project', 'supplier', 'qty', 'fee', 'freight', 'photos', 'note'] }],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  titles: { add: text('申请样品', 'Request sample') },
  transitions: ['pay', 'send', 'receive', 'inspect', 'test', 'pass', 'fail', 'cancel'],
  related: [
    {
      title: text('检验', 'Inspections'),
      section: 'qualityTesting',
      page: 'sampleJudgement',
      field: 'sample',
      by: 'id',
      columns: ['inspectionNo', 'state', 'result', 'criticalFound', 'majorFound', 'minorFound', 'inspector', 'finishedAt'],
    },
  ],
});
