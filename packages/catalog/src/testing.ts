import fc from 'fast-check';
import type { StateNames } from './site/find-state.ts';
import { bodyStyles } from './vehicle/body-styles.ts';
import { firstVehicleYear } from './vehicle/vehicle-year.ts';

/** A set of model years, ascending. */
export const modelYears = (): fc.Arbitrary<readonly number[]> =>
  fc
    .uniqueArray(fc.integer({ min: firstVehicleYear, max: firstVehicleYear + 50 }), { maxLength: 30 })
    .map(years => years.toSorted((one, other) => one - other));

/** The cells of a vehicle row as a well-formed file holds them. */
export const vehicleCells = (): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc.record({
    year: fc.integer({ min: firstVehicleYear, max: 2026 }).map(String),
    make: fc.constantFrom('Toyota', 'Ford', 'FORD', 'Land Rover'),
    model: fc.constantFrom('Camry', 'F-150', 'f-150', 'Defender'),
    bodyStyles: fc.oneof(
      fc.constant(''),
      fc.subarray(bodyStyles.map(style => style.label.en)).map(styles => JSON.stringify(styles)),
    ),
  });

/** States of one country, at least one, each with an abbreviation and a name of its own. */
export const stateLists = (): fc.Arbitrary<readonly StateNames[]> =>
  fc.uniqueArray(fc.record({ abbr: fc.stringMatching(/^[A-Z]{2}$/), name: fc.stringMatching(/^[A-Z][a-z]{3,9}$/) }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ abbr }) => abbr,
  });
