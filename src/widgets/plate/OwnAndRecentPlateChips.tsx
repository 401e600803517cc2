import { parsePlate } from '@/domain/plate/parsePlate';
import type { PlateCells } from '@/domain/plate/plateCells';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { Card } from '@/ui/card/Card';
import { Skeleton } from '@/ui/load/Skeleton';
import { type PlateChip, PlateChips } from '@/ui/plate/PlateChips';

import { usePlateQueryHistory } from './usePlateQueryHistory';

/**
 * Between the heights of one and two lines of plates, to limit layout shift. index.html's skeleton has the same height.
 */
const LOADING_HEIGHT = 125;

interface PlateChoicesProps {
  readonly isBusy: boolean;
  /** The chosen plate; null if none. Omit it if a tap starts the query at once. */
  readonly chosen?: string | null;
  readonly onChoose: (cells: PlateCells, isYellow: boolean) => void;
}

/** The driver's own plates and recently queried ones: one tap instead of seven. */
export function OwnAndRecentPlateChips({ isBusy, chosen, onChoose }: PlateChoicesProps) {
  const isSignedIn = useIsSignedIn();
  const { currentData, isFetching } = useListBoundPlatesQuery(undefined, { skip: !isSignedIn });
  const { plates } = usePlateQueryHistory();
  const chip = (key: string, cells: PlateCells, plateNo: string, plateColor: number, isYellow: boolean): PlateChip => ({
    key,
    plateNo,
    plateColor,
    ...(chosen === undefined ? {} : { isChosen: joinPlateCells(cells) === chosen }),
    onPress: () => onChoose(cells, isYellow),
  });
  const ownChips = sortDefaultVehicleFirst(currentData?.results ?? []).flatMap(({ plateId, plateNo, plateColor }) => {
    const cells = parsePlate(plateNo);
    return cells === null ? [] : [chip(plateId, cells, plateNo, plateColor, plateColor === PLATE_COLOR.yellow)];
  });
  const ownNumbers = new Set(ownChips.map(({ plateNo }) => plateNo));
  const recentChips = plates
    .filter(({ plateNo }) => !ownNumbers.has(plateNo))
    .map(({ id, plateNo, plateColor, cells, isYellow }) =>
      chip(id, cells, plateNo, isYellow ? plateColor : -1, isYellow),
    );
  if (currentData === undefined && isFetching) return <Skeleton height={LOADING_HEIGHT} shape="card" />;
  if (ownChips.length + recentChips.length === 0) return null;
  return (
    <Card>
      <PlateChips label="我的车辆" chips={ownChips} isDisabled={isBusy} />
      <PlateChips label="查过的车牌" chips={recentChips} isDisabled={isBusy} />
    </Card>
  );
}
