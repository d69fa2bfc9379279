import { type EnumField, type HeldFile, optionOf, type RecordRow, type Resource } from '@axle/page-kit';
import { Checkbox, Tag } from '@blueprintjs/core';
import { Media } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { cardsText as text } from './cards-text.ts';

interface ImageCardProps {
  readonly resource: Resource;
  readonly row: RecordRow;
  readonly name: string;
  readonly chosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

const intents = { good: 'success', bad: 'danger', warn: 'warning', info: 'primary', neutral: 'none' } as const;

/** Findings that keep no picture from being approved. */
const warnings: ReadonlySet<string> = new Set(['noZoom', 'lowSize']);

/** A picture with what was measured of it and what stands against it. */
export const ImageCard = observer(function ImageCard({ resource, row, name, chosen, onOpen, onChoose }: ImageCardProps) {
  const session = useService(Session);
  const optionIn = (field: string, value: unknown) => optionOf((resource.fields[field] as EnumField).options, value);
  const [file] = (row['file'] ?? []) as readonly HeldFile[];
  const state = optionIn('state', row['state']);
  const issues = ((row['issues'] ?? []) as readonly string[]).flatMap(code => optionIn('issues', code) ?? []);
  const measured = { width: Number(row['width']), height: Number(row['height']), fill: String(row['fill'] ?? '—') };
  return (
    <div className="ax-image-card">
      <button type="button" title={session.say(text.open, { name })} onClick={onOpen}>
        {file?.thumb ? <img src={file.thumb} alt="" loading="lazy" /> : <Media />}
        <strong>{name}</strong>
        <small className="ax-faint">
          {session.say(text.size, measured)} · {session.say(text.edition, { edition: Number(row['edition']) })}
        </small>
      </button>
      <div className="ax-image-card-tags">
        {state && (
          <Tag minimal intent={intents[state.tone ?? 'neutral']}>
            {session.say(state.label)}
          </Tag>
        )}
        {issues.map(issue => (
          <Tag key={String(issue.code)} minimal intent={warnings.has(String(issue.code)) ? 'warning' : 'danger'}>
            {session.say(issue.label)}
          </Tag>
        ))}
      </div>
      <Checkbox checked={chosen} aria-label={session.say(text.choose, { name })} onChange={onChoose} />
    </div>
  );
});
