import { defaultFirst } from '@/domain/plate/defaultFirst';
import { fullNote, toggledPlate } from '@/domain/plate/toggledPlate';
import type { PassRule } from '@/services/special/passes';
import { Missing } from '@/ui/missing/Missing';
import { PlateCard } from '@/widgets/plate/PlateCard';

import { carsText } from '../model/passTerms';
import type { Buy } from './useBuy';

interface PlatesChoiceProps {
  readonly rule: PassRule;
  readonly buy: Buy;
  readonly isFixed: boolean;
}

/** The cars that the pass is for, and how many of them it takes. */
export function PlatesChoice({ rule, buy, isFixed }: PlatesChoiceProps) {
  const { plates, chosen, change, platesQuery } = buy;
  const ids = chosen.map(({ plateId }) => plateId);
  return (
    <Missing is={chosen.length === 0}>
      <PlateCard
        title="停哪些车"
        label="选择车辆"
        plates={defaultFirst(plates)}
        query={platesQuery}
        without="还没有车辆，添加后接着办理"
        isChosen={({ plateId }) => ids.includes(plateId)}
        onPress={({ plateId }) => change({ plateIds: toggledPlate(ids, plateId, rule.maxPlates) })}
        isDisabled={isFixed}
        note={[carsText(rule), fullNote(ids, rule.maxPlates)].filter((text) => text !== '').join('。')}
      />
    </Missing>
  );
}
