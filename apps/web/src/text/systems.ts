import { type Text, text } from '@axle/kernel';

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
    title: text('供应链管理系统', 'Supply-chain management'),
    footer: text('采购、库存、计划与物流，一处完成', 'Purchasing, inventory, planning and logistics in one place'),
  },
  {
    key: 'orders',
    title: text('订单管理系统', 'Order management'),
    footer: text('多平台订单，从接单到签收', 'Orders of every platform, from receipt to delivery'),
  },
  {
    key: 'warehouse',
    title: text('仓储管理系统', 'Warehouse management'),
    footer: text('收货、上架、拣配、发运，账实相符', 'Receiving, putaway, picking and shipping, with accurate stock'),
  },
];
