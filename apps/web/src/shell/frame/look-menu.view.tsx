import { Button, PopoverNext, SegmentedControl } from '@blueprintjs/core';
import { Contrast } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { densities, type Density, LookStore, type Theme, themes } from '../look/look.store.ts';
import { useService } from '../services.tsx';

/** Density and theme. */
export const LookMenu = observer(function LookMenu() {
  const { t } = useTranslation('frame');
  return (
    <PopoverNext content={<LookCard />} placement="bottom-end">
      <Button variant="minimal" icon={<Contrast />} aria-label={t('look')} title={t('look')} />
    </PopoverNext>
  );
});

const LookCard = observer(function LookCard() {
  const look = useService(LookStore);
  const { t } = useTranslation('frame');
  return (
    <div className="look-card">
      <div>
        <span>{t('density')}</span>
        <SegmentedControl
          size="small"
          value={look.density}
          onValueChange={value => look.chooseDensity(value as Density)}
          options={densities.map(density => ({ value: density, label: t(density) }))}
        />
      </div>
      <div>
        <span>{t('theme')}</span>
        <SegmentedControl
          size="small"
          value={look.theme}
          onValueChange={value => look.chooseTheme(value as Theme)}
          options={themes.map(theme => ({ value: theme, label: t(theme) }))}
        />
      </div>
    </div>
  );
});
