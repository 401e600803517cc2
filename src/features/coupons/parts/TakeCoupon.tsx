import { joinCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { PlateChoices } from '@/flows/plateQuery/PlateChoices';
import { YELLOW } from '@/flows/plateQuery/plateQueryPath';
import { pathTo } from '@/navigation/paths';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { PlateBadge } from '@/ui/PlateBadge';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/ScreenFrame';

import { MerchantContact } from './MerchantContact';
import { OfferCard, useOffer } from './OfferCard';
import { ScanAgain } from './ScanAgain';
import styles from './TakeCoupon.module.css';
import { useChosenPlate } from './useChosenPlate';
import { useTakeCoupon } from './useTakeCoupon';

interface TakeCouponProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly code: string;
  readonly plateNo: string | undefined;
}

/** The coupon of a code and the plate it is taken for. */
export function TakeCoupon({ frame, code, plateNo }: TakeCouponProps) {
  const offer = useOffer(code);
  const [plate, choose] = useChosenPlate(plateNo);
  const { take, isBusy, problem } = useTakeCoupon(code);
  if (offer.closed !== '') {
    return (
      <ScreenFrame
        {...frame}
        bar={
          <BottomBar>
            <ScanAgain look="primary" />
          </BottomBar>
        }
      >
        <OfferCard offer={offer} />
        <MerchantContact code={code} />
      </ScreenFrame>
    );
  }
  const button = (
    <PrimaryButton
      busyText={isBusy ? '正在领取…' : undefined}
      isDisabled={plate === null}
      onPress={plate === null ? undefined : () => void take(plate)}
    >
      {plate === null ? '领取' : `领取到 ${formatPlate(plate.plateNo)}`}
    </PrimaryButton>
  );
  const note = plate === null ? { note: '请先选择或填写车牌' } : {};
  return (
    <ScreenFrame {...frame} bar={<BottomBar {...note}>{button}</BottomBar>}>
      <OfferCard offer={offer} />
      <div role="alert" hidden={problem === ''}>
        {problem !== '' && <Notice tone="soon">{problem}</Notice>}
      </div>
      <Card title="领取到这辆车">
        <div className={styles['plate']}>
          {plate === null ? (
            <span className={styles['none']}>还没有选车牌</span>
          ) : (
            <PlateBadge plateNo={plate.plateNo} plateColor={plate.isYellow ? YELLOW : -1} size="large" />
          )}
          <LinkButton to={pathTo('scanQRCodeAddCar', { code })}>填写其他车牌</LinkButton>
        </div>
      </Card>
      <PlateChoices
        isBusy={isBusy}
        chosen={plate?.plateNo ?? null}
        onChoose={(cells, isYellow) => choose({ plateNo: joinCells(cells), isYellow })}
      />
    </ScreenFrame>
  );
}
