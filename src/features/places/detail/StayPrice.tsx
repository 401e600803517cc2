import { readPriceRule } from '@/domain/places/stayPrice';
import { useChoice } from '@/flows/drafts/useChoice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';

import { plannedPriceText, STAY_HOURS, type StayHours } from './model/plannedStay';
import styles from './StayPrice.module.css';

const OPTIONS = STAY_HOURS.map((value) => ({ value, label: `${value}小时` }));
const USUAL: StayHours = 3;

/** What a stay of some hours would cost, as an estimate. Shows nothing where the lot's price labels cannot be read. */
export function StayPrice({ labels }: { readonly labels: readonly string[] }) {
  const [hours, choose] = useChoice<StayHours>('map.stayHours', STAY_HOURS, USUAL);
  const rule = readPriceRule(labels);
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
