import { encodingOf, importFormatOf, type TextEncoding, textEncodings } from '@axle/tasks';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Bytes that are looked at of a file, and lines that are shown of it. */
const lookedAt = 64 * 1024;
const shownLines = 3;

/** One of the encodings that a file may have, with its first lines as they would read. */
export interface EncodingChoice {
  readonly code: TextEncoding;
  readonly preview: string;
}

/** The encoding of a chosen file: asked for only where its bytes leave it open. */
export class FileEncoding {
  choices: readonly EncodingChoice[] = [];
  chosen: TextEncoding | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { choices: observableRef });
  }

  /** Whether the user has to choose before the file is sent. */
  get isOpen(): boolean {
    return this.choices.length > 0 && this.chosen === undefined;
  }

  choose(code: TextEncoding): void {
    this.chosen = code;
  }

  /** Looks at a file, or forgets the last one. */
  async look(file: Pick<File, 'name' | 'size' | 'slice'> | undefined): Promise<void> {
    [this.choices, this.chosen] = [[], undefined];
    if (!file || importFormatOf(file.name) !== 'csv') return;
    const bytes = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer());
    if (encodingOf(bytes, file.size <= lookedAt) !== undefined) return;
    const choices = textEncodings.flatMap(({ code }) => {
      const preview = read(code, bytes);
      return preview === undefined ? [] : [{ code, preview }];
    });
    runInAction(() => (this.choices = choices));
  }
}

/** The first lines in an encoding; undefined where the bytes are none of it. A letter may be cut apart at the end. */
function read(code: TextEncoding, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(code, { fatal: true }).decode(bytes, { stream: true });
    return text.split(/\r?\n/, shownLines).join('\n').slice(0, 300);
  } catch {
    return undefined;
  }
}
