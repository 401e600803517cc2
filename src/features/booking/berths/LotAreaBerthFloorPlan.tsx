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

import { usePorts } from '@/platform/ports/PortsContext';
import type { Berth } from '@/services/booking/berths';
import { RadioInput } from '@/ui/choice/RadioInput';
import { joinClasses } from '@/ui/joinClasses';

import {
  type BerthFloorPlanStrip,
  berthStateLabel,
  berthTypeLabel,
  type LotAreaBerths,
  toBerthFloorPlanStrips,
} from '../model/berthText';
import { isBerthFree } from '../model/bookingDraft';
import type { BookingFormState } from '../parts/useBookingForm';
import styles from './LotAreaBerthFloorPlan.module.css';

/** Strips rendered with the screen; more than fit on a phone. */
const INITIAL_STRIPS = 12;
const STRIP_HEIGHT_PX = 84;
/** Strips added per idle callback. */
const STRIPS_PER_STEP = 12;

/**
 * Plan of a section's berths. Each berth is a real radio button, so the plan also works as a list. It is not
 * virtualised: all strips are rendered, a few at a time while the page is idle, because a driver who pans over the plan
 * would notice strips that appear late.
 */
export function LotAreaBerthFloorPlan({
  section,
  form,
}: {
  readonly section: LotAreaBerths;
  readonly form: BookingFormState;
}) {
  const name = useId();
  const strips = useMemo(() => toBerthFloorPlanStrips(section), [section]);
  const renderedCount = useRenderedCount(strips.length);
  const choose = useChooseBerth(form);
  const [chosenId, recommendedId] = [form.berth?.berthId, form.recommended?.berthId];
  const findId = ({ berths }: BerthFloorPlanStrip, id: string | undefined) =>
    berths.some(({ berthId }) => berthId === id) ? id : undefined;
  return (
    // The full height is reserved at once, so that scroll restoration works.
    <div role="list" aria-label={`${section.name} 车位图`} style={{ minHeight: strips.length * STRIP_HEIGHT_PX }}>
      {strips.slice(0, renderedCount).map((strip) => (
        <BerthStrip
          key={strip.key}
          strip={strip}
          name={name}
          chosenId={findId(strip, chosenId)}
          recommendedId={findId(strip, recommendedId)}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

/** The number of strips to render now; grows while the page is idle. */
function useRenderedCount(total: number): number {
  const [count, setCount] = useState(INITIAL_STRIPS);
  const { page } = usePorts();
  const isComplete = count >= total;
  useEffect(
    () =>
      isComplete
        ? undefined
        : page.whenIdle(() => {
            startTransition(() => {
              setCount(count + STRIPS_PER_STEP);
            });
          }),
    [page, count, isComplete],
  );
  return Math.min(count, total);
}

/** A stable callback, so that a new choice re-renders only the strips it changes. */
function useChooseBerth({ change }: BookingFormState): (berthId: string) => void {
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  return useCallback((berthId) => {
    latest.current({ berthId });
  }, []);
}

interface BerthStripProps {
  readonly strip: BerthFloorPlanStrip;
  /** The name of the group of radio buttons. */
  readonly name: string;
  /** Undefined if the chosen berth is in another strip. */
  readonly chosenId: string | undefined;
  readonly recommendedId: string | undefined;
  readonly onChoose: (berthId: string) => void;
}

const BerthStrip = memo(function BerthStrip({ strip, name, chosenId, recommendedId, onChoose }: BerthStripProps) {
  return (
    <div role="listitem" className={joinClasses(styles['strip'], styles[strip.entrySide])}>
      {strip.berths.map((berth) => {
        const { berthId, berthNo, hasLock } = berth;
        const isChosen = berthId === chosenId;
        const recommendedText = berthId === recommendedId ? '推荐' : '';
        return (
          <label key={berthId} className={berthClass(berth, isChosen)}>
            <RadioInput
              name={name}
              className={styles['input']}
              aria-label={joinNonEmpty(berthNo, berthTypeLabel(berth), berthStateLabel(berth), recommendedText)}
              checked={isChosen}
              disabled={!isBerthFree(berth)}
              onChange={() => {
                onChoose(berthId);
              }}
            />
            <span className={styles['no']}>{berthNo}</span>
            <span className={styles['mark']}>
              {isBerthFree(berth)
                ? joinNonEmpty(recommendedText, hasLock === 1 ? '地锁' : '')
                : joinNonEmpty(berthStateLabel(berth), recommendedText)}
            </span>
          </label>
        );
      })}
    </div>
  );
});

const joinNonEmpty = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const berthClass = (berth: Berth, isChosen: boolean): string =>
  joinClasses(styles['berth'], !isBerthFree(berth) && styles['taken'], isChosen && styles['chosen']);
