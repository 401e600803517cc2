import { parseParkingPriceRule } from '@/domain/places/stayPrice';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';

import { PLANNED_STAY_HOUR_OPTIONS, type PlannedStayHours, plannedStayPriceText } from './model/plannedStay';
import styles from './StayPriceEstimate.module.css';

const OPTIONS = PLANNED_STAY_HOUR_OPTIONS.map((value) => ({ value, label: `${value}小时` }));
const DEFAULT_HOURS: PlannedStayHours = 3;

/** The estimated price of a stay of some hours. Renders nothing if the lot's price labels cannot be parsed. */
export function StayPriceEstimate({ labels }: { readonly labels: readonly string[] }) {
  const [hours, choose] = usePersistedSelection<PlannedStayHours>(
    'map.stayHours',
    PLANNED_STAY_HOUR_OPTIONS,
    DEFAULT_HOURS,
  );
  const rule = parseParkingPriceRule(labels);
  const text = rule === null ? null : plannedStayPriceText(rule, hours);
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
