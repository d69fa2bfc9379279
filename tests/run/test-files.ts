/** Whether a path of the project is a test file that `npm test` runs: a test of vitest or a journey. */
export const isTestFile = (path: string): boolean => /^(?:packages|apps|tests)\/.+\.(?:test\.tsx?|spec\.ts)$/.test(path);
