import { addDays } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Days ahead that the end of a document is worth a look: those of the page's own tab. */
const ahead = 29;

/** Documents of suppliers that have expired or soon will. */
export const supplierFilesExpiring: TodoSource = {
  key: 'supplierFile',
  title: { zh: '到期的供应商档案', en: 'Expiring supplier files' },
  next: { zh: '向供应商要新文件并上传，可“{remind}”采购员', en: 'Get the new document and upload it; {remind} the buyer' },
  page: 'supplierFile',
  tab: 'all',
  filters: ({ day }) => [
    { field: 'expiryDate', op: 'between', value: [null, addDays(day, ahead)] },
    { field: 'status', op: 'eq', value: 1 },
  ],
  overdue: ({ day }) => [{ field: 'expiryDate', op: 'lt', value: day }],
  today: ({ day }) => [{ field: 'expiryDate', op: 'eq', value: day }],
};

/** Suppliers that may be bought from and have shown no licence. */
export const suppliersWithoutLicence: TodoSource = {
  key: 'supplierLicence',
  title: { zh: '缺营业执照的供应商', en: 'Suppliers without a licence' },
  next: { zh: '要到营业执照，上传到供应商档案', en: 'Get the licence and upload it to the supplier files' },
  page: 'supplier',
  tab: 'noLicence',
  filters: () => [],
};
