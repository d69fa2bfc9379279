import { text } from '@axle/kernel';
import type { Pairing } from '@axle/page-kit';

/** Of sites those on which the chosen shop sells, by the relations of shops and sites. */
export const siteOfStore: Pairing = {
  entity: 'storeSite',
  by: 'site',
  with: 'store',
  like: 'store',
  refusal: text(
    '该店铺不在此站点销售，请先在“店铺站点关系”中建立',
    'The store does not sell on this site; add a store-site relation first',
  ),
};
