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

import { useKeptScroll } from '@/navigation/history/useKeptScroll';

import textButton from '../button/TextButton.module.css';
import { ToggleChip } from '../choice/ToggleChip';
import { joinClasses } from '../joinClasses';
import { useDrawn } from '../useCompleted';
import { heightAt, PANEL_HEIGHTS, type PanelHeight, type PanelSizes, panelSizes } from './panelHeights';
import styles from './PanelSurface.module.css';

export interface PanelSurfaceProps {
  /** The name of the panel. */
  readonly title: string;
  readonly height: PanelHeight;
  readonly onHeight: (height: PanelHeight) => void;
  /** Told when the panel begins and ends to stand over what is below it. */
  readonly onStand: (isStanding: boolean) => void;
  readonly children: ReactNode;
}

type Drawn = ReactElement<HTMLAttributes<HTMLElement>>;

/** The panel itself. `PanelArea` loads it and gives the heights, as lengths of CSS; they are read where these have become px. */
export function PanelSurface({ onStand, ...panel }: PanelSurfaceProps) {
  const rulers = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<PanelSizes | null>(null);
  useLayoutEffect(() => {
    onStand(true);
    return () => {
      onStand(false);
    };
  }, [onStand]);
  useLayoutEffect(() => {
    const box = rulers.current;
    const view = box?.ownerDocument.defaultView;
    if (box === null || !view) return;
    const measure = () => {
      const [low = 0, middle = 0, high = 0] = Array.from(box.children, ({ clientHeight }) => clientHeight);
      setMeasured(panelSizes({ low, middle, high }));
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
        {PANEL_HEIGHTS.map((height) => (
          <div key={height} className={styles[height]} />
        ))}
      </div>
      {measured !== null && <Standing {...panel} sizes={measured} />}
    </>
  );
}

/** The library's springs are told, because they move elements by themselves. */
function useReducedMotion(inPage: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const view = inPage.current?.ownerDocument.defaultView;
    if (!view || !('matchMedia' in view) || !view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    reduceMotion();
    return restoreMotion;
  }, [inPage]);
}

interface StandingProps extends Omit<PanelSurfaceProps, 'onStand'> {
  readonly sizes: PanelSizes;
}

/**
 * It is moved by a finger, and by the buttons of its head. Where it comes to rest is the caller's state, and it goes wherever this state says. At its
 * highest the content scrolls, and only the head is dragged; below that the content is a handle too.
 */
function Standing({ title, height, onHeight, sizes, children }: StandingProps) {
  const id = useId();
  // The library starts at its lowest anchor. So the only one that it gets before it is there is where the panel stands.
  const [handle, setHandle] = useState<FloatingPanelRef | null>(null);
  const scroller = useKeptScroll('panel');
  const shown = useRef(height);
  const told = useRef(height);
  const px = sizes[height];
  useEffect(() => {
    // Without a movement where only the room has changed.
    handle?.setHeight(px, { immediate: shown.current === height });
    shown.current = height;
    told.current = height;
  }, [handle, px, height]);
  const anchors = handle === null ? [px] : [...new Set(PANEL_HEIGHTS.map((each) => sizes[each]))];
  const root = useDrawn(
    FloatingPanel,
    {
      anchors,
      className: styles['panel'] ?? '',
      handleDraggingOfContent: height !== 'high',
      onHeightChange: (at, isMoving) => {
        const rest = isMoving ? null : heightAt(at, sizes, height);
        if (rest === null || rest === told.current) return;
        told.current = rest;
        onHeight(rest);
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
      <ToggleChip isOn={height === 'low'} onChange={(isOn) => onHeight(isOn ? 'low' : 'middle')}>
        看地图
      </ToggleChip>
      <Button
        fill="none"
        className={joinClasses(textButton['button'], styles['unfold'])}
        aria-expanded={isHigh}
        aria-controls={`${id}-content`}
        onClick={() => {
          onHeight(isHigh ? 'middle' : 'high');
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
        if (key === 'Escape' && isHigh) onHeight('middle');
      },
    },
    ...Children.toArray(root.props.children).map((part) =>
      isValidElement(part) && (part as Drawn).props.className?.includes('-header') === true
        ? cloneElement(part as Drawn, undefined, (part as Drawn).props.children, head)
        : part,
    ),
  );
}
