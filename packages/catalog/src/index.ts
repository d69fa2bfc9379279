export { bodyStyles } from './vehicle/body-styles.ts';
export { vehicleRow } from './vehicle/vehicle-row.ts';
export { vehicleYearInRange, firstVehicleYear, lastVehicleYear } from './vehicle/vehicle-year.ts';
export { compressYears, expandYears, type YearRange } from './vehicle/year-ranges.ts';
