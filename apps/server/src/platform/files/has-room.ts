import { statfs } from 'node:fs/promises';

/** Bytes below which nothing more should be begun: an upload and its export take more. */
const leastRoom = 64 * 1024 * 1024;

/** Whether the disk of a folder has room for further work. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoom;
}
