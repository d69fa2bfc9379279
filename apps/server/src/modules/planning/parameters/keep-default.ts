import type { Refusal } from '@axle/kernel';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';

const kept: Refusal = { code: 'DEFAULT_KEPT', message: { zh: '默认行不能停用', en: 'The default row cannot be disabled' } };

/** The default row of parameters is always in use. */
export const keepDefault: DisableGuard = async (_, records) =>
  new Map(records.filter(({ scope }) => scope === 'default').map(({ id }) => [id, kept]));
