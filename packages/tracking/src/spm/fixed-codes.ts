/**
 * Codes of pages, by `section/page`, that were settled by hand because of a clash or a renamed key, without their position. Every other
 * released code is what the rule derives.
 */
export const fixedCodes: Readonly<Record<string, string>> = {};
