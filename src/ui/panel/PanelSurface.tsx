import Button from 'antd-mobile/es/components/button';
import FloatingPanel, { type FloatingPanelRef } from 'antd-mobile/es/components/floating-panel';
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion';
import {
  Children,
  cloneElement,
  type CSSProperties,
  type HTMLAttributes,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useScrollRestorationRef } from '@/navigation/history/useScrollRestorationRef';

import textButton from '../button/TextButton.module.css';
import { ToggleChip } from '../choice/ToggleChip';
import { joinClasses } from '../joinClasses';
import { useRenderedAntdElement } from '../usePatchedAntdElement';
import {
  clampPanelHeightsPx,
  findPanelHeightLevelAtPx,
  PANEL_HEIGHT_LEVELS,
  type PanelHeightLevel,
  type PanelHeightsPx,
} from './panelHeights';
import styles from './PanelSurface.module.css';

export interface PanelSurfaceProps {
  /** The name of the panel. */
  readonly title: string;
  readonly height: PanelHeightLevel;
  readonly onResize: (height: PanelHeightLevel) => void;
  /** Called when the panel opens over the background and when it closes. */
  readonly onOpenChange: (isStanding: boolean) => void;
  readonly children: ReactNode;
}

type RenderedElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** The panel itself. `PanelOverBackgroundLayout` loads it. Its heights are CSS lengths, so they are measured in px here. */
export function PanelSurface({ onOpenChange, ...panel }: PanelSurfaceProps) {
  const rulers = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<PanelHeightsPx | null>(null);
  useLayoutEffect(() => {
    onOpenChange(true);
    return () => {
      onOpenChange(false);
    };
  }, [onOpenChange]);
  useLayoutEffect(() => {
    const box = rulers.current;
    const view = box?.ownerDocument.defaultView;
    if (box === null || !view) return;
    const measure = () => {
      const [low = 0, middle = 0, high = 0] = Array.from(box.children, ({ clientHeight }) => clientHeight);
      setMeasured(clampPanelHeightsPx({ low, middle, high }));
    };
    measure();
    if (!('ResizeObserver' in view)) return;
    const observer = new view.ResizeObserver(measure);
    for (const ruler of box.children) observer.observe(ruler);
    return () => {
      observer.disconnect();
    };
  }, []);
  useReducedMotion(rulers);
  return (
    <>
      <div ref={rulers} className={styles['rulers']} aria-hidden="true">
        {PANEL_HEIGHT_LEVELS.map((height) => (
          <div key={height} className={styles[height]} />
        ))}
      </div>
      {measured !== null && <OpenPanel {...panel} sizes={measured} />}
    </>
  );
}

/** Passes the setting to the library's animations, because they move elements by themselves. */
function useReducedMotion(elementRef: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const view = elementRef.current?.ownerDocument.defaultView;
    if (!view || !('matchMedia' in view) || !view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    reduceMotion();
    return restoreMotion;
  }, [elementRef]);
}

interface OpenPanelProps extends Omit<PanelSurfaceProps, 'onOpenChange'> {
  readonly sizes: PanelHeightsPx;
}

/**
 * The panel is moved by touch and by the buttons of its header. Its rest height is the caller's state, and it always
 * moves to that height. At its highest the content scrolls, and only the header is dragged; below that, dragging the
 * content moves the panel too.
 */
function OpenPanel({ title, height, onResize, sizes, children }: OpenPanelProps) {
  const id = useId();
  // The library starts at its lowest anchor. So until its ref is set, its only anchor is the current height.
  const [handle, setHandle] = useState<FloatingPanelRef | null>(null);
  const scroller = useScrollRestorationRef('panel');
  const shownHeight = useRef(height);
  const reportedHeight = useRef(height);
  const px = sizes[height];
  useEffect(() => {
    // Without animation if only the available space has changed.
    handle?.setHeight(px, { immediate: shownHeight.current === height });
    shownHeight.current = height;
    reportedHeight.current = height;
  }, [handle, px, height]);
  const anchors = handle === null ? [px] : [...new Set(PANEL_HEIGHT_LEVELS.map((each) => sizes[each]))];
  const root = useRenderedAntdElement(
    FloatingPanel,
    {
      anchors,
      className: styles['panel'] ?? '',
      handleDraggingOfContent: height !== 'high',
      onHeightChange: (at, isMoving) => {
        const restHeight = isMoving ? null : findPanelHeightLevelAtPx(at, sizes, height);
        if (restHeight === null || restHeight === reportedHeight.current) return;
        reportedHeight.current = restHeight;
        onResize(restHeight);
      },
      children: (
        <div
          ref={scroller}
          id={`${id}-content`}
          className={styles['scroller']}
          style={{ '--out-of-sight': `${String(sizes.high - px)}px` } as CSSProperties}
          data-scroll-box={height === 'high' ? '' : 'still'}
        >
          <div>{children}</div>
        </div>
      ),
    },
    setHandle,
  );
  const isHigh = height === 'high';
  const head = (
    <div className={styles['head']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ToggleChip isOn={height === 'low'} onChange={(isOn) => onResize(isOn ? 'low' : 'middle')}>
        看地图
      </ToggleChip>
      <Button
        fill="none"
        className={joinClasses(textButton['button'], styles['unfold'])}
        aria-expanded={isHigh}
        aria-controls={`${id}-content`}
        onClick={() => {
          onResize(isHigh ? 'middle' : 'high');
        }}
      >
        {isHigh ? '收起列表' : '展开列表'}
      </Button>
    </div>
  );
  return cloneElement(
    root,
    {
      role: 'region',
      'aria-labelledby': id,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && isHigh) onResize('middle');
      },
    },
    ...Children.toArray(root.props.children).map((part) =>
      isValidElement(part) && (part as RenderedElement).props.className?.includes('-header') === true
        ? cloneElement(part as RenderedElement, undefined, (part as RenderedElement).props.children, head)
        : part,
    ),
  );
}
