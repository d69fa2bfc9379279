import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { MatchResult } from '@axle/purchasing';

/** [R14] MatchResult. */
export const matchResults = [
  { code: 'ok', label: text('一致', 'Matched'), tone: 'good' },
  { code: 'tol', label: text('容差内', 'Within tolerance'), tone: 'info' },
  { code: 'x_price', label: text('价格异常', 'Price exception'), tone: 'bad' },
  { code: 'x_qty', label: text('数量异常', 'Quantity exception'), tone: 'bad' },
  { code: 'x_tax', label: text('税率异常', 'Tax exception'), tone: 'bad' },
  { code: 'no_gr', label: text('缺收货', 'No receipt'), tone: 'warn' },
  { code: 'no_inv', label: text('缺发票', 'No invoice'), tone: 'warn' },
] as const satisfies readonly EnumOption<MatchResult>[];
