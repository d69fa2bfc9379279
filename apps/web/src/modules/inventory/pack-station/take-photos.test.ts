import { ok, refuse } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { sendPictures } from '../../../engine/files/send-pictures.ts';
import { takePhotos } from './take-photos.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A packing table that notes what is done and said there, and a server that refuses files called bad. */
function table() {
  const [done, said] = [[] as unknown[], [] as string[]];
  const store = {
    work: async (action: string, input: object = {}) => (done.push([action, input]), true),
    say: ({ en }: { readonly en: string }) => void said.push(en),
  };
  const files = {
    send: async ({ name, size }: File) =>
      name.startsWith('bad')
        ? refuse({ code: 'TYPE', message: { zh: '不行', en: 'No picture' } })
        : ok({ id: `id-${name}`, name, bytes: size }),
  };
  const send = (pictures: readonly File[]) => sendPictures(files, pictures, async () => 'data:thumb');
  return { done, said, take: async (...pictures: readonly File[]) => takePhotos(store, pictures, send) };
}

it('pictures of a parcel are sent, then put with it, at most five at once', async () => {
  const { done, said, take } = table();
  await take(...['1', '2', '3', '4', '5', '6'].map(name => picture(`${name}.jpg`)));
  const held = (name: string): HeldFile => ({ id: `id-${name}.jpg`, name: `${name}.jpg`, bytes: 1, thumb: 'data:thumb' });
  expect(done).toEqual([['addPhoto', { photos: ['1', '2', '3', '4', '5'].map(held) }]]);
  expect(said).toEqual([]);
});

it('a file that is no picture is reported, and nothing is added to the parcel; none chosen, none sent', async () => {
  const { done, said, take } = table();
  await take(picture('1.jpg'), picture('bad.pdf'));
  await take();
  expect([done, said]).toEqual([[], ['No picture']]);
});
