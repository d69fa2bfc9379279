const number = '(\\d{1,3})';
const shapes: readonly RegExp[] = [
  new RegExp(`\\b(?:pack|set|kit|lot|box) of ${number}\\b`, 'i'),
  new RegExp(`\\b${number}[- ]?(?:pack|packs|pk|pcs|pieces|pc)\\b`, 'i'),
  new RegExp(`\\b${number}er[- ]?(?:set|pack)\\b`, 'i'),
  new RegExp(`${number}\\s*(?:件|只|个|片|支)装`),
];

/** [MAP4] How many pieces the title of a listing promises: `2 Pack`, `Set of 4`, `4er-Set`; undefined where it says nothing of it. */
export function packQuantity(title: string): number | undefined {
  const said = shapes.map(shape => shape.exec(title)?.[1]).find(digits => digits !== undefined);
  const quantity = Number(said ?? 0);
  return quantity > 0 ? quantity : undefined;
}

/** [MAP4] Units of a part in what promises so many pieces: units of several pieces each, where they come out even. */
export const unitsPromised = (promised: number, pcsPerUom: number): number =>
  promised % pcsPerUom === 0 ? promised / pcsPerUom : promised;
