import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** A colour: red, green and blue, 0–255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A shape on a field of 100 × 100, painted over those before it. A line of no length is a disc; a box may be turned by degrees. */
export type Shape =
  | { readonly line: readonly [x1: number, y1: number, x2: number, y2: number]; readonly width: number; readonly colour: Colour }
  | { readonly ring: readonly [x: number, y: number, radius: number]; readonly width: number; readonly colour: Colour }
  | {
      readonly box: readonly [x: number, y: number, width: number, height: number];
      readonly round?: number;
      readonly turn?: number;
      readonly colour: Colour;
    };

/** How far a point lies outside a shape; below zero inside. */
function outside(shape: Shape, x: number, y: number): number {
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line;
    const [along, up] = [x2 - x1, y2 - y1];
    const length = along * along + up * up;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * along + (y - y1) * up) / length));
    return Math.hypot(x - x1 - share * along, y - y1 - share * up) - shape.width / 2;
  }
  if ('ring' in shape) return Math.abs(Math.hypot(x - shape.ring[0], y - shape.ring[1]) - shape.ring[2]) - shape.width / 2;
  const { round = 0, turn = 0 } = shape;
  const [middleX, middleY, width, height] = shape.box;
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [right, down] = [x - middleX, y - middleY];
  const beside = Math.abs(right * cosine + down * sine) - width / 2 + round;
  const above = Math.abs(down * cosine - right * sine) - height / 2 + round;
  return Math.hypot(Math.max(beside, 0), Math.max(above, 0)) + Math.min(Math.max(beside, above), 0) - round;
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** A square around all that a shape covers: its middle and how far it reaches. */
function reach(shape: Shape): readonly [x: number, y: number, far: number] {
  if ('ring' in shape) return [shape.ring[0], shape.ring[1], shape.ring[2] + shape.width];
  if ('box' in shape) return [shape.box[0], shape.box[1], (shape.turn ? Math.hypot : Math.max)(shape.box[2], shape.box[3]) / 2];
  const [x1, y1, x2, y2] = shape.line;
  return [(x1 + x2) / 2, (y1 + y2) / 2, (Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) + shape.width) / 2];
}

/** A square PNG of so many pixels a side with the shapes on white, their edges smooth. */
export function drawPicture(shapes: readonly Shape[], side: number): Buffer {
  const wide = side * 3 + 1;
  const rows = Buffer.alloc(side * wide, 255);
  const scale = 100 / side;
  const pixel = (place: number) => Math.min(side - 1, Math.max(0, Math.floor(place / scale)));
  for (let row = 0; row < side; row += 1) rows[row * wide] = 0;
  for (const shape of shapes) {
    const [x, y, far] = reach(shape);
    for (let row = pixel(y - far - scale); row <= pixel(y + far + scale); row += 1)
      for (let column = pixel(x - far - scale); column <= pixel(x + far + scale); column += 1) {
        const covered = Math.min(1, 0.5 - outside(shape, (column + 0.5) * scale, (row + 0.5) * scale) / scale);
        if (covered <= 0) continue;
        const at = row * wide + 1 + column * 3;
        for (let part = 0; part < 3; part += 1)
          rows[at + part] = Math.round(rows[at + part]! * (1 - covered) + shape.colour[part]! * covered);
      }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
