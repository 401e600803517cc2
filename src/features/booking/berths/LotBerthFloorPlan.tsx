import { useMemo } from 'react';

import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';

import { groupBerthsByLotArea } from '../model/berthText';
import type { BookingFormState } from '../parts/useBookingForm';
import { LotAreaBerthFloorPlan } from './LotAreaBerthFloorPlan';

/** Plan of the lot's berths, one floor and area at a time. */
export function LotBerthFloorPlan({ form }: { readonly form: BookingFormState }) {
  const sections = useMemo(() => groupBerthsByLotArea(form.berths), [form.berths]);
  const names = sections.map(({ name }) => name);
  const chosenSection = sections.find(({ berths }) => berths.some(({ berthId }) => berthId === form.berth?.berthId));
  const [shownName, setShownName] = usePersistedSelection(
    `spaceBooking.section:${form.parkId}`,
    names,
    chosenSection?.name ?? names[0] ?? '',
  );
  const section = sections.find(({ name }) => name === shownName);
  return (
    <>
      {sections.length > 1 && (
        <ChoiceChips
          legend="楼层和区域"
          options={names.map((name) => ({ value: name, label: name }))}
          value={shownName}
          onChange={setShownName}
        />
      )}
      {section !== undefined && <LotAreaBerthFloorPlan key={section.name} section={section} form={form} />}
    </>
  );
}
