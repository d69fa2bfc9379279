import { ok } from '@axle/kernel';
import { when } from 'mobx';
import { expect, it } from 'vitest';
import { ReferencePicturesStore } from './reference-pictures.store.ts';

const thumb = 'data:image/png;base64,AA==';

function answering(pictured: number) {
  const calls: (readonly number[])[] = [];
  const pictures = new ReferencePicturesStore({
    pictures: async (_entity, ids) => {
      calls.push(ids);
      return ok(ids.filter(id => id === pictured).map(id => ({ id, thumb })));
    },
  });
  return { pictures, calls };
}

it('what is drawn at one moment is asked for once and together; what has no picture is not', async () => {
  const { pictures, calls } = answering(1);
  const drawn = () => [1, 2, 3].map(id => pictures.of('sku', { id, picture: id === 3 ? 0 : 4 }));
  expect([...drawn(), ...drawn()]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  await when(() => drawn()[0] !== undefined);
  expect(drawn()).toEqual([thumb, undefined, undefined]);
  expect(calls).toEqual([[1, 2]]);
});

it('when there are more than one question takes, the latest come first; a changed record is loaded again', async () => {
  const { pictures, calls } = answering(120);
  for (let id = 1; id <= 120; id++) pictures.of('sku', { id, picture: 1 });
  await when(() => pictures.of('sku', { id: 120, picture: 1 }) !== undefined);
  expect(calls[0]).toEqual(Array.from({ length: 100 }, (_, at) => at + 21));
  await when(() => pictures.of('sku', { id: 120, picture: 2 }) !== undefined);
  expect(calls.at(-1)).toEqual([120]);
});
