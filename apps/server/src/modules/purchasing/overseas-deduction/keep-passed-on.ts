import { type Refusal, text } from '@axle/kernel';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const passedOn: Refusal = {
  code: 'PASSED_ON',
  message: text('海外转入的扣款不能删除，请作废', 'A deduction from an overseas cost cannot be deleted; void it'),
};

/** A cost that was passed on keeps its deductions: they are made void, not deleted. */
export const keepPassedOn: WriteGuard = async (_database, _parts, rows) => {
  if (rows.some(({ before, after }) => !after && before?.['type'] === 'overseas')) throw new RefusedWrite(passedOn);
};
