import { approvedFields, type EnumOption, type Resource } from '@axle/page-kit';
import { companyEntityRecords } from '../basic/company-entity.ts';
import { customerRecords } from '../basic/customer.ts';
import { exemptSkuRecords } from '../basic/exempt-sku.ts';
import { materialAreaRecords } from '../basic/material-area.ts';
import { deliveryDemandRecords } from '../basic/delivery-demand-config.ts';
import { safetyStockRecords } from '../basic/safety-stock.ts';
import { seasonFactorRecords } from '../basic/season-factor.ts';
import { skuRecords } from '../basic/sku-list.ts';
import { supplierRecords } from '../basic/supplier.ts';

/** The records that have fields under approval. */
export const approvable: readonly Resource[] = [
  skuRecords,
  supplierRecords,
  companyEntityRecords,
  customerRecords,
  materialAreaRecords,
  exemptSkuRecords,
  seasonFactorRecords,
  safetyStockRecords,
  deliveryDemandRecords,
];

/** They as a dictionary. */
export const approvableEntities: readonly EnumOption[] = approvable.map(({ entity, label }) => ({ code: entity, label }));

/** Their fields under approval as a dictionary, each as `<entity>.<field>`. */
export const approvableFields: readonly EnumOption[] = approvable.flatMap(resource =>
  approvedFields(resource).map(key => ({ code: `${resource.entity}.${key}`, label: resource.fields[key]!.label })),
);
