import { text } from '@axle/kernel';

/** Words of the tables of sampling plans and their calculator. */
export const aqlText = {
  lotSize: text('批量', 'Lot size'),
  level: text('检验水平', 'Level'),
  aql: text('AQL', 'AQL'),
  severity: text('严格度', 'Severity'),
  normal: text('正常检验（表2-A）', 'Normal (table 2-A)'),
  tightened: text('加严检验（表2-B）', 'Tightened (table 2-B)'),
  reduced: text('放宽检验（表2-C）', 'Reduced (table 2-C)'),
  letter: text('样本字码', 'Code letter'),
  size: text('样本量', 'Sample size'),
  accept: text('接收数Ac', 'Ac'),
  reject: text('拒收数Re', 'Re'),
  arrow: text('{letter}处为箭头：改用{used}的样本量与判定数。', 'Arrow at {letter}: sample size and numbers of {used} apply.'),
  whole: text('样本量不小于批量：全数检验。', 'The sample size is at least the lot size: inspect every unit.'),
  single: text('批量为1：检验该件，不得有缺陷。', 'A lot of one: inspect the unit; no defect is accepted.'),
  curve: text('OC曲线：n={size}，Ac={accept}', 'OC curve: n = {size}, Ac = {accept}'),
  probability: text('接收概率', 'Probability of acceptance'),
  quality: text('不合格品率', 'Nonconforming'),
  at: text('{share}%不合格 → 接收概率{chance}%', '{share}% nonconforming → {chance}% accepted'),
  table: text('一次抽样方案（ISO 2859-1，GB/T 2828.1）', 'Single sampling plans (ISO 2859-1, GB/T 2828.1)'),
  legend: text(
    '格内为Ac/Re；↓用下方第一个方案，↑用上方第一个方案。',
    'Cells show Ac/Re; ↓ use the first plan below, ↑ the first plan above.',
  ),
} as const;
