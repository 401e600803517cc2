import { useId, useMemo } from 'react';

import { useChoice } from '@/flows/drafts/useChoice';
import type { Berth } from '@/services/booking/berths';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { joinClasses } from '@/ui/joinClasses';
import { WindowedList } from '@/ui/list/WindowedList';

import { type Section, sectionsOf, stateWord, type Strip, stripsOf, typeWord } from '../model/berthWords';
import { isFree } from '../model/choice';
import type { BookingForm } from '../parts/useBookingForm';
import styles from './BerthPlan.module.css';
import { useBerthKeys } from './useBerthKeys';

const STRIP_HEIGHT = 84;
const keyOf = ({ key }: Strip) => key;
const heightOf = () => STRIP_HEIGHT;

/** The berths as they stand in the lot. Each is a real radio button, so that the drawing is also the list. */
export function BerthPlan({ form }: { readonly form: BookingForm }) {
  const sections = useMemo(() => sectionsOf(form.berths), [form.berths]);
  const names = sections.map(({ name }) => name);
  const ofBerth = sections.find(({ berths }) => berths.some(({ berthId }) => berthId === form.berth?.berthId));
  const [shown, show] = useChoice(`spaceBooking.section:${form.parkId}`, names, ofBerth?.name ?? names[0] ?? '');
  const section = sections.find(({ name }) => name === shown);
  return (
    <>
      {sections.length > 1 && (
        <ChoiceChips
          legend="楼层和区域"
          options={names.map((name) => ({ value: name, label: name }))}
          value={shown}
          onChange={show}
        />
      )}
      {section !== undefined && <Strips key={section.name} section={section} form={form} />}
    </>
  );
}

function Strips({ section, form }: { readonly section: Section; readonly form: BookingForm }) {
  const name = useId();
  const strips = useMemo(() => stripsOf(section), [section]);
  const choose = (berthId: string) => {
    form.change({ berthId });
  };
  const keysOf = useBerthKeys(section, strips, choose);
  return (
    <WindowedList label={`${section.name} 车位图`} rows={strips} keyOf={keyOf} heightOf={heightOf}>
      {({ berths, opens }) => (
        <div className={joinClasses(styles['strip'], styles[opens])}>
          {berths.map((berth) => (
            <label key={berth.berthId} className={classOf(berth, form)}>
              <input
                type="radio"
                name={name}
                className={styles['input']}
                aria-label={nameOf(berth, form)}
                checked={berth.berthId === form.berth?.berthId}
                disabled={!isFree(berth)}
                onChange={() => {
                  choose(berth.berthId);
                }}
                {...keysOf(berth.berthId)}
              />
              <span className={styles['no']}>{berth.berthNo}</span>
              <span className={styles['mark']}>{marksOf(berth, form)}</span>
            </label>
          ))}
        </div>
      )}
    </WindowedList>
  );
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const bestWord = ({ berthId }: Berth, { recommended }: BookingForm): string =>
  berthId === recommended?.berthId ? '推荐' : '';

const nameOf = (berth: Berth, form: BookingForm): string =>
  joined(berth.berthNo, typeWord(berth), stateWord(berth), bestWord(berth, form));

const marksOf = (berth: Berth, form: BookingForm): string =>
  isFree(berth)
    ? joined(bestWord(berth, form), berth.hasLock === 1 ? '地锁' : '')
    : joined(stateWord(berth), bestWord(berth, form));

const classOf = (berth: Berth, form: BookingForm): string =>
  joinClasses(
    styles['berth'],
    !isFree(berth) && styles['taken'],
    berth.berthId === form.berth?.berthId && styles['chosen'],
  );
