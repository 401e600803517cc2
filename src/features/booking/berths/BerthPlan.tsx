import { useId } from 'react';

import { useChoice } from '@/flows/drafts/useChoice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { joinClasses } from '@/ui/joinClasses';
import { WindowedList } from '@/ui/list/WindowedList';

import { type Section, sectionsOf, stateWord, type Strip, stripsOf, typeWord } from '../model/berthWords';
import { isFree } from '../model/choice';
import type { BookingForm } from '../parts/useBookingForm';
import styles from './BerthPlan.module.css';

const STRIP_HEIGHT = 84;
const keyOf = ({ key }: Strip) => key;

/** The berths as they stand in the lot. Each is a real radio button, so that the drawing is also the list. */
export function BerthPlan({ form }: { readonly form: BookingForm }) {
  const sections = sectionsOf(form.berths);
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
      {section !== undefined && <Strips section={section} form={form} />}
    </>
  );
}

function Strips({ section, form }: { readonly section: Section; readonly form: BookingForm }) {
  const name = useId();
  return (
    <WindowedList label={`${section.name} 车位图`} rows={stripsOf(section)} keyOf={keyOf} heightOf={() => STRIP_HEIGHT}>
      {({ berths, opens }) => (
        <div className={joinClasses(styles['strip'], styles[opens])}>
          {berths.map((berth) => {
            const { berthId, berthNo, hasLock } = berth;
            const isBest = berthId === form.recommended?.berthId;
            const marks = [
              isFree(berth) ? '' : stateWord(berth),
              isBest ? '推荐' : '',
              hasLock === 1 && isFree(berth) ? '地锁' : '',
            ];
            return (
              <label
                key={berthId}
                className={joinClasses(
                  styles['berth'],
                  !isFree(berth) && styles['taken'],
                  berthId === form.berth?.berthId && styles['chosen'],
                )}
              >
                <input
                  type="radio"
                  name={name}
                  className={styles['input']}
                  aria-label={[berthNo, typeWord(berth), stateWord(berth), isBest ? '推荐' : '']
                    .filter((part) => part !== '')
                    .join(' ')}
                  checked={berthId === form.berth?.berthId}
                  disabled={!isFree(berth)}
                  onChange={() => {
                    form.change({ berthId });
                  }}
                />
                <span className={styles['no']}>{berthNo}</span>
                <span className={styles['mark']}>{marks.filter((mark) => mark !== '').join(' ')}</span>
              </label>
            );
          })}
        </div>
      )}
    </WindowedList>
  );
}
