import type { PhotoMark } from '@axle/quality';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PhotoMarks } from '../annotation/photo-marks.view.tsx';

/** Colours of marks where no style sheet applies. */
const colours = { critical: '#d1141f', major: '#e06c00', minor: '#b89600', note: '#0b6bd3' } as const;

const styles = [
  'rect, ellipse, path { fill: none; stroke: currentcolor; stroke-linecap: round; stroke-linejoin: round }',
  'text { fill: currentcolor; stroke: #fff; font: 700 1em sans-serif; paint-order: stroke }',
  ...Object.entries(colours).map(([name, colour]) => `.ax-mark-${name} { color: ${colour} }`),
].join(' ');

/** What is drawn over a photo as a picture of its own, as large as the photo. */
export function marksPicture(marks: readonly PhotoMark[], size: { readonly width: number; readonly height: number }): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(createElement(PhotoMarks, { marks, size })));
  const drawn = host.querySelector('svg')!;
  drawn.setAttribute('width', String(size.width));
  drawn.setAttribute('height', String(size.height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = styles;
  drawn.prepend(style);
  const words = new XMLSerializer().serializeToString(drawn);
  root.unmount();
  return words;
}

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the picture cannot be drawn')));
    image.src = address;
  });

/** A photo with its marks drawn into it, as a picture of its own; the photo stays as it was taken. */
export async function flattenPhoto(photo: Blob, marks: readonly PhotoMark[]): Promise<Blob> {
  const address = URL.createObjectURL(photo);
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    Object.assign(canvas, size);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const over = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(marksPicture(marks, size))}`);
    context.drawImage(over, 0, 0, size.width, size.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(made => (made ? resolve(made) : reject(new Error('the picture cannot be made'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The name of a photo with its marks: `QI26081200001-02-burr-marked.png`. */
export const flatName = (imageNo: string, name: string): string => `${imageNo}-${name.replace(/\.[^.]*$/, '')}-marked.png`;
