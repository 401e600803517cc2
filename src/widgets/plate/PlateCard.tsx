import { useLocation } from 'react-router-dom';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateChips } from '@/ui/plate/PlateChips';

import { toLoadState } from '../loading/toLoadState';
import styles from './PlateCard.module.css';

interface Plate {
  readonly plateId: string;
  readonly plateNo: string;
  readonly plateColor: number;
}

interface PlateCardProps<P extends Plate> {
  readonly title: string;
  /** What the choice is called. */
  readonly label: string;
  /** Those to choose from, in order. */
  readonly plates: readonly P[];
  /** The query that they come from. */
  readonly query: Parameters<typeof toLoadState<unknown>>[0];
  /** Said to a driver without any. */
  readonly without: string;
  readonly isChosen: (plate: P) => boolean;
  readonly onPress: (plate: P) => void;
  readonly isDisabled: boolean;
  /** Below the plates. */
  readonly note?: string;
}

/** The driver's plates to choose from. Another one is added on the way, and the choices are kept meanwhile. */
export function PlateCard<P extends Plate>(props: PlateCardProps<P>) {
  const { title, label, plates, query, without, isChosen, onPress, isDisabled, note = '' } = props;
  const { pathname, search } = useLocation();
  const load = toLoadState(query, {
    what: '车辆加载失败',
    waitingFor: '正在查询车辆…',
    isEmpty: () => plates.length === 0,
    size: 'block',
  });
  return (
    <Card
      title={title}
      right={<LinkButton to={pathTo('addCar', { enCodeUrl: pathname + search })}>添加车辆</LinkButton>}
    >
      <LoadedContent {...contentOf(load, { drawing: 'plate', text: without })} skeleton={<Skeleton height={72} />}>
        <PlateChips
          label={label}
          isDisabled={isDisabled}
          chips={plates.map((plate) => ({
            key: plate.plateId,
            plateNo: plate.plateNo,
            plateColor: plate.plateColor,
            isChosen: isChosen(plate),
            onPress: () => onPress(plate),
          }))}
        />
        {note !== '' && <p className={styles['note']}>{note}</p>}
      </LoadedContent>
    </Card>
  );
}
