import type { Text } from '@axle/kernel';

/** BodyStyle: shapes of a vehicle's body. `also` holds the words of the public US model list. */
export const bodyStyles: readonly { readonly code: string; readonly label: Text; readonly also?: readonly string[] }[] = [
  { code: 'sedan', label: { zh: '轿车', en: 'Sedan' } },
  { code: 'suv', label: { zh: 'SUV', en: 'SUV' } },
  { code: 'pickup', label: { zh: '皮卡', en: 'Pickup' } },
  { code: 'coupe', label: { zh: '双门', en: 'Coupe' } },
  { code: 'van', label: { zh: '厢式/MPV', en: 'Van/Minivan' }, also: ['van', 'minivan'] },
  { code: 'convertible', label: { zh: '敞篷', en: 'Convertible' } },
  { code: 'hatchback', label: { zh: '掀背', en: 'Hatchback' } },
  { code: 'wagon', label: { zh: '旅行', en: 'Wagon' } },
  { code: 'unknown', label: { zh: '未知', en: 'Unknown' } },
];
