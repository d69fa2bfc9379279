import type { Text } from '@axle/kernel';
import type { AddressPart } from './address.ts';

/** What the parts of an address are called. */
export const addressWords: Readonly<Record<AddressPart, Text>> = {
  country: { zh: '国家', en: 'Country' },
  region: { zh: '省/州', en: 'State / province' },
  city: { zh: '城市', en: 'City' },
  line1: { zh: '街道地址', en: 'Street' },
  line2: { zh: '地址第2行', en: 'Street, line 2' },
  line3: { zh: '地址第3行', en: 'Street, line 3' },
  postcode: { zh: '邮编', en: 'Postcode' },
  contact: { zh: '联系人', en: 'Contact' },
  phone: { zh: '电话', en: 'Phone' },
};
