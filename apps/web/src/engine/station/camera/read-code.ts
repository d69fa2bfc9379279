import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The library's program, as it is served with the app: it would be fetched from elsewhere otherwise. */
const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: () => program } });

/** Codes that stand on goods, cartons, labels and bins. */
const formats = ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'Code128', 'Code39', 'QRCode', 'DataMatrix'] as const;

/** The code that a picture shows; undefined where it shows none that can be read. */
export async function readCode(picture: ImageData): Promise<string | undefined> {
  const [found] = await readBarcodes(picture, { formats: [...formats], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : undefined;
}
