import { defineModule } from '../../platform/registry/module.ts';
import { orderParts } from './order/order-parts.ts';

/** The manifest of orders: what customers ordered, from intake to the parcel. */
export const orders = defineModule('orders', ...orderParts);
