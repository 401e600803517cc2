import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { plateLimitReachedText, toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import type { PassProduct } from '@/services/special/passes';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import { passCarLimitText } from '../model/passTerms';
import type { PassPurchaseFormState } from './usePassPurchase';

interface PassPlatesChoiceProps {
  readonly rule: PassProduct;
  readonly purchase: PassPurchaseFormState;
  readonly isFixed: boolean;
}

/** The cars of the pass, and how many of them it allows. */
export function PassPlatesChoice({ rule, purchase, isFixed }: PassPlatesChoiceProps) {
  const { plates, chosen, change, platesQuery } = purchase;
  const ids = chosen.map(({ plateId }) => plateId);
  return (
    <RequiredFormPart isMissing={chosen.length === 0}>
      <OwnPlateChoiceCard
        title="停哪些车"
        label="选择车辆"
        plates={sortDefaultVehicleFirst(plates)}
        query={platesQuery}
        emptyText="还没有车辆，添加后接着办理"
        isChosen={({ plateId }) => ids.includes(plateId)}
        onPress={({ plateId }) => change({ plateIds: toggleSelectedPlate(ids, plateId, rule.maxPlates) })}
        isDisabled={isFixed}
        note={[passCarLimitText(rule), plateLimitReachedText(ids, rule.maxPlates)]
          .filter((text) => text !== '')
          .join('。')}
      />
    </RequiredFormPart>
  );
}
