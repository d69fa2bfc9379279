export { floorPrice, type PriceCosts } from './listing/floor-price.ts';
