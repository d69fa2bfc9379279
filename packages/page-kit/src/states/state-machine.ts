import type { Text } from '@axle/kernel';
import type { LineField } from '../field/field.ts';
import type { RecordCheck, RecordValues } from '../resource/resource.ts';

/** A lawful change of a document's state. Its button, its call and its permission come from it; effects run on the server with it. */
export interface Transition<Values = RecordValues> {
  readonly key: string;
  readonly title: Text;
  readonly from: readonly string[];
  readonly to: string;
  /** Permission action it needs; its own key unless given. */
  readonly permission?: string;
  /** Asked before it runs. */
  readonly confirm?: Text;
  /** Input asked for in a dialog. */
  readonly input?: Readonly<Record<string, LineField>>;
  /** What must hold of the record besides: a named export of a domain package, run at both ends. */
  readonly check?: RecordCheck<Values>;
  /** The server proposes what to fill in for one record: see `proposes` of a page's action. */
  readonly proposes?: boolean;
  /** The inputs begin with what the one ticked record holds: see `begins` of a page's action. */
  readonly begins?: 'asRecord';
  /** The dialog lists what is still open on the records before it runs: see `openItems` of a page's action. */
  readonly openItems?: boolean;
  /** Action whose file is fetched once it is done: see `thenFile` of a page's action. */
  readonly thenFile?: string;
  readonly tone?: 'primary' | 'danger';
  /** It takes effect once a second person approves it, and asks for its `reason`: the state is a field under approval then. */
  readonly approval?: boolean;
  /** Why nothing leads back to a state that it leaves; given exactly where nothing does. */
  readonly oneWay?: Text;
}

/** The life of a document: its states are the options of one enum field, which transitions alone change. */
export interface StateMachine<Name extends string = string, Values = RecordValues> {
  readonly field: Name;
  /** State of a new record. */
  readonly initial: string;
  /** States that nothing leads out of. */
  readonly final: readonly string[];
  /** Final states in which others still begin with the record, such as the return of what was delivered; none unless given. */
  readonly inUse?: readonly string[];
  /** States in which the record may be changed; every one unless given. */
  readonly editable?: readonly string[];
  /** States in which the record may be deleted; every one unless given. */
  readonly deletable?: readonly string[];
  readonly transitions: readonly Transition<Values>[];
}
