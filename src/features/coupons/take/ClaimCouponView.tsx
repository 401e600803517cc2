import { joinPlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { pathTo } from '@/navigation/paths';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { OwnAndRecentPlateChips } from '@/widgets/plate/OwnAndRecentPlateChips';

import { CouponClaimProblemNotice } from '../parts/CouponClaimProblemNotice';
import { MerchantContactCard } from '../parts/MerchantContactCard';
import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { ScannedCouponOfferCard, useScannedCouponOffer } from '../parts/ScannedCouponOfferCard';
import styles from './ClaimCouponView.module.css';
import { useClaimParkingCouponForPlate } from './useClaimParkingCouponForPlate';
import { useCouponPlateChoice } from './useCouponPlateChoice';

interface ClaimCouponViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly code: string;
  readonly plateNo: string | undefined;
}

/** The coupon of a code, and the plate to claim it for. */
export function ClaimCouponView({ frame, code, plateNo }: ClaimCouponViewProps) {
  const offer = useScannedCouponOffer(code);
  const { plate, choose, isResolving } = useCouponPlateChoice(plateNo, offer.query);
  const { claim, isBusy, problem } = useClaimParkingCouponForPlate(code);
  if (offer.closedText !== '') {
    return (
      <ScreenFrame
        {...frame}
        bar={
          <BottomActionBar>
            <ScanCouponCodeButton variant="primary" />
          </BottomActionBar>
        }
      >
        <ScannedCouponOfferCard offer={offer} />
        <MerchantContactCard code={code} />
      </ScreenFrame>
    );
  }
  const plateEntryPath = pathTo('scanQRCodeAddCar', { code });
  const button = isResolving ? (
    <PrimaryButton busyText="正在查询…">领取</PrimaryButton>
  ) : plate === null ? (
    <LinkButton variant="primary" to={plateEntryPath}>
      填写车牌
    </LinkButton>
  ) : (
    <PrimaryButton busyText={isBusy ? '正在领取…' : undefined} onPress={() => void claim(plate)}>
      {`领取到 ${formatPlate(plate.plateNo)}`}
    </PrimaryButton>
  );
  return (
    <ScreenFrame {...frame} bar={<BottomActionBar>{button}</BottomActionBar>}>
      <ScannedCouponOfferCard offer={offer} />
      <CouponClaimProblemNotice text={problem} />
      <Card title="领取到这辆车">
        {isResolving ? (
          <Skeleton height="2.5em" />
        ) : plate === null ? (
          <p className={styles['none']}>填写车牌后领取，缴费时自动抵扣</p>
        ) : (
          <div className={styles['plate']}>
            <PlateBadge plateNo={plate.plateNo} plateColor={plate.isYellow ? PLATE_COLOR.yellow : -1} size="large" />
            <LinkButton to={plateEntryPath}>填写其他车牌</LinkButton>
          </div>
        )}
      </Card>
      <OwnAndRecentPlateChips
        isBusy={isBusy}
        chosen={isResolving ? null : (plate?.plateNo ?? null)}
        onChoose={(cells, isYellow) => choose({ plateNo: joinPlateCells(cells), isYellow })}
      />
    </ScreenFrame>
  );
}
