import type { Result } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { DeskStore } from './desk-store.ts';

/** Pictures that go with a parcel at once. */
const mostAtOnce = 5;

/** Sends pictures of the parcel on the table and puts them with it; what stands against that is said there. */
export async function takePhotos(
  store: Pick<DeskStore, 'work' | 'say'>,
  pictures: readonly File[],
  send: (pictures: readonly File[]) => Promise<Result<readonly HeldFile[]>>,
): Promise<void> {
  if (pictures.length === 0) return;
  const sent = await send(pictures.slice(0, mostAtOnce));
  if (sent.ok) await store.work('addPhoto', { photos: sent.value });
  else store.say(sent.refusal.message, 'bad');
}
