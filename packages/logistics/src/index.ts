export { locodeOf, locodePattern } from './harbour/locode.ts';
export { greatCircleKm, type Place } from './harbour/great-circle.ts';
