import { parsePlate } from '@/domain/plate/parsePlate';
import { Card } from '@/ui/card/Card';
import { PlateChips } from '@/ui/plate/PlateChips';

interface RecentGrantPlatesProps {
  readonly plates: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (plateNo: string) => void;
}

/** The plates of recent grants: returning guests take one tap instead of seven. */
export function RecentGrantPlatesCard({ plates, isBusy, onChoose }: RecentGrantPlatesProps) {
  const chips = plates
    .filter((plateNo) => parsePlate(plateNo) !== null)
    .map((plateNo) => ({ key: plateNo, plateNo, plateColor: -1, onPress: () => onChoose(plateNo) }));
  if (chips.length === 0) return null;
  return (
    <Card>
      <PlateChips label="最近发过的车牌" chips={chips} isDisabled={isBusy} />
    </Card>
  );
}
