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

/** The weight in grams in a line of a scale such as `ST,GS,+  3.190kg`; undefined for an unstable reading or another line. */
export function gramsOf(line: string): number | undefined {
  if (/^\s*US\b/i.test(line)) return undefined;
  const [, number = '', unit = ''] = /([0-9]+(?:\.[0-9]+)?)\s*(kg|g|lb|oz)\b/i.exec(line) ?? [];
  const factor = grams[unit.toLowerCase()];
  return factor === undefined ? undefined : Math.round(Number(number) * factor);
}

/** Asks for a serial port and passes every weight of its scale to `onWeight`, in grams; resolves to whether the port could be opened. */
export async function readScale(onWeight: (weight: number) => void): Promise<boolean> {
  try {
    const port = await serial()?.requestPort();
    if (!port) return false;
    await port.open({ baudRate: 9600 });
    if (port.readable) void follow(port.readable, onWeight);
    return true;
  } catch {
    return false;
  }
}

async function follow(readable: ReadableStream<Uint8Array>, onWeight: (weight: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of readable) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/[\r\n]+/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const weight = gramsOf(line);
      if (weight !== undefined) onWeight(weight);
    }
  }
}
