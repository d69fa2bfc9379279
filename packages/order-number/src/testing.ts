import fc from 'fast-check';

/** Texts that are order-number-like, hyphens anywhere. */
export const orderNumberTexts = (): fc.Arbitrary<string> => fc.stringMatching(/^-{0,2}[A-Za-z0-9][A-Za-z0-9-]{0,20}$/);
