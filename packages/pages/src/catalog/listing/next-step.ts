import { text } from '@axle/kernel';
import type { EnumField } from '@axle/page-kit';

/** What settles an exception of a listing, by its rule; empty where it is closed. */
export const nextStepField: EnumField = {
  kind: 'enum',
  label: text('下一步', 'Next step'),
  readOnly: true,
  figure: true,
  width: 150,
  help: text(
    '勾选多条后用“打开平台页面”或“试算售价”一起处理；车型适配与补货在对应页面处理。',
    'Tick several and use “Open on platform” or “Price what-if” to settle them together; fitments and replenishment are settled on their own pages.',
  ),
  options: [
    { code: 'onPlatform', label: text('在平台处理', 'Settle on platform'), tone: 'warn' },
    { code: 'reprice', label: text('试算并调价', 'Review price'), tone: 'info' },
    { code: 'reviews', label: text('查看差评', 'Check reviews'), tone: 'warn' },
    { code: 'addFitment', label: text('维护车型适配', 'Add fitments'), tone: 'info' },
    { code: 'replenish', label: text('补货', 'Replenish'), tone: 'info' },
  ],
};
