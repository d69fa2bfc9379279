import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { scoreToReduce } from '@axle/quality';
import { switchStateRecords } from './switch-state-records.ts';

const standing = (key: string, zh: string, en: string) => ({
  key,
  title: text(zh, en),
  filters: [{ field: 'severity', op: 'in', value: [key] }] as const,
});

const history = {
  section: 'qualityTesting',
  page: 'switchEvents',
  filters: [{ field: 'switchState', op: 'in', by: 'id' }],
} as const;

export const switching = definePage({
  key: 'switching',
  title: text('转移状态', 'Switching'),
  words: ['转移规则', '加严检验', '放宽检验', '暂停检验', 'switching rules', 'tightened inspection', 'reduced inspection'],
  help: {
    why: text(
      '各供应商、品类与缺陷等级按什么严格度检验，以及离下一次转移还差多少。',
      'How strictly lots of each supplier, category and class are inspected, and how far the next switch is.',
    ),
    notes: [
      text(
        '首检判定后各等级分别转移：最近5批内2批不合格→加严；加严连续5批合格→正常；加严累计5批不合格→暂停；放宽有1批不合格→正常。复检不计。',
        'Each class switches by the verdicts of original lots: 2 rejected among the last 5 → tightened; 5 accepted in a row → normal; 5 rejected while tightened → discontinued; 1 rejected while reduced → normal. Re-inspections do not count.',
      ),
      text(
        '得分达到30不会自动放宽：确认生产稳定后由人批准。',
        'A score of 30 does not reduce inspection automatically: a user confirms steady production and approves it.',
      ),
      text(
        '暂停后该供应商此品类不能开始检验，也不能判合格，直到写明整改措施、附证据并恢复为加严。',
        'While discontinued, no lot of the supplier’s category can be started or accepted until inspection is resumed as tightened, with the supplier’s action and evidence.',
      ),
      text(
        '点击“最近批次”或“起始时间”查看每次转移的批次与原因。',
        'Open “Last lots” or “Since” for the lots and reasons behind each switch.',
      ),
    ],
  },
  resource: switchStateRecords,
  recordPart: { title: text('严格度走势', 'Severity over time'), view: 'quality/severity-history' },
  columns: [
    'supplier',
    'category',
    'inspectType',
    'defectClass',
    'severity',
    'score',
    'lastLots',
    'acceptedRun',
    'tightenedRejects',
    'since',
    'switchNo',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'supplier',
    'category',
    'inspectType',
    'defectClass',
    'severity',
    'score',
    'acceptedRun',
    'tightenedRejects',
    'since',
    'switchNo',
  ],
  search: ['switchNo'],
  sort: [{ field: 'since', descending: true }],
  headline: [
    'supplier',
    'category',
    'inspectType',
    'defectClass',
    'severity',
    'score',
    'lastLots',
    'acceptedRun',
    'tightenedRejects',
    'since',
  ],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    {
      key: 'offered',
      title: text('可放宽', 'Can be reduced'),
      filters: [
        { field: 'severity', op: 'in', value: ['normal'] },
        { field: 'score', op: 'gte', value: scoreToReduce },
      ],
    },
    standing('tightened', '加严', 'Tightened'),
    standing('reduced', '放宽', 'Reduced'),
    standing('discontinued', '暂停', 'Discontinued'),
  ],
  drills: { lastLots: history, score: history, since: history },
  related: [
    {
      title: text('转移历史', 'History of switching'),
      section: 'qualityTesting',
      page: 'switchEvents',
      field: 'switchState',
      by: 'id',
      columns: ['at', 'inspection', 'verdict', 'found', 'accept', 'fromSeverity', 'toSeverity', 'why', 'score', 'lastLots', 'reason'],
    },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['approveReduced', 'toNormal', 'resume'],
});
