import { checkContract } from '@axle/finance';
import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { decidedFields } from '../../inventory/operation/operation-fields.ts';
import { contractAmountFields, contractPartyFields, contractTermFields } from './contract-fields.ts';
import { contractState, contractStates } from './contract-states.ts';

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

/** What we have agreed in writing with suppliers, carriers, warehouses and platforms. */
export const contractRecords = defineResource({
  entity: 'contract',
  label: text('合同', 'Contract'),
  service: 'finance',
  readFrom: 'contract_list',
  nameFields: ['contractNo', 'title'],
  knownBy: { code: 'contractNo' },
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  constraints: {
    contract_party: {
      code: 'OTHER_PARTY',
      field: 'supplier',
      message: text('只有供应商合同才填供应商', 'Only contracts with suppliers name a supplier'),
    },
    contract_dates: {
      code: 'END_ORDER',
      field: 'endDate',
      message: text('结束日期须晚于开始日期', 'The end date must be after the start date'),
    },
  },
  fields: {
    ...contractPartyFields,
    state: contractState,
    ...contractTermFields,
    ...contractAmountFields,
    files: {
      kind: 'files',
      label: text('合同文件', 'Files'),
      most: 10,
      endings: ['pdf', 'jpg', 'jpeg', 'png', 'docx'],
      mostBytes: 52_428_800,
      width: 150,
      help: text('提交审批前须上传。', 'To be uploaded before it is submitted.'),
    },
    downloadNum: {
      kind: 'integer',
      label: text('下载次数', 'Downloads'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 96,
      help: text('同一用户60秒内重复下载只计一次。', 'Repeats by one user within 60 seconds count once.'),
    },
    owner: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      width: 110,
      help: text('不填为登记人。', 'If left empty: the person who registers it.'),
    },
    amends: {
      kind: 'ref',
      label: text('变更的合同', 'Amends'),
      entity: 'contract',
      width: 170,
      help: text('变更协议填写原合同。', 'For amendments: the contract that it changes.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    applicant,
    approver,
    approvedAt,
    rejectReason,
    endReason: {
      kind: 'text',
      label: text('终止原因', 'Reason for termination'),
      readOnly: true,
      maxLength: 500,
      hidden: true,
      width: 180,
    },
  },
  unique: [{ fields: ['contractNo'] }],
  checks: [checkContract],
  states: contractStates,
});
