import type { Refusal } from '@axle/kernel';

/** Most requests that one decision approves. */
export const mostTogether = 100;

/** [A16] Why a request is not approved together with others: it has files, which are looked at one by one. */
export const withFiles: Refusal = {
  code: 'HAS_FILES',
  message: { zh: '有附件的申请须逐个审批', en: 'Requests with attachments must be approved one by one' },
};

/** [A10] Why so many requests, over records of so many kinds, are not approved together; undefined where they are. */
export function refuseTogether(requests: number, kinds: number): Refusal | undefined {
  if (requests > mostTogether)
    return {
      code: 'TOO_MANY',
      message: { zh: `一次最多批量通过 ${mostTogether} 个申请`, en: `At most ${mostTogether} requests can be approved at once` },
    };
  if (kinds > 1)
    return {
      code: 'MIXED',
      message: { zh: '只能批量通过同一类资料的申请', en: 'Only requests of the same record type can be approved together' },
    };
  return undefined;
}
