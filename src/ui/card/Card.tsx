import 'antd-mobile/es/components/card/card.css';

import { Card as AntdCard } from 'antd-mobile/es/components/card/card';
import type { ReactNode } from 'react';

import { useRenderedAntdElement } from '@/ui/usePatchedAntdElement';

import styles from './Card.module.css';

interface CardProps {
  readonly title?: string;
  /** Content to the right of the title: a TextButton. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A white card on the page. The first card of a screen answers the driver's question. antd-mobile's card is neither a
 * section nor has a heading.
 */
export function Card({ title, right, children }: CardProps) {
  const { props } = useRenderedAntdElement(AntdCard, {
    className: styles['card'] ?? '',
    headerClassName: styles['head'] ?? '',
    bodyClassName: styles['body'] ?? '',
    title: title !== undefined && <h2>{title}</h2>,
    extra: title !== undefined && right,
    children,
  });
  return <section {...props} />;
}
