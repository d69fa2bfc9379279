import type { Refusal } from '@axle/kernel';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const kept: Refusal = {
  code: 'DEFAULT_KEPT',
  message: { zh: '默认行不能删除或停用', en: 'The default row can be neither deleted nor disabled' },
};

/** The default row of parameters is always in use. */
export const keepDefault: DisableGuard = async (_, records) =>
  new Map(records.filter(({ scope }) => scope === 'default').map(({ id }) => [id, kept]));

/** There is always a default row of parameters, whichever way one would go. */
export const defaultStays: WriteGuard = async (_transaction, _parts, rows) => {
  if (rows.some(({ before, after }) => before?.['scope'] === 'default' && (after?.['scope'] !== 'default' || after['status'] === 0)))
    throw new RefusedWrite(kept);
};
