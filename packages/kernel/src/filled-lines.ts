/** The lines in which all of some cells are filled in: rules speak of those; an empty cell that is required is refused by itself. */
export const filledLines = <Line extends object, Name extends keyof Line>(
  lines: readonly Line[] | undefined,
  ...names: readonly Name[]
): readonly (Line & { readonly [Of in Name]-?: NonNullable<Line[Of]> })[] =>
  (lines ?? []).filter((line): line is Line & { readonly [Of in Name]-?: NonNullable<Line[Of]> } =>
    names.every(name => line[name] !== undefined && line[name] !== null),
  );
