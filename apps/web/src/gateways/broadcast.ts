/** Words between the tabs of this browser; the sender does not hear itself. */
export abstract class Broadcast {
  abstract send(message: unknown): void;
  abstract listen(hear: (message: unknown) => void): () => void;
}

/** A named BroadcastChannel; silent where the browser has none. */
export function browserBroadcast(name: string): Broadcast {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    send: message => channel?.postMessage(message),
    listen(hear) {
      const onMessage = (event: MessageEvent) => hear(event.data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
