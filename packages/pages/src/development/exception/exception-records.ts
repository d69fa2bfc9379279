import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { stageField } from '../project/stage-field.ts';
import { exceptionStates, exceptionStatus } from './exception-states.ts';

const ofProject = (field: string) => ({ page: 'projectTable', field });

/** What stops projects of new products. */
export const exceptionRecords = defineResource({
  entity: 'newProductException',
  label: text('新品异常', 'New product exception'),
  service: 'item',
  readFrom: 'new_product_exception_list',
  nameFields: ['excNo', 'type'],
  fields: {
    excNo: numberOf('异常号', 'Exception no.'),
    project: {
      kind: 'ref',
      label: text('项目', 'Project'),
      entity: 'newProductProject',
      required: true,
      immutable: true,
      key: true,
      width: 240,
    },
    stage: { ...stageField, figure: true, seenWith: ofProject('stage') },
    type: {
      kind: 'enum',
      label: text('类型', 'Type'),
      required: true,
      immutable: true,
      key: true,
      width: 110,
      options: [
        { code: 'sla', label: text('超期', 'Overdue') },
        { code: 'sampleFail', label: text('样品不合格', 'Sample failed') },
        { code: 'costOver', label: text('成本超标', 'Cost over plan') },
        { code: 'ip', label: text('知识产权', 'IP') },
        { code: 'compliance', label: text('合规缺失', 'Compliance') },
        { code: 'supplierQuit', label: text('供应商退出', 'Supplier quit') },
        { code: 'listingBlock', label: text('上架受阻', 'Listing blocked') },
        { code: 'firstOrderLate', label: text('首单延迟', 'First order late') },
        { code: 'data', label: text('资料错误', 'Wrong data') },
      ],
    },
    level: {
      kind: 'enum',
      label: text('级别', 'Level'),
      required: true,
      initial: 'mid',
      width: 80,
      options: [
        { code: 'low', label: text('低', 'Low'), tone: 'neutral' },
        { code: 'mid', label: text('中', 'Medium'), tone: 'warn' },
        { code: 'high', label: text('高', 'High'), tone: 'bad' },
      ],
      help: text('未关闭的高级别异常阻止项目推进。', 'An open exception of high severity blocks the project at its stage.'),
    },
    text: { kind: 'text', label: text('说明', 'What happened'), required: true, maxLength: 500, lines: 3, width: 260 },
    pending: {
      kind: 'ref',
      label: text('待上架', 'Pending listing'),
      entity: 'newAmazonPending',
      readOnly: true,
      hidden: true,
      width: 150,
    },
    raisedBy: {
      kind: 'enum',
      label: text('来源', 'Raised by'),
      readOnly: true,
      width: 90,
      options: [
        { code: 'system', label: text('系统', 'System') },
        { code: 'user', label: text('人员', 'User') },
      ],
    },
    assignee: {
      kind: 'user',
      label: text('处理人', 'Assignee'),
      width: 100,
      help: text('不填为项目的开发。', 'The project developer if left empty.'),
    },
    developer: {
      kind: 'user',
      label: text('开发', 'Developer'),
      readOnly: true,
      figure: true,
      seenWith: ofProject('developer'),
      width: 100,
    },
    owner: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      readOnly: true,
      figure: true,
      seenWith: ofProject('owner'),
      hidden: true,
      width: 100,
    },
    status: exceptionStatus,
    dueAt: {
      kind: 'date',
      label: text('解决期限', 'Due'),
      readOnly: true,
      expiry: { within: 1 },
      width: 176,
      help: text('高3天、中7天、低14天；超过3天升级给负责人。', 'High 3 days, medium 7, low 14; escalated to the owner 3 days after that.'),
    },
    daysOpen: {
      kind: 'integer',
      label: text('已开天数', 'Days open'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 99_999,
      width: 90,
      reveals: ['status'],
    },
    solution: { kind: 'text', label: text('解决方案', 'Solution'), readOnly: true, maxLength: 1000, width: 240 },
    escalatedTo: { kind: 'user', label: text('升级给', 'Escalated to'), readOnly: true, width: 100 },
  },
  unique: [{ fields: ['excNo'] }],
  states: exceptionStates,
});
