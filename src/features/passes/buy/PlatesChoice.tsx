import { defaultFirst } from '@/domain/plate/defaultFirst';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateChips } from '@/ui/plate/PlateChips';
import { loadOf } from '@/widgets/loading/loadOf';

import { carsText } from '../model/passTerms';
import { toggled } from '../model/plateChoice';
import styles from './buy.module.css';
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
  const back = pathTo('monthlyPassConfirm', { ruleId: rule.ruleId, parkId: rule.parkIds[0] });
  const isFull = rule.maxPlates > 1 && ids.length >= rule.maxPlates;
  return (
    <Card title="停哪些车" right={<LinkButton to={pathTo('addCar', { redirect: back })}>添加车辆</LinkButton>}>
      <LoadedContent
        {...loadOf(platesQuery, { what: '车辆加载失败', waitingFor: '正在查询车辆…', size: 'block' })}
        skeleton={<Skeleton height={72} />}
      >
        {plates.length === 0 ? (
          <p>还没有绑定车辆，先添加一辆再办理</p>
        ) : (
          <PlateChips
            label="选择车辆"
            isDisabled={isFixed}
            chips={defaultFirst(plates).map(({ plateId, plateNo, plateColor }) => ({
              key: plateId,
              plateNo,
              plateColor,
              isChosen: ids.includes(plateId),
              onPress: () => change({ plateIds: toggled(ids, plateId, rule.maxPlates) }),
            }))}
          />
        )}
        <p className={styles['note']}>
          {carsText(rule)}
          {isFull ? '。要换车先取消一辆' : ''}
        </p>
      </LoadedContent>
    </Card>
  );
}
