import fc from 'fast-check';

/** Codes as people paste them. */
export const pastedCodes = (): fc.Arbitrary<readonly string[]> => fc.array(fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/), { maxLength: 20 });

/** What stands between pasted codes. */
export const pasteSeparators = (): fc.Arbitrary<string> =>
  fc.constantFrom('\n', '\r\n', ',', ';', '\t', ' ', '，', '；', '、', '\u3000', ', ', '\n\n');
