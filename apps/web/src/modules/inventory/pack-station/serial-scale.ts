/** What the browser offers to read a scale at a serial port. */
interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
}
interface Serial {
  requestPort(): Promise<SerialPort>;
}

const serial = (): Serial | undefined => (navigator as { readonly serial?: Serial }).serial;

/** Whether this browser can read a scale. */
export const hasSerial = (): boolean => serial() !== undefined;

const grams: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.592_37, oz: 28.349_523_125 };

/** The grams that a line of a scale tells, `ST,GS,+  3.190kg`; undefined where it is none that stands still. */
export function gramsOf(line: string): number | undefined {
  if (/^\s*US\b/i.test(line)) return undefined;
  const [, number = '', unit = ''] = /([0-9]+(?:\.[0-9]+)?)\s*(kg|g|lb|oz)\b/i.exec(line) ?? [];
  const factor = grams[unit.toLowerCase()];
  return factor === undefined ? undefined : Math.round(Number(number) * factor);
}

/** Asks for a port and tells every weight that the scale at it writes; answers whether one was chosen. */
export async function readScale(told: (weight: number) => void): Promise<boolean> {
  try {
    const port = await serial()?.requestPort();
    if (!port) return false;
    await port.open({ baudRate: 9600 });
    if (port.readable) void follow(port.readable, told);
    return true;
  } catch {
    return false;
  }
}

async function follow(readable: ReadableStream<Uint8Array>, told: (weight: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of readable) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/[\r\n]+/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const weight = gramsOf(line);
      if (weight !== undefined) told(weight);
    }
  }
}
