/** What the kinds of file are called of which pages take several; the list of imports names them too. */
export const importVariants = {
  skuBase: { zh: '基本资料', en: 'Identity' },
  skuSize: { zh: '尺寸与装箱', en: 'Size & packing' },
  skuCustoms: { zh: '报关', en: 'Customs' },
  skuPurchase: { zh: '采购', en: 'Purchase' },
  skuOe: { zh: 'OE与互换', en: 'OE & interchange' },
  skuNumbers: { zh: 'OE号码明细', en: 'OE number sources' },
  skuCerts: { zh: '认证', en: 'Certificates' },
  propertySheet: { zh: '属性表', en: 'Property sheet' },
  acknowledgement: { zh: '平台回执', en: 'Acknowledgement' },
  brandMarks: { zh: '商标', en: 'Trademarks' },
} as const;

/** Key of a kind of file. */
export type ImportVariantKey = keyof typeof importVariants;
