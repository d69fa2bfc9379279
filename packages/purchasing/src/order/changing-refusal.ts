import type { Refusal } from '@axle/kernel';

const changing: Refusal = { code: 'CHANGING', message: { zh: '变更审批中', en: 'Change in approval' } };

/** [R7e] What stands against changing, shipping or settling an order: a change of it waits for approval (`CHANGING`). */
export const changingRefusals = (isChanging: boolean): readonly Refusal[] => (isChanging ? [changing] : []);
