import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { Berth } from '@/services/booking/berths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { RadioInput } from '@/ui/choice/RadioInput';
import { joinClasses } from '@/ui/joinClasses';

import { type Section, stateWord, type Strip, stripsOf, typeWord } from '../model/berthWords';
import { isFree } from '../model/choice';
import type { BookingForm } from '../parts/useBookingForm';
import styles from './SectionPlan.module.css';

/** Strips that are drawn with the screen: more than fill a phone. */
const AT_ONCE = 12;
const STRIP_PX = 84;
/** Strips that are added at a time, when the page has nothing else to do. */
const STEP = 12;

/**
 * The berths of a section. Each is a real radio button, so that the drawing is also the list. Unlike a long list it is drawn whole, a few strips at a time
 * while nothing else is to do, because a driver who pans over a plan sees every strip that comes late.
 */
export function SectionPlan({ section, form }: { readonly section: Section; readonly form: BookingForm }) {
  const name = useId();
  const strips = useMemo(() => stripsOf(section), [section]);
  const drawn = useGrowing(strips.length);
  const choose = useChoose(form);
  const [chosenId, bestId] = [form.berth?.berthId, form.recommended?.berthId];
  const idIn = ({ berths }: Strip, id: string | undefined) =>
    berths.some(({ berthId }) => berthId === id) ? id : undefined;
  return (
    // The page is as long at once as it will be, so that a return finds its place.
    <div role="list" aria-label={`${section.name} 车位图`} style={{ minHeight: strips.length * STRIP_PX }}>
      {strips.slice(0, drawn).map((strip) => (
        <BerthStrip
          key={strip.key}
          strip={strip}
          name={name}
          chosenId={idIn(strip, chosenId)}
          bestId={idIn(strip, bestId)}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

/** How many of all may be drawn by now. */
function useGrowing(all: number): number {
  const [count, setCount] = useState(AT_ONCE);
  const { page } = usePorts();
  const isWhole = count >= all;
  useEffect(
    () =>
      isWhole
        ? undefined
        : page.whenIdle(() => {
            startTransition(() => {
              setCount(count + STEP);
            });
          }),
    [page, count, isWhole],
  );
  return Math.min(count, all);
}

/** The same function as long as the plan stands, so that a choice draws only the strips that it changes. */
function useChoose({ change }: BookingForm): (berthId: string) => void {
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  return useCallback((berthId) => {
    latest.current({ berthId });
  }, []);
}

interface BerthStripProps {
  readonly strip: Strip;
  /** The name of the group of radio buttons. */
  readonly name: string;
  /** Undefined where it stands in another strip. */
  readonly chosenId: string | undefined;
  readonly bestId: string | undefined;
  readonly onChoose: (berthId: string) => void;
}

const BerthStrip = memo(function BerthStrip({ strip, name, chosenId, bestId, onChoose }: BerthStripProps) {
  return (
    <div role="listitem" className={joinClasses(styles['strip'], styles[strip.opens])}>
      {strip.berths.map((berth) => {
        const { berthId, berthNo, hasLock } = berth;
        const isChosen = berthId === chosenId;
        const best = berthId === bestId ? '推荐' : '';
        return (
          <label key={berthId} className={classOf(berth, isChosen)}>
            <RadioInput
              name={name}
              className={styles['input']}
              aria-label={joined(berthNo, typeWord(berth), stateWord(berth), best)}
              checked={isChosen}
              disabled={!isFree(berth)}
              onChange={() => {
                onChoose(berthId);
              }}
            />
            <span className={styles['no']}>{berthNo}</span>
            <span className={styles['mark']}>
              {isFree(berth) ? joined(best, hasLock === 1 ? '地锁' : '') : joined(stateWord(berth), best)}
            </span>
          </label>
        );
      })}
    </div>
  );
});

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const classOf = (berth: Berth, isChosen: boolean): string =>
  joinClasses(styles['berth'], !isFree(berth) && styles['taken'], isChosen && styles['chosen']);
