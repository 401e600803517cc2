import { standing } from '@/navigation/standing';
import type { BoundPlate } from '@/services/charge/plates';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { PlateChips } from '@/ui/plate/PlateChips';

interface PlateCardProps {
  readonly label: string;
  readonly plates: readonly BoundPlate[];
  readonly isChosen: (plateId: string) => boolean;
  readonly onPress: (plateId: string) => void;
  /** The plates could not be read. */
  readonly hasFailed: boolean;
  readonly onRetry: () => unknown;
  readonly isDisabled: boolean;
}

/** The driver's plates to choose from; without any, the way to add one. */
export function PlateCard(props: PlateCardProps) {
  const { label, plates, isChosen, onPress, hasFailed, onRetry, isDisabled } = props;
  const add = standing('addCar');
  return (
    <Card>
      <PlateChips
        label={label}
        isDisabled={isDisabled}
        chips={plates.map(({ plateId, plateNo, plateColor }) => ({
          key: plateId,
          plateNo,
          plateColor,
          isChosen: isChosen(plateId),
          onPress: () => onPress(plateId),
        }))}
      />
      {hasFailed && plates.length === 0 && (
        <p>
          车辆加载失败 <TextButton onPress={() => void onRetry()}>重试</TextButton>
        </p>
      )}
      {!hasFailed && plates.length === 0 && <p>还没有车辆</p>}
      {add !== undefined && <LinkButton to={add}>添加车辆</LinkButton>}
    </Card>
  );
}
