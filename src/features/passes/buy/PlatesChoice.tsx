import { sortDefaultFirst } from '@/domain/plate/sortDefaultFirst';
import { plateLimitText, toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import type { PassRule } from '@/services/special/passes';
import { RequiredPart } from '@/ui/missing/RequiredPart';
import { PlateCard } from '@/widgets/plate/PlateCard';

import { passCarsText } from '../model/passTerms';
import type { PassPurchaseForm } from './usePassPurchase';

interface PlatesChoiceProps {
  readonly rule: PassRule;
  readonly purchase: PassPurchaseForm;
  readonly isFixed: boolean;
}

/** The cars of the pass, and how many of them it allows. */
export function PlatesChoice({ rule, purchase, isFixed }: PlatesChoiceProps) {
  const { plates, chosen, change, platesQuery } = purchase;
  const ids = chosen.map(({ plateId }) => plateId);
  return (
    <RequiredPart isMissing={chosen.length === 0}>
      <PlateCard
        title="停哪些车"
        label="选择车辆"
        plates={sortDefaultFirst(plates)}
        query={platesQuery}
        emptyText="还没有车辆，添加后接着办理"
        isChosen={({ plateId }) => ids.includes(plateId)}
        onPress={({ plateId }) => change({ plateIds: toggleSelectedPlate(ids, plateId, rule.maxPlates) })}
        isDisabled={isFixed}
        note={[passCarsText(rule), plateLimitText(ids, rule.maxPlates)].filter((text) => text !== '').join('。')}
      />
    </RequiredPart>
  );
}
