import type { FileReply } from '../../gateways/main-client.ts';

/** Hands a file to the user under a name, as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves the file of a reply under the server's name; a queued one has none yet. */
export function saveReply(reply: FileReply): void {
  if (reply.kind === 'file') saveFile(reply.name, reply.content);
}
