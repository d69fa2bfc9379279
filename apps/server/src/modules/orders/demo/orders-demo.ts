import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoOrders } from './add-demo-orders.ts';
import { addDemoPastSales } from './add-demo-past-sales.ts';
import { addDemoReviews } from './add-demo-reviews.ts';
import { addDemoShipments } from './add-demo-shipments.ts';

/** Orders of the demo's customers at every step of their way. */
export const ordersDemo = keyed<DemoStep>(addDemoShipments, addDemoOrders, addDemoReviews, addDemoPastSales);
