import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { inspectionResults } from '../inspection/inspection-words.ts';
import { switchReasonOptions } from './switch-reasons.ts';
import { countedFields, severityField, switchedFields } from './switching-fields.ts';
import { actionFiles } from './switching-states.ts';

const count = (zh: string, en: string, width: number): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width,
});

/** What changed the states of switching: verdicts of lots, and approvals. */
const switchEventRecords = defineResource({
  entity: 'switchEvent',
  label: text('转移历史', 'Switching entry'),
  service: 'nova',
  table: 'switch_event_list',
  nameFields: ['switchState', 'at'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    at: { kind: 'instant', label: text('时间', 'Time'), required: true, readOnly: true, key: true, width: 150 },
    switchState: {
      kind: 'ref',
      label: text('转移编号', 'Switching no.'),
      entity: 'switchState',
      required: true,
      readOnly: true,
      width: 150,
    },
    ...switchedFields,
    inspection: { kind: 'ref', label: text('检验单号', 'Inspection no.'), entity: 'inspection', readOnly: true, width: 150 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 180 },
    lotSize: count('批量', 'Lot size', 84),
    verdict: { kind: 'enum', label: text('判定', 'Verdict'), readOnly: true, options: inspectionResults, width: 90 },
    found: count('发现', 'Found', 70),
    accept: count('Ac', 'Ac', 60),
    tighterAccept: {
      ...count('严一级Ac', 'Tighter Ac', 90),
      help: text('同字码下AQL严一级的接收数；不超过它才得3分。', 'The acceptance number one AQL tighter: no more than it scores 3.'),
    },
    fromSeverity: { ...severityField, label: text('原严格度', 'From') },
    toSeverity: { ...severityField, label: text('新严格度', 'To') },
    why: {
      kind: 'enum',
      label: text('转移原因', 'Why'),
      required: true,
      readOnly: true,
      options: switchReasonOptions,
      width: 200,
    },
    ...countedFields,
    reason: { kind: 'text', label: text('说明', 'Reason given'), readOnly: true, maxLength: 500, lines: 2, width: 240 },
    files: { ...actionFiles, readOnly: true },
    byUser: { kind: 'user', label: text('操作人', 'By'), readOnly: true, width: 100 },
  },
});

export const switchEvents = definePage({
  key: 'switchEvents',
  title: text('转移历史', 'Switching history'),
  words: ['严格度历史', 'severity history'],
  help: {
    why: text('哪一批、哪次审批使严格度转移，得分如何累计。', 'Which lot or approval switched a severity, and how the score accumulated.'),
    notes: [
      text(
        '每个首检批次每个等级记一行，只增不改；按顺序重算即得当前严格度。',
        'One entry for each class of each original lot, append-only; replayed in order they give the current severity.',
      ),
    ],
  },
  resource: switchEventRecords,
  columns: [
    'at',
    'switchState',
    'supplier',
    'category',
    'inspectType',
    'defectClass',
    'inspection',
    'sku',
    'lotSize',
    'verdict',
    'found',
    'accept',
    'tighterAccept',
    'fromSeverity',
    'toSeverity',
    'why',
    'score',
    'lastLots',
    'acceptedRun',
    'tightenedRejects',
    'reason',
    'files',
    'byUser',
  ],
  pinned: 1,
  filters: [
    'switchState',
    'supplier',
    'category',
    'inspectType',
    'defectClass',
    'inspection',
    'sku',
    'verdict',
    'fromSeverity',
    'toSeverity',
    'why',
    'byUser',
    'at',
  ],
  search: ['reason'],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'switches', title: text('只看转移', 'Switches only'), filters: [{ field: 'why', op: 'notIn', value: ['none'] }] },
  ],
  standard: ['list', 'export'],
});
