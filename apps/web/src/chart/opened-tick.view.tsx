import { observer } from 'mobx-react-lite';
import { Text, type TextProps } from 'recharts';
import { useLinks } from './use-links.ts';

/** The words at a tick of an axis, which lead to what stands there where an address says so; they are reached by the keyboard too. */
export const OpenedTick = observer(function OpenedTick({
  to,
  words,
  ...place
}: Pick<TextProps, 'x' | 'y' | 'width' | 'textAnchor' | 'verticalAnchor'> & {
  readonly to: string | undefined;
  readonly words: string;
}) {
  const link = useLinks()(to);
  const text = (
    <Text {...place} fontSize={12} fill={link ? 'var(--accent)' : 'var(--ink-faint)'}>
      {words}
    </Text>
  );
  return link ? <a {...link}>{text}</a> : text;
});
