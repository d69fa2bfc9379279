import type { RelatedRecords } from '@axle/page-kit';

/** Tabs of a supplier's detail: SKUs, files, orders, discrepancies and addresses. */
export const relatedOfSupplier = [
  {
    title: { zh: 'SKU与价格', en: 'SKUs & prices' },
    section: 'basic',
    page: 'skuList',
    columns: ['sku', 'nameZh', 'salesStatus', 'price', 'leadDays', 'moq'],
    field: 'supplier',
    by: 'id',
  },
  {
    title: { zh: '档案', en: 'Files' },
    section: 'basic',
    page: 'supplierFile',
    columns: ['type', 'no', 'issueDate', 'expiryDate', 'status'],
    field: 'supplier',
    by: 'id',
  },
  {
    title: { zh: '采购', en: 'Orders' },
    section: 'basic',
    page: 'buyingLog',
    columns: ['date', 'poNo', 'skuCode', 'qty', 'price', 'currency', 'leadDaysActual', 'lateDays'],
    field: 'supplier',
    by: 'id',
  },
  {
    title: { zh: '收货差异', en: 'Receiving discrepancies' },
    section: 'wms',
    page: 'receiveDifference',
    columns: ['receiptNo', 'skuCode', 'diffType', 'disposition', 'createdAt', 'state'],
    field: 'supplier',
    by: 'id',
  },
  {
    title: { zh: '收件邮箱', en: 'Recipient e-mails' },
    section: 'system',
    page: 'recipientEmail',
    columns: ['mailKind', 'role', 'email', 'displayName', 'lang', 'enabled'],
    field: 'supplier',
    by: 'id',
  },
] as const satisfies readonly RelatedRecords[];
