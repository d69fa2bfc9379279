type Sharp = typeof import('sharp').default;

let loaded: Promise<Sharp> | undefined;

/** Loads the library, and leaves the environment as it was: it notes there where it lies. */
async function load(): Promise<Sharp> {
  const before = process.env['VIPSHOME'];
  const { default: sharp } = await import('sharp');
  if (before === undefined) delete process.env['VIPSHOME'];
  return sharp;
}

/** The library that decodes and draws pictures, loaded when it is first needed. */
export const pictureLibrary = (): Promise<Sharp> => (loaded ??= load());
