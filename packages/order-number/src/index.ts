export { isOrderNumber, parseOrderNumber, formatOrderNumber, regroupOrderNumber, type OrderNumber } from './order-number.ts';
