import type { Refusal, Text } from '@axle/kernel';

const fewest = 5;
const tooShort: Text = { zh: '原因至少5个字符', en: 'The reason must have at least 5 characters' };

/** [OP10] Why a reason that has to be given is none: it has five characters or more. `message` says what it is for. */
export const refuseShortReason = (reason: unknown, field: string, message: Text = tooShort): Refusal | undefined =>
  String(reason ?? '').trim().length < fewest ? { code: 'REASON_SHORT', field, message } : undefined;
