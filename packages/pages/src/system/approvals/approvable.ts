import { approvedFields, type EnumOption, type Resource } from '@axle/page-kit';
import { companyEntityRecords } from '../../finance/company/company-entity.ts';
import { customerRecords } from '../../finance/customer/customer.ts';
import { exemptSkuRecords } from '../../catalog/exemption/exempt-sku.ts';
import { materialAreaRecords } from '../../catalog/substitute/material-area.ts';
import { deliveryDemandRecords } from '../../planning/delivery/delivery-demand-config.ts';
import { safetyStockRecords } from '../../planning/safety/safety-stock.ts';
import { seasonFactorRecords } from '../../planning/season/season-factor.ts';
import { skuRecords } from '../../catalog/sku/sku-list.ts';
import { supplierRecords } from '../../finance/supplier/supplier.ts';

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
