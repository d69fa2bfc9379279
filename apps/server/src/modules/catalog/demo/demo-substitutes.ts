/** The cars of the demo that share a platform or an engine, so that some parts of one fit the others, by place in the list of cars. */
const relatives: readonly (readonly number[])[] = [
  [0, 2],
  [3, 4, 5],
];

/** Kinds of parts that related cars share: filters, plugs and coils depend on the engine, wiper blades on their length. */
const shared = ['OIL', 'AIR', 'PLG', 'COI', 'WIP'] as const;

/** A group of the demo by the places of its cars. */
export interface DemoGroup {
  readonly prefix: string;
  readonly cars: readonly number[];
}

/** The groups of parts that substitute one another. */
export const demoGroups: readonly DemoGroup[] = relatives.flatMap(cars => shared.map(prefix => ({ prefix, cars })));
