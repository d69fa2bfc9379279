import { text } from '@axle/kernel';
import type { IntegerField, LinesField } from '@axle/page-kit';
import { inspectionResults } from '../inspection/inspection-words.ts';
import { checkGroups, classAqlOptions, defectClassOptions, severityOptions, specialLevels } from '../quality-options.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 60,
  ...more,
});

/** Plan and verdict of the tests of a sample at special levels. */
export const specialTests = {
  kind: 'lines',
  label: text('特殊水平测试', 'Tests at special levels'),
  readOnly: true,
  by: ['checkGroup', 'level', 'defectClass'],
  most: 40,
  fields: {
    checkGroup: { kind: 'enum', label: text('检查分组', 'Group'), required: true, options: checkGroups, width: 110 },
    level: { kind: 'enum', label: text('水平', 'Level'), required: true, options: specialLevels, width: 80 },
    defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), required: true, options: defectClassOptions, width: 90 },
    aql: { kind: 'enum', label: text('AQL', 'AQL'), readOnly: true, options: classAqlOptions, width: 70 },
    severity: { kind: 'enum', label: text('严格度', 'Severity'), readOnly: true, options: severityOptions, width: 90 },
    useLetter: { kind: 'text', label: text('使用字码', 'Letter used'), readOnly: true, maxLength: 8, width: 90 },
    size: count('n', 'n', { min: 1, width: 70 }),
    accept: count('Ac', 'Ac', { width: 60 }),
    reject: count('Re', 'Re', { width: 60 }),
    found: count('未通过', 'Failed', { width: 80 }),
    verdict: { kind: 'enum', label: text('判定', 'Verdict'), readOnly: true, options: inspectionResults, width: 90 },
  },
} as const satisfies LinesField;
