import { demoCars } from './demo-parts.ts';

/** An engine that a car comes with: engine, drive, fuel. */
type Engine = readonly [engine: string, drive: 'FWD' | 'RWD' | 'AWD' | '4WD', fuel?: string];

/** Body and engines of the cars of the demo, in their order. */
const builds: readonly (readonly [body: string, ...engines: Engine[]])[] = [
  ['sedan', ['2.5L L4', 'FWD'], ['3.5L V6', 'FWD']],
  ['sedan', ['2.0L L4', 'FWD'], ['1.8L L4', 'FWD', 'hybrid']],
  ['suv', ['2.5L L4', 'AWD'], ['2.5L L4 Hybrid', 'AWD', 'hybrid']],
  ['sedan', ['1.5L L4 Turbo', 'FWD'], ['2.0L L4', 'FWD']],
  ['sedan', ['1.5L L4 Turbo', 'FWD'], ['2.0L L4 Turbo', 'FWD']],
  ['suv', ['1.5L L4 Turbo', 'AWD']],
  ['pickup', ['2.7L V6 Turbo', '4WD'], ['5.0L V8', '4WD']],
  ['pickup', ['5.3L V8', '4WD'], ['4.3L V6', 'RWD']],
  ['suv', ['2.5L L4', 'AWD']],
  ['suv', ['3.6L V6', '4WD'], ['5.7L V8', '4WD']],
  ['wagon', ['2.5L H4', 'AWD'], ['3.6L H6', 'AWD']],
  ['sedan', ['2.0L L4 Turbo', 'RWD'], ['3.0L L6 Turbo', 'RWD']],
];

const makes = ['Toyota', 'Honda', 'Ford', 'Chevrolet', 'Nissan', 'Jeep', 'Subaru', 'BMW'];

/** A car of the demo as vehicles and fitments name it. */
export function carOf(place: number): { readonly make: string; readonly model: string; readonly first: number; readonly last: number } {
  const [, named, years] = demoCars[place]!;
  const make = makes.find(one => named.startsWith(`${one} `))!;
  const [first, last] = years.split('–').map(Number);
  return { make, model: named.slice(make.length + 1), first: first!, last: last! };
}

/** The vehicles of the demo: each model year of its cars with each engine, so that fitments show before a library is imported. */
export const demoVehicles = () =>
  builds.flatMap(([body, ...engines], place) => {
    const { make, model, first, last } = carOf(place);
    return engines.flatMap(([engine, drive, fuel = 'gasoline']) =>
      Array.from({ length: last - first + 1 }, (_, at) => ({
        market: 'US',
        year: first + at,
        make,
        model,
        engine,
        drive,
        fuel,
        body_styles: [body],
        source: 'Axle demo',
      })),
    );
  });
