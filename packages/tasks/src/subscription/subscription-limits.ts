import type { Refusal } from '@axle/kernel';

/** Most scheduled exports that a user has, paused ones among them. */
export const mostSubscriptions = 50;

/** [T17] Why a user may not have one more scheduled export; undefined when nothing speaks against it. */
export const refuseSubscription = (held: number): Refusal | undefined =>
  held < mostSubscriptions
    ? undefined
    : {
        code: 'TOO_MANY_SUBSCRIPTIONS',
        message: {
          zh: `每人最多${mostSubscriptions}个定时导出，请先删除不用的`,
          en: `At most ${mostSubscriptions} scheduled exports per user; delete one first`,
        },
      };
