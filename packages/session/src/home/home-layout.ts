/** How many of the three columns of the workplace a block takes. */
export type BlockSize = 1 | 2 | 3;

/** A block of the workplace at its place. */
export interface HomeBlock {
  readonly key: string;
  readonly hidden: boolean;
  readonly size: BlockSize;
}

/** A page, or a tab of it, that somebody wants at hand. */
export interface HomeShortcut {
  readonly page: string;
  readonly tab?: string;
}

/** A workplace as its user arranged it. What is absent was never touched. */
export interface HomeLayout {
  readonly blocks?: readonly HomeBlock[];
  readonly shortcuts?: readonly HomeShortcut[];
  /** Figures in their order. */
  readonly kpis?: readonly string[];
}

/** Most shortcuts, most that are proposed, and most figures. */
export const homeLimits = { shortcuts: 16, proposed: 8, kpis: 8 } as const;

/** [N15] The blocks that there are in the user's order: each once; those that the user never saw stand where they stand by default. */
export function arrangedBlocks(defaults: readonly HomeBlock[], stored: readonly HomeBlock[] = []): readonly HomeBlock[] {
  const known = new Map(stored.map(block => [block.key, block]));
  const arranged = [...known.values()].filter(({ key }) => defaults.some(block => block.key === key));
  for (const [place, block] of defaults.entries()) {
    if (known.has(block.key)) continue;
    const leader = defaults
      .slice(0, place)
      .toReversed()
      .find(before => arranged.some(({ key }) => key === before.key));
    arranged.splice(leader ? arranged.findIndex(({ key }) => key === leader.key) + 1 : 0, 0, block);
  }
  return arranged;
}

/** What a user does to the blocks. */
export type LayoutEvent =
  /** Before another block, or behind all of them. */
  | { readonly kind: 'move'; readonly key: string; readonly before?: string }
  | { readonly kind: 'show'; readonly key: string; readonly hidden: boolean }
  | { readonly kind: 'resize'; readonly key: string; readonly size: BlockSize };

/** [N16] The blocks after an event: none is lost and none comes twice; an event about a block that is not there changes nothing. */
export function changeBlocks(blocks: readonly HomeBlock[], event: LayoutEvent): readonly HomeBlock[] {
  const moved = blocks.find(({ key }) => key === event.key);
  if (!moved) return blocks;
  if (event.kind === 'show') return blocks.map(block => (block === moved ? { ...block, hidden: event.hidden } : block));
  if (event.kind === 'resize') return blocks.map(block => (block === moved ? { ...block, size: event.size } : block));
  if (event.before === event.key) return blocks;
  const rest = blocks.filter(block => block !== moved);
  const place = event.before === undefined ? rest.length : rest.findIndex(({ key }) => key === event.before);
  return place < 0 ? blocks : [...rest.slice(0, place), moved, ...rest.slice(place)];
}
