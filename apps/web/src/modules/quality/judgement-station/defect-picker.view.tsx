import { Button } from '@blueprintjs/core';
import type { SheetDefectCode, SheetPicture } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { Labels } from '../log/labels-of.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { LimitPictures } from './limit-pictures.view.tsx';

interface PickerProps {
  readonly store: JudgementStore;
  readonly labels: Labels | undefined;
}

const tones = { critical: 'bad', major: 'warn', minor: 'info' } as const;

/** The defects to pick from, by group, each with its limit picture where it has one. */
export const DefectPicker = observer(function DefectPicker({ store, labels }: PickerProps) {
  const session = useService(Session);
  const [group, setGroup] = useState<string>();
  const [looked, setLooked] = useState<{ readonly code: SheetDefectCode; readonly picture: SheetPicture }>();
  const { lot, draft } = store;
  if (!lot || !draft) return null;
  const groups = [...new Set(lot.defectCodes.map(({ checkGroup }) => checkGroup))];
  const shown = lot.defectCodes.filter(({ checkGroup }) => group === undefined || checkGroup === group);
  const say = (field: string, code: string) => (labels ? session.say(labels(field, code)) : code);
  return (
    <section className="ax-judge-picker" aria-label={session.say(text.defects)}>
      <div className="ax-judge-groups" role="group">
        {[undefined, ...groups].map(one => (
          <Button
            key={one ?? 'all'}
            size="large"
            variant={one === group ? 'solid' : 'outlined'}
            aria-pressed={one === group}
            text={one === undefined ? session.say(text.allGroups) : say('checkGroup', one)}
            onClick={() => setGroup(one)}
          />
        ))}
      </div>
      <ul>
        {shown.map(one => (
          <li key={one.id}>
            <button type="button" className="ax-judge-code" title={one.note} onClick={() => draft.add(one.id)}>
              <b>{one.code}</b>
              <span className={`ax-pill ax-tone-${tones[one.defectClass]}`}>{say('defectClass', one.defectClass)}</span>
              <span className="ax-judge-code-name">{session.say(one.name)}</span>
            </button>
            {one.pictures.map(picture => (
              <button
                key={picture.id}
                type="button"
                className="ax-judge-limit"
                aria-label={`${session.say(text.picture)} ${one.code} ${picture.name}`}
                onClick={() => setLooked({ code: one, picture })}
              >
                {picture.thumb ? <img src={picture.thumb} alt="" /> : picture.name}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {looked && <LimitPictures code={looked.code} first={looked.picture} onClose={() => setLooked(undefined)} />}
    </section>
  );
});
