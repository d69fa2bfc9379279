import type { Text } from '@axle/kernel';

/** A face of the product that the login page offers: its title, and the line at the foot. */
export interface SystemTitle {
  readonly key: string;
  readonly title: Text;
  readonly footer: Text;
}

/** The systems of the login page, the usual one first. */
export const systemTitles: readonly SystemTitle[] = [
  {
    key: 'supply',
    title: { zh: '供应链管理系统', en: 'Supply-chain management' },
    footer: { zh: '采购、库存、计划与物流，一处完成', en: 'Purchasing, inventory, planning and logistics in one place' },
  },
  {
    key: 'orders',
    title: { zh: '订单管理系统', en: 'Order management' },
    footer: { zh: '多平台订单，从接单到签收', en: 'Orders of every platform, from receipt to delivery' },
  },
  {
    key: 'warehouse',
    title: { zh: '仓储管理系统', en: 'Warehouse management' },
    footer: { zh: '收货、上架、拣配、发运，账实相符', en: 'Receiving, putaway, picking and shipping, with accurate stock' },
  },
];
