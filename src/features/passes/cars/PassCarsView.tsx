import { defaultFirst } from '@/domain/plate/defaultFirst';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import type { Pass } from '@/services/special/passes';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Missing } from '@/ui/missing/Missing';
import { PlateChips } from '@/ui/plate/PlateChips';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { carsText } from '../model/passTerms';
import { passTone, passWord, platesText } from '../model/passWords';
import { useCars } from './useCars';

interface PassCarsViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassAddCar'>;
  readonly pass: Pass;
  readonly plates: readonly BoundPlate[];
}

/** The cars of a pass: which it has, how many it takes, and from when a change holds. */
export function PassCarsView({ frame, pass, plates }: PassCarsViewProps) {
  const { chosen, toggle, save, note, blockedNote, isBusy } = useCars(pass, plates);
  const press = usePrimaryAct(blockedNote, save);
  const back = pathTo('monthlyPassAddCar', { orderNo: pass.bagOrderNo });
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomBar {...(blockedNote === '' ? {} : { note: blockedNote })}>
          <PrimaryButton onPress={press} busyText={isBusy ? (note ?? '正在提交…') : undefined}>
            确认换车
          </PrimaryButton>
        </BottomBar>
      }
    >
      <Card>
        <StatusHeader title={pass.ruleName} word={passWord(pass)} tone={passTone(pass)} />
        <p>
          <UnbrokenNumbers of={`现在的车辆：${platesText(pass.plates)}`} />
        </p>
        <p>{carsText(pass)}</p>
      </Card>
      <Notice>不收费，确认后立即生效。正在场内使用月卡的车，离场后才能换下</Notice>
      {note !== undefined && !isBusy && <Notice tone="soon">{note}</Notice>}
      <Missing is={blockedNote !== ''}>
        <Card title="换成哪些车" right={<LinkButton to={pathTo('addCar', { redirect: back })}>添加车辆</LinkButton>}>
          <PlateChips
            label="选择车辆"
            isDisabled={isBusy}
            chips={defaultFirst(plates).map(({ plateId, plateNo, plateColor }) => ({
              key: plateId,
              plateNo,
              plateColor,
              isChosen: chosen.includes(plateId),
              onPress: () => toggle(plateId),
            }))}
          />
        </Card>
      </Missing>
    </ScreenFrame>
  );
}
