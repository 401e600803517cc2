import 'antd-mobile/es/components/swipe-action/swipe-action.css';

import { SwipeAction } from 'antd-mobile/es/components/swipe-action/swipe-action';
import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react';

import { useDrawn } from '../useCompleted';
import styles from './SwipeSurface.module.css';

export interface SwipeSurfaceProps {
  readonly act: {
    readonly label: string;
    readonly onPress: () => void;
    readonly isDisabled?: boolean;
    /** Red is for what takes something away. */
    readonly tone: 'danger' | 'quiet';
  };
  readonly children: ReactNode;
}

type Drawn = ReactElement<HTMLAttributes<HTMLElement>>;
const FILLS = { danger: 'var(--owed-fill)', quiet: 'var(--brand-fill)' } as const;

const withChildren = (element: Drawn, change: (child: Drawn, index: number) => ReactElement): Drawn =>
  cloneElement(
    element,
    undefined,
    ...Children.toArray(element.props.children).map((child, index) =>
      isValidElement(child) ? change(child as Drawn, index) : child,
    ),
  );

/**
 * The swiping itself. `SwipeRow` loads it. What lies beside the row is for a finger alone: keys and screen readers have the act's own button, so that
 * nobody meets it twice.
 */
export function SwipeSurface({ act: { label, onPress, isDisabled = false, tone }, children }: SwipeSurfaceProps) {
  const root = useDrawn(SwipeAction, {
    className: styles['swipe'] ?? '',
    rightActions: isDisabled ? [] : [{ key: label, text: label, color: FILLS[tone], onClick: onPress }],
    children,
  });
  return withChildren(root, (track) =>
    withChildren(track, (part) =>
      part.props.className?.includes('adm-swipe-action-actions') === true
        ? cloneElement(
            withChildren(part, (button) => cloneElement(button, { tabIndex: -1 })),
            { 'aria-hidden': true },
          )
        : part,
    ),
  );
}
