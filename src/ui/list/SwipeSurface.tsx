import 'antd-mobile/es/components/swipe-action/swipe-action.css';

import { SwipeAction } from 'antd-mobile/es/components/swipe-action/swipe-action';
import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react';

import { useRenderedAntdElement } from '../usePatchedAntdElement';
import styles from './SwipeSurface.module.css';

export interface SwipeSurfaceProps {
  readonly action: {
    readonly label: string;
    readonly onPress: () => void;
    readonly isDisabled?: boolean;
    /** Red is for destructive actions. */
    readonly tone: 'danger' | 'quiet';
  };
  readonly children: ReactNode;
}

type RenderedElement = ReactElement<HTMLAttributes<HTMLElement>>;
const FILL_COLORS = { danger: 'var(--owed-fill)', quiet: 'var(--brand-fill)' } as const;

const mapChildren = (
  element: RenderedElement,
  change: (child: RenderedElement, index: number) => ReactElement,
): RenderedElement =>
  cloneElement(
    element,
    undefined,
    ...Children.toArray(element.props.children).map((child, index) =>
      isValidElement(child) ? change(child as RenderedElement, index) : child,
    ),
  );

/**
 * The swipe gesture itself. `SwipeRow` loads it. The swiped action is for touch only: keys and screen readers use the
 * action's visible button, so that it is not announced twice.
 */
export function SwipeSurface({ action: { label, onPress, isDisabled = false, tone }, children }: SwipeSurfaceProps) {
  const root = useRenderedAntdElement(SwipeAction, {
    className: styles['swipe'] ?? '',
    rightActions: isDisabled ? [] : [{ key: label, text: label, color: FILL_COLORS[tone], onClick: onPress }],
    children,
  });
  return mapChildren(root, (track) =>
    mapChildren(track, (part) =>
      part.props.className?.includes('adm-swipe-action-actions') === true
        ? cloneElement(
            mapChildren(part, (button) => cloneElement(button, { tabIndex: -1 })),
            { 'aria-hidden': true },
          )
        : part,
    ),
  );
}
