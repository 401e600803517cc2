import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import type { Pass } from '@/services/special/passes';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { PlateChips } from '@/ui/plate/PlateChips';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { passCarLimitText } from '../model/passTerms';
import { passPlatesText, passStateLabel, passStateTone } from '../model/passText';
import { useChangePassCars } from './useChangePassCars';

interface ChangePassCarsViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassAddCar'>;
  readonly pass: Pass;
  readonly plates: readonly BoundPlate[];
}

/** The cars of a pass: the current ones, the maximum, and from when a change applies. */
export function ChangePassCarsView({ frame, pass, plates }: ChangePassCarsViewProps) {
  const { chosen, toggle, save, note, blockedNote, isBusy } = useChangePassCars(pass, plates);
  const press = usePrimaryButtonHandler(blockedNote, save);
  const returnPath = pathTo('monthlyPassAddCar', { orderNo: pass.bagOrderNo });
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomActionBar note={blockedNote || undefined}>
          <PrimaryButton onPress={press} busyText={isBusy ? (note ?? '正在提交…') : undefined}>
            确认换车
          </PrimaryButton>
        </BottomActionBar>
      }
    >
      <Card>
        <CardStatusHeader title={pass.ruleName} word={passStateLabel(pass)} tone={passStateTone(pass)} />
        <p>
          <UnbrokenNumbersText of={`现在的车辆：${passPlatesText(pass.plates)}`} />
        </p>
        <p>{passCarLimitText(pass)}</p>
      </Card>
      <NoticeBanner>不收费，确认后立即生效。正在场内使用月卡的车，离场后才能换下</NoticeBanner>
      {note !== undefined && !isBusy && <NoticeBanner tone="soon">{note}</NoticeBanner>}
      <RequiredFormPart isMissing={blockedNote !== ''}>
        <Card
          title="换成哪些车"
          right={<LinkButton to={pathTo('addCar', { redirect: returnPath })}>添加车辆</LinkButton>}
        >
          <PlateChips
            label="选择车辆"
            isDisabled={isBusy}
            chips={sortDefaultVehicleFirst(plates).map(({ plateId, plateNo, plateColor }) => ({
              key: plateId,
              plateNo,
              plateColor,
              isChosen: chosen.includes(plateId),
              onPress: () => toggle(plateId),
            }))}
          />
        </Card>
      </RequiredFormPart>
    </ScreenFrame>
  );
}
