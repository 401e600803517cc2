import { parsePlate } from '@/domain/plate/parsePlate';
import type { PlateCells } from '@/domain/plate/plateCells';
import { YELLOW } from '@/flows/plateQuery/plateQueryPath';
import { usePlateHistory } from '@/flows/plateQuery/usePlateHistory';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { Card } from '@/ui/Card';

import { type PlateChip, PlateChips } from './PlateChips';

interface PlateChoicesProps {
  readonly isBusy: boolean;
  readonly onChoose: (cells: PlateCells, isYellow: boolean) => void;
}

/** The driver's own plates and those asked about before: one tap instead of seven. */
export function PlateChoices({ isBusy, onChoose }: PlateChoicesProps) {
  const isSignedIn = useIsSignedIn();
  const { currentData } = useListBoundPlatesQuery(undefined, { skip: !isSignedIn });
  const { plates } = usePlateHistory();
  const own = (currentData?.results ?? []).flatMap(({ plateId, plateNo, plateColor }): PlateChip[] => {
    const cells = parsePlate(plateNo);
    if (cells === null) return [];
    return [{ key: plateId, plateNo, plateColor, onPress: () => onChoose(cells, plateColor === YELLOW) }];
  });
  const ownNumbers = new Set(own.map(({ plateNo }) => plateNo));
  const before = plates
    .filter(({ plateNo }) => !ownNumbers.has(plateNo))
    .map(({ id, plateNo, plateColor, cells, isYellow }): PlateChip => ({
      key: id,
      plateNo,
      plateColor: isYellow ? plateColor : -1,
      onPress: () => onChoose(cells, isYellow),
    }));
  if (own.length + before.length === 0) return null;
  return (
    <Card>
      <PlateChips label="我的车辆" chips={own} isDisabled={isBusy} />
      <PlateChips label="查过的车牌" chips={before} isDisabled={isBusy} />
    </Card>
  );
}
