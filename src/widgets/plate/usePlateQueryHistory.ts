import { useCallback, useMemo } from 'react';

import { parsePlate } from '@/domain/plate/parsePlate';
import type { PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useQueriedPlates } from '@/flows/plateQuery/useQueriedPlates';
import { type PlateQueryHistoryEntry, useDeletePlateHistoryMutation } from '@/services/charge/plateLookup';

/** A plate that was queried before and can be queried again. */
export interface QueriedPlate extends PlateQueryHistoryEntry {
  cells: PlateCells;
  isYellow: boolean;
}

export interface PlateQueryHistoryControls {
  /** Latest first, in the server's order. Empty while loading, or if there is none. */
  plates: readonly QueriedPlate[];
  /** Deletes the plate from the history after a confirmation. */
  remove(plate: QueriedPlate): void;
}

const NONE: readonly PlateQueryHistoryEntry[] = [];

/** Plates queried on this device or by this driver. Plate queries work without them, so a failure is not shown. */
export function usePlateQueryHistory(): PlateQueryHistoryControls {
  const { currentData } = useQueriedPlates().history;
  const [deletePlate] = useDeletePlateHistoryMutation();
  const confirm = useConfirmDialog();
  const items = currentData?.results ?? NONE;
  const plates = useMemo(() => items.flatMap(toQueriedPlates), [items]);
  const remove = useCallback(
    (plate: QueriedPlate) => {
      void confirm({
        title: `删除 ${plate.plateNo} 的查询记录？`,
        text: '只删除记录，不影响账单',
        confirmLabel: '删除',
        isDestructive: true,
      }).then((isConfirmed) => {
        if (isConfirmed) void deletePlate({ recordId: plate.id });
      });
    },
    [confirm, deletePlate],
  );
  return { plates, remove };
}

function toQueriedPlates(item: PlateQueryHistoryEntry): readonly QueriedPlate[] {
  const cells = parsePlate(item.plateNo);
  return cells === null ? [] : [{ ...item, cells, isYellow: item.plateColor === PLATE_COLOR.yellow }];
}
