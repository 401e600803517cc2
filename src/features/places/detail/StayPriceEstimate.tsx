import { parsePriceRule } from '@/domain/places/stayPrice';
import { useDraftChoice } from '@/flows/drafts/useDraftChoice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';

import { plannedPriceText, STAY_HOURS, type StayHours } from './model/plannedStay';
import styles from './StayPriceEstimate.module.css';

const OPTIONS = STAY_HOURS.map((value) => ({ value, label: `${value}小时` }));
const DEFAULT_HOURS: StayHours = 3;

/** The estimated price of a stay of some hours. Renders nothing if the lot's price labels cannot be parsed. */
export function StayPriceEstimate({ labels }: { readonly labels: readonly string[] }) {
  const [hours, choose] = useDraftChoice<StayHours>('map.stayHours', STAY_HOURS, DEFAULT_HOURS);
  const rule = parsePriceRule(labels);
  const text = rule === null ? null : plannedPriceText(rule, hours);
  if (text === null) return null;
  return (
    <section className={styles['price']} aria-label="停车费预估">
      <p className={styles['words']} aria-live="polite">
        <strong>{text}</strong>
        <span className={styles['note']}>预估，以实际为准</span>
      </p>
      <ChoiceChips variant="filter" legend="打算停多久" options={OPTIONS} value={hours} onChange={choose} />
    </section>
  );
}
