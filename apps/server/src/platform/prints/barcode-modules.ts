import bwip from '@bwip-js/node';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { PrintedBarcode } from '@axle/page-kit';

/** A barcode as dark rectangles on a field of `width` × `height` modules, its quiet zone included. */
export interface BarcodeModules {
  readonly width: number;
  readonly height: number;
  readonly dark: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

/** Quiet modules around a symbol, as its standard wants them. */
const quiet = { linear: 10, qr: 4 } as const;

const unfit = (value: string): Refusal => ({
  code: 'BARCODE',
  message: { zh: `无法编码为条码：${value || '（空）'}`, en: `Cannot be encoded as a barcode: ${value || '(empty)'}` },
});

/** The modules of a value; refused where the symbology cannot hold it, such as a GTIN with a wrong check digit. */
export function barcodeModules(symbology: PrintedBarcode['symbology'], value: string): Result<BarcodeModules> {
  if (value === '' || (symbology !== 'qr' && !/^[\x20-\x7e]+$/.test(value))) return refuse(unfit(value));
  try {
    const [symbol] = bwip.raw({
      bcid: symbology === 'qr' ? 'qrcode' : symbology,
      text: value,
      ...(symbology === 'qr' ? { eclevel: 'M' } : {}),
    });
    if (!symbol) return refuse(unfit(value));
    return ok('pixs' in symbol ? square(symbol) : bars((symbol as { readonly sbs: readonly number[] }).sbs));
  } catch {
    return refuse(unfit(value));
  }
}

function bars(widths: readonly number[]): BarcodeModules {
  const dark: BarcodeModules['dark'][number][] = [];
  let x: number = quiet.linear;
  widths.forEach((width, index) => {
    if (index % 2 === 0) dark.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x + quiet.linear, height: 1, dark };
}

/** Dark modules of one row that touch are one rectangle, so that no hairline shows between them. */
function square({ pixs, pixx, pixy }: { readonly pixs: readonly number[]; readonly pixx: number; readonly pixy: number }): BarcodeModules {
  const dark: BarcodeModules['dark'][number][] = [];
  for (let y = 0; y < pixy; y++)
    for (let x = 0; x < pixx; x++) {
      let width = 0;
      while (x + width < pixx && pixs[y * pixx + x + width] === 1) width++;
      if (width > 0) dark.push({ x: x + quiet.qr, y: y + quiet.qr, width, height: 1 });
      x += width;
    }
  return { width: pixx + 2 * quiet.qr, height: pixy + 2 * quiet.qr, dark };
}
