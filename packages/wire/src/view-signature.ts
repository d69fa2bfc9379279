/** What a signature header says: the caller's own signature, and as whom they look at the product. */
export interface ReadSignature {
  readonly own: string;
  /** User whose eyes the caller looks through. */
  readonly views?: number;
}

const withView = /^(.+)\.([1-9]\d{0,14})$/;

/** The signature of a caller who looks at the product as another user: their own one, and the user. */
export const viewSignature = (own: string, userId: number): string => `${own}.${userId}`;

/** Reads what {@link viewSignature} wrote, or a plain signature. */
export function readSignature(text: string): ReadSignature {
  const found = withView.exec(text);
  return found ? { own: found[1]!, views: Number(found[2]) } : { own: text };
}
