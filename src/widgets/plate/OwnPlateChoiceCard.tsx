import { useLocation } from 'react-router-dom';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateChips } from '@/ui/plate/PlateChips';

import { toContentLoadState } from '../loading/toContentLoadState';
import styles from './OwnPlateChoiceCard.module.css';

interface Plate {
  readonly plateId: string;
  readonly plateNo: string;
  readonly plateColor: number;
}

interface PlateCardProps<P extends Plate> {
  readonly title: string;
  /** The accessible name of the choice. */
  readonly label: string;
  /** The plates to choose from, in order. */
  readonly plates: readonly P[];
  /** The query that has loaded the plates. */
  readonly query: Parameters<typeof toContentLoadState<unknown>>[0];
  /** Shown to a driver without plates. */
  readonly emptyText: string;
  readonly isChosen: (plate: P) => boolean;
  readonly onPress: (plate: P) => void;
  readonly isDisabled: boolean;
  /** Shown below the plates. */
  readonly note?: string;
}

/** The driver's plates to choose from, with a link to add another one. The choices of the form are kept meanwhile. */
export function OwnPlateChoiceCard<P extends Plate>(props: PlateCardProps<P>) {
  const { title, label, plates, query, emptyText, isChosen, onPress, isDisabled, note = '' } = props;
  const { pathname, search } = useLocation();
  const load = toContentLoadState(query, {
    message: '车辆加载失败',
    waitingFor: '正在查询车辆…',
    isEmpty: () => plates.length === 0,
    size: 'block',
  });
  return (
    <Card
      title={title}
      right={<LinkButton to={pathTo('addCar', { enCodeUrl: pathname + search })}>添加车辆</LinkButton>}
    >
      <LoadStateContent
        {...toContentProps(load, { illustration: 'plate', text: emptyText })}
        skeleton={<Skeleton height={72} />}
      >
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
      </LoadStateContent>
    </Card>
  );
}
