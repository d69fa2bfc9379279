import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Fields of a listing that a feed may hold. */
export const columnFieldOptions = [
  { code: 'brandName', label: text('品牌', 'Brand') },
  { code: 'partNumber', label: text('零件号', 'Part number') },
  { code: 'partNumberKey', label: text('零件号键', 'Part number key') },
  { code: 'partTypeId', label: text('品类号', 'Part type') },
  { code: 'title', label: text('标题', 'Title') },
  { code: 'description', label: text('描述', 'Description') },
  { code: 'condition', label: text('成色', 'Condition') },
  { code: 'price', label: text('价格', 'Price') },
  { code: 'corePrice', label: text('押金', 'Core price') },
  { code: 'mapPrice', label: text('MAP', 'MAP') },
  { code: 'listPrice', label: text('划线价', 'List price') },
  { code: 'qty', label: text('数量', 'Quantity') },
  { code: 'handlingDays', label: text('处理天数', 'Handling days') },
  { code: 'weightLb', label: text('重量(lb)', 'Weight (lb)') },
  { code: 'lengthIn', label: text('长(in)', 'Length (in)') },
  { code: 'widthIn', label: text('宽(in)', 'Width (in)') },
  { code: 'heightIn', label: text('高(in)', 'Height (in)') },
  { code: 'warehouseZip', label: text('发货邮编', 'Ship-from ZIP') },
  { code: 'oeNumbers', label: text('OE号', 'OE numbers') },
  { code: 'interchange', label: text('互换号', 'Interchange numbers') },
  { code: 'universal', label: text('通用件', 'Universal') },
] as const satisfies readonly EnumOption[];
