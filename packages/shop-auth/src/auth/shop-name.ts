import type { Refusal } from '@axle/kernel';

const authorised: Refusal = {
  code: 'AUTHORISED',
  field: 'name',
  message: { zh: '店铺已授权，只能修改负责人', en: 'The store has been authorised; only its owner can be changed' },
};

/** The name of a shop and whose it is. */
export interface ShopName {
  readonly name?: unknown;
  readonly company?: unknown;
}

/** [S8.7] Whether a change gives a shop another name or company, which it keeps from its first authorisation on. */
export const isRenamed = (before: ShopName, after: ShopName): boolean => before.name !== after.name || before.company !== after.company;

/** [S8.7] Why a shop that was authorised once, or never, is not renamed. */
export const refuseRenamed = (wasAuthorised: boolean): Refusal | undefined => (wasAuthorised ? authorised : undefined);
