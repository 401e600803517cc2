import 'antd-mobile/es/components/list/list.css';

import { ListItem } from 'antd-mobile/es/components/list/list-item';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import { useRenderedAntdElement } from '@/ui/usePatchedAntdElement';

import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly right?: ReactNode;
  /** The row is a real link to another screen. */
  readonly to?: To | undefined;
  /** The row is a real button. */
  readonly onPress?: (() => void) | undefined;
  /** For an expandable row: whether the content below it is open. */
  readonly isOpen?: boolean | undefined;
}

/** A text with an amount is wrapped in an element for its attributes; other contents need none. */
function marked(words: ReactNode) {
  const mark = amountOrPlateAttributes(words);
  return Object.keys(mark).length === 0 ? words : <span {...mark}>{words}</span>;
}

/**
 * A row of a card: a link, a button, or plain text. antd-mobile's row is an anchor without an address when it can be
 * pressed, and nests two boxes: here both are one element, because thousands of rows may be rendered. The style sheet
 * adds the arrow.
 */
export function ListRow({ title, note, icon, right, to, onPress, isOpen }: ListRowProps) {
  const item = useRenderedAntdElement(ListItem, {
    className: styles['row'] ?? '',
    prefix: icon,
    arrow: (to !== undefined || onPress !== undefined) && <></>,
    extra: right !== undefined && marked(right),
    children: (
      <>
        <span className={styles['title']}>{title}</span>
        {note !== undefined && (
          <span className={styles['note']} {...amountOrPlateAttributes(note)}>
            {note}
          </span>
        )}
      </>
    ),
  });
  const content = item.props.children as ReactElement<HTMLAttributes<HTMLElement>>;
  const props = { ...content.props, className: joinClasses(item.props.className, content.props.className) };
  if (to !== undefined) return <Link {...props} to={to} />;
  if (onPress) return <button {...props} type="button" onClick={onPress} aria-expanded={isOpen} />;
  return <div {...props} />;
}
