import type { Refusal } from '@axle/kernel';
import { diskFull, isDiskFull } from '../files/file-refusals.ts';

/** Why a task failed, as it is stored: the words of a refusal in both languages. */
export const storedFailure = ({ code, message }: Refusal): string => JSON.stringify({ code, ...message });

/** A worker met something that nobody expected; the log has the rest. */
const unexpectedFailure: Refusal = {
  code: 'FAILED',
  message: { zh: '服务器错误，请稍后再试', en: 'Server error, try again later' },
};

/** The message for an error that ended a task. */
export const failureOf = (error: unknown): Refusal => (isDiskFull(error) ? diskFull : unexpectedFailure);

/** The worker was lost again and again. */
export const lostTooOften: Refusal = {
  code: 'LOST',
  message: { zh: '处理多次中断，已停止', en: 'The task was interrupted several times and has been stopped' },
};

/** The right that the task needs was taken away meanwhile. */
export const rightMissing: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '没有操作权限，请联系管理员', en: 'No permission for this, contact the administrator' },
};
