/** Pictures without it after which a code counts as gone: about a second. */
const picturesUntilGone = 6;

/** Derives scans from the pictures of a camera: a code that stays in sight is one scan; when it comes back it is another. */
export class CodesInSight {
  private inSight: string | undefined = undefined;
  private without = 0;

  /** What a picture shows; the answer is the code where that is a new scan. */
  see(code: string | undefined): string | undefined {
    if (code === undefined || code === '') {
      this.without += 1;
      if (this.without >= picturesUntilGone) this.inSight = undefined;
      return undefined;
    }
    this.without = 0;
    if (code === this.inSight) return undefined;
    this.inSight = code;
    return code;
  }
}
