/** Who answers for a call: a section of the back office, or the frame that all sections stand in. */
export type CallOwner =
  | 'frame'
  | 'basic'
  | 'system'
  | 'purchase'
  | 'logs'
  | 'mrp'
  | 'wms'
  | 'qualityTesting'
  | 'newProducts'
  | 'logistics'
  | 'finance'
  | 'oms'
  | 'resourceCenter';

/** What travels: JSON both ways, a form with a file, or a question that a file answers. */
export type CallKind = 'json' | 'multipart' | 'file';

/** What a call does to the data: reads them, writes them, or only ends what the caller's own sign-in began. */
export type CallEffect = 'reads' | 'writes' | 'endsOwn';

/** One call that both ends of a gateway have agreed on. */
export interface Call {
  readonly gateway: 'main' | 'office';
  readonly method: 'GET' | 'POST';
  /** Below the main API's base, or whole on the office system. Open places are written `:key`. */
  readonly path: string;
  readonly owner: CallOwner;
  readonly kind: CallKind;
  /** A user who views as somebody else may make calls that read, and end the view, and nothing more. */
  readonly effect: CallEffect;
  /** Whether the server answers it now. A call of a section that is still to come is agreed on but not answered. */
  readonly built: boolean;
}

interface Particulars {
  readonly kind?: CallKind;
  /** A GET reads and a POST writes unless it is said here. */
  readonly effect?: CallEffect;
  readonly built?: boolean;
}

const call =
  (gateway: Call['gateway'], method: Call['method']) =>
  (
    path: string,
    owner: CallOwner,
    { kind = 'json', effect = method === 'GET' ? 'reads' : 'writes', built = false }: Particulars = {},
  ): Call => ({
    gateway,
    method,
    path,
    owner,
    kind,
    effect,
    built,
  });

/** A GET of the main API. */
export const mainGet = call('main', 'GET');
/** A POST of the main API. */
export const mainPost = call('main', 'POST');
/** A GET of the office system. */
export const officeGet = call('office', 'GET');
/** A POST of the office system. */
export const officePost = call('office', 'POST');
