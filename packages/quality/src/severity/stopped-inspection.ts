import { fill, type Refusal, text } from '@axle/kernel';
import type { DefectClass, Severity } from '../sampling/plan.ts';

const names = { critical: text('致命', 'critical'), major: text('主要', 'major'), minor: text('次要', 'minor') };
const stopped = text(
  '该供应商此品类的{name}缺陷检验已暂停，整改恢复后才能检验',
  'Inspection of {name} defects is discontinued for this supplier and category; resume it after corrective action',
);

/** [Q23] What stands against beginning or accepting a lot: inspection of one of its classes is discontinued (`DISCONTINUED`, 9.4). */
export function stoppedRefusals(severities: ReadonlyMap<DefectClass, Severity>): readonly Refusal[] {
  const found = [...severities].find(([, severity]) => severity === 'discontinued');
  return found ? [{ code: 'DISCONTINUED', field: 'severity', message: fill(stopped, { name: names[found[0]] }) }] : [];
}
