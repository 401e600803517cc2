import { joinCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { pathTo } from '@/navigation/paths';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { PlateChoices } from '@/widgets/plate/PlateChoices';

import { MerchantContact } from '../parts/MerchantContact';
import { OfferCard, useOffer } from '../parts/OfferCard';
import { ScanAgain } from '../parts/ScanAgain';
import { TakingProblem } from '../parts/TakingProblem';
import styles from './TakeCoupon.module.css';
import { useChosenPlate } from './useChosenPlate';
import { useTakeCoupon } from './useTakeCoupon';

interface TakeCouponProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly code: string;
  readonly plateNo: string | undefined;
}

/** The coupon of a code, and the plate to take it for. */
export function TakeCoupon({ frame, code, plateNo }: TakeCouponProps) {
  const offer = useOffer(code);
  const { plate, choose, isWaiting } = useChosenPlate(plateNo, offer.query);
  const { take, isBusy, problem } = useTakeCoupon(code);
  if (offer.closed !== '') {
    return (
      <ScreenFrame
        {...frame}
        bar={
          <BottomBar>
            <ScanAgain variant="primary" />
          </BottomBar>
        }
      >
        <OfferCard offer={offer} />
        <MerchantContact code={code} />
      </ScreenFrame>
    );
  }
  const typing = pathTo('scanQRCodeAddCar', { code });
  const button = isWaiting ? (
    <PrimaryButton busyText="正在查询…">领取</PrimaryButton>
  ) : plate === null ? (
    <LinkButton variant="primary" to={typing}>
      填写车牌
    </LinkButton>
  ) : (
    <PrimaryButton busyText={isBusy ? '正在领取…' : undefined} onPress={() => void take(plate)}>
      {`领取到 ${formatPlate(plate.plateNo)}`}
    </PrimaryButton>
  );
  return (
    <ScreenFrame {...frame} bar={<BottomBar>{button}</BottomBar>}>
      <OfferCard offer={offer} />
      <TakingProblem text={problem} />
      <Card title="领取到这辆车">
        {isWaiting ? (
          <Skeleton height="2.5em" />
        ) : plate === null ? (
          <p className={styles['none']}>填写车牌后领取，缴费时自动抵扣</p>
        ) : (
          <div className={styles['plate']}>
            <PlateBadge plateNo={plate.plateNo} plateColor={plate.isYellow ? PLATE_COLOR.yellow : -1} size="large" />
            <LinkButton to={typing}>填写其他车牌</LinkButton>
          </div>
        )}
      </Card>
      <PlateChoices
        isBusy={isBusy}
        chosen={isWaiting ? null : (plate?.plateNo ?? null)}
        onChoose={(cells, isYellow) => choose({ plateNo: joinCells(cells), isYellow })}
      />
    </ScreenFrame>
  );
}
