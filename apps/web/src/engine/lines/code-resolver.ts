import type { Text } from '@axle/kernel';
import { isReference, type Line, type LinesField } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { References } from '../references/references.ts';

/** What codes are resolved in, and by whom. */
export interface ResolverParts {
  readonly field: LinesField;
  readonly lines: () => readonly Line[];
  readonly put: (lines: readonly Line[]) => void;
  readonly references: Pick<References, 'match'>;
}

const keyOf = (entity: string, text: string): string => `${entity} ${text}`;

/**
 * Turns codes and names that were typed or pasted into columns of references into records: one call for each entity. What means none or
 * several stays in its cell and says why.
 */
export class CodeResolver {
  /** Texts are being looked up. */
  busy = false;
  private why: ReadonlyMap<string, Text> = new Map();
  private readonly parts: ResolverParts;

  constructor(parts: ResolverParts) {
    this.parts = parts;
    makeAutoObservable<CodeResolver, 'parts' | 'why'>(this, { why: observableRef, parts: false });
  }

  /** Why a text in a column matches no record; undefined in other columns, and where it has not been looked up yet. */
  whyNot(column: string, value: unknown): Text | undefined {
    const field = this.parts.field.fields[column];
    return field && isReference(field) && typeof value === 'string' ? this.why.get(keyOf(field.entity, value.trim())) : undefined;
  }

  /** Looks up what stands as text in the lines and was not looked up before; `again` also what was not found. */
  async resolve(again = false): Promise<void> {
    if (this.busy) return;
    const wanted = this.wanted(again);
    if (wanted.size === 0) return;
    this.busy = true;
    const why = new Map(this.why);
    const found = new Map<string, number>();
    for (const [entity, texts] of wanted) {
      const reply = await this.parts.references.match(entity, [...texts]);
      if (!reply.ok) for (const text of texts) why.set(keyOf(entity, text), reply.refusal.message);
      else
        for (const match of reply.value)
          if ('id' in match) found.set(keyOf(entity, match.text), match.id);
          else why.set(keyOf(entity, match.text), match.refusal.message);
    }
    runInAction(() => {
      [this.why, this.busy] = [why, false];
      if (found.size > 0) this.parts.put(this.parts.lines().map(line => this.withRecords(line, found)));
    });
    await this.resolve();
  }

  private wanted(again: boolean): ReadonlyMap<string, ReadonlySet<string>> {
    const wanted = new Map<string, Set<string>>();
    for (const [column, field] of Object.entries(this.parts.field.fields)) {
      if (!isReference(field)) continue;
      for (const line of this.parts.lines()) {
        const value = line[column];
        const text = typeof value === 'string' ? value.trim() : '';
        if (text === '' || (!again && this.why.has(keyOf(field.entity, text)))) continue;
        wanted.set(field.entity, (wanted.get(field.entity) ?? new Set()).add(text));
      }
    }
    return wanted;
  }

  private withRecords(line: Line, found: ReadonlyMap<string, number>): Line {
    const named = Object.entries(this.parts.field.fields).flatMap(([column, field]) => {
      const value = line[column];
      const id = isReference(field) && typeof value === 'string' ? found.get(keyOf(field.entity, value.trim())) : undefined;
      return id === undefined ? [] : [[column, id] as const];
    });
    return named.length > 0 ? { ...line, ...Object.fromEntries(named) } : line;
  }
}
