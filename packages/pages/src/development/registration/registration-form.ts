import { text } from '@axle/kernel';

/** The form of registrations, in the order in which they are completed. */
export const registrationForm = [
  {
    title: text('产品', 'Product'),
    fields: ['nameZh', 'nameEn', 'brand', 'category', 'uom', 'pcsPerUom', 'position', 'oeNumbers', 'gtin', 'images', 'hazard', 'un383'],
  },
  { title: text('属性', 'Properties'), fields: ['properties'] },
  { title: text('适配车型', 'Fitment'), fields: ['fitments'] },
  {
    title: text('尺寸与装箱', 'Size and packing'),
    fields: ['unitL', 'unitW', 'unitH', 'unitNetKg', 'unitGrossKg', 'cartonQty', 'cartonL', 'cartonW', 'cartonH', 'cartonGrossKg'],
  },
  {
    title: text('报关', 'Customs'),
    fields: ['tariffCn', 'declNameZh', 'declNameEn', 'materialZh', 'materialEn', 'originCountry'],
  },
  {
    title: text('供应与首单', 'Supply and first order'),
    fields: ['supplierItem', 'firstOrderRule', 'firstOrderMonths', 'firstOrderQty', 'requiredDate', 'warehouse', 'companyEntity', 'note'],
  },
  { title: text('上架店铺站点', 'Stores and sites to list on'), fields: ['storeSites'] },
] as const;
