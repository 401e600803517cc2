import { useCallback, useMemo } from 'react';

import { parsePlate } from '@/domain/plate/parsePlate';
import type { PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useQueriedPlates } from '@/flows/plateQuery/useQueriedPlates';
import { type PlateHistoryItem, useDeletePlateHistoryMutation } from '@/services/charge/plateLookup';

/** A plate that was queried before, ready to be queried again. */
export interface RememberedPlate extends PlateHistoryItem {
  cells: PlateCells;
  isYellow: boolean;
}

export interface PlateHistory {
  /** Latest first, in the server's order. Empty while loading, or if there is none. */
  plates: readonly RememberedPlate[];
  /** Deletes the plate from the history, after a confirmation. */
  remove(plate: RememberedPlate): void;
}

const NONE: readonly PlateHistoryItem[] = [];

/** Plates queried on this device or by this driver. Plate queries work without it, so a failure shows nothing. */
export function usePlateHistory(): PlateHistory {
  const { currentData } = useQueriedPlates().history;
  const [deleteOne] = useDeletePlateHistoryMutation();
  const confirm = useConfirm();
  const items = currentData?.results ?? NONE;
  const plates = useMemo(() => items.flatMap(remembered), [items]);
  const remove = useCallback(
    (plate: RememberedPlate) => {
      void confirm({
        title: `删除 ${plate.plateNo} 的查询记录？`,
        text: '只删除记录，不影响账单',
        confirmLabel: '删除',
        isDestructive: true,
      }).then((isConfirmed) => {
        if (isConfirmed) void deleteOne({ recordId: plate.id });
      });
    },
    [confirm, deleteOne],
  );
  return { plates, remove };
}

function remembered(item: PlateHistoryItem): readonly RememberedPlate[] {
  const cells = parsePlate(item.plateNo);
  return cells === null ? [] : [{ ...item, cells, isYellow: item.plateColor === PLATE_COLOR.yellow }];
}
