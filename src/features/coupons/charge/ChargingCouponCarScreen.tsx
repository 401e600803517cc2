import { joinPlateCells } from '@/domain/plate/plateCells';
import { useDraft } from '@/flows/drafts/useDraft';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';
import { createEmptyPlateInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';
import { PlateInputFormView } from '@/widgets/plate/PlateInputFormView';

import { CouponClaimProblemNotice } from '../parts/CouponClaimProblemNotice';
import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { useClaimChargingCoupon } from './useClaimChargingCoupon';

/** 填写车牌: claims the charging coupon of a code for one car instead of an account. Visitors can use it too. */
export default function ChargingCouponCarScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingAddCar');
  const { code } = query;
  if (code !== undefined) return <ClaimForCarView key={code} frame={frame} code={code} />;
  return (
    <ScreenFrame {...frame}>
      <EmptyState illustration="coupon" text="未识别到领券码，请扫电站出示的二维码" action={<ScanCouponCodeButton />} />
    </ScreenFrame>
  );
}

function ClaimForCarView({ frame, code }: { readonly frame: ScreenHeaderProps; readonly code: string }) {
  const { claimForCar, isBusy, problem } = useClaimChargingCoupon(code);
  const [draft, setDraft] = useDraft<PlateDraft>(
    'scanQRCodeChargingAddCar',
    { entry: createEmptyPlateInputState(), isYellow: false },
    isPlateDraft,
  );
  return (
    <PlateInputFormView
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      action={{ label: '领取到这辆车', busyText: isBusy ? '正在领取…' : undefined }}
      onSubmit={(cells, isYellow) => {
        claimForCar({ plateNo: joinPlateCells(cells), isYellow });
      }}
      foot={<NoticeBanner>谁给这辆车充电，结算时都自动抵扣</NoticeBanner>}
    >
      <CouponClaimProblemNotice text={problem} />
    </PlateInputFormView>
  );
}
