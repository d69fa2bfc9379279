import fc from 'fast-check';

/** Names of variables: `order`, `order.no`. */
export const variableNames = (): fc.Arbitrary<string> => fc.stringMatching(/^[a-z]{1,6}(\.[a-z]{1,6})?$/);

/** Values that fill a gap: any text that is not blank, texts that look like gaps among them. */
export const variableValues = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }).filter(text => text.trim() !== ''),
    variableNames().map(name => `{{${name}}}`),
    fc.constantFrom('$&', '$1', 'a\nb', '{{', '}}'),
  );

/** A template as its parts, and values for all of its gaps. */
export const filledTemplates = (): fc.Arbitrary<{
  readonly parts: readonly ({ readonly text: string } | { readonly gap: string })[];
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
}> =>
  fc.dictionary(variableNames(), variableValues(), { minKeys: 1, maxKeys: 4 }).chain(values =>
    fc
      .array(
        fc.oneof(
          fc.string().map(text => ({ text: text.replaceAll(/[{}]/g, '') })),
          fc.constantFrom(...Object.keys(values)).map(gap => ({ gap })),
        ),
        { maxLength: 8 },
      )
      .map(parts => ({ parts, values, template: parts.map(part => ('gap' in part ? `{{${part.gap}}}` : part.text)).join('') })),
  );
