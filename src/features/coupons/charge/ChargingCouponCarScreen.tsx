import { joinCells } from '@/domain/plate/plateCells';
import { useDraft } from '@/flows/drafts/useDraft';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { emptyEntry } from '@/ui/plate/plateEntry';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';
import { PlateEntryView } from '@/widgets/plate/PlateEntryView';

import { ScanAgain } from '../parts/ScanAgain';
import { TakingProblem } from '../parts/TakingProblem';
import { useTakeChargingCoupon } from './useTakeChargingCoupon';

/** 填写车牌: takes the charging coupon of a code for one car instead of an account. Works for visitors too. */
export default function ChargingCouponCarScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingAddCar');
  const { code } = query;
  if (code !== undefined) return <TakeForCar key={code} frame={frame} code={code} />;
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="coupon" text="未识别到领券码，请扫电站出示的二维码" action={<ScanAgain />} />
    </ScreenFrame>
  );
}

function TakeForCar({ frame, code }: { readonly frame: ScreenHeaderProps; readonly code: string }) {
  const { takeForCar, isBusy, problem } = useTakeChargingCoupon(code);
  const [draft, setDraft] = useDraft<PlateDraft>(
    'scanQRCodeChargingAddCar',
    { entry: emptyEntry(), isYellow: false },
    isPlateDraft,
  );
  return (
    <PlateEntryView
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      action={{ label: '领取到这辆车', busyText: isBusy ? '正在领取…' : undefined }}
      onSubmit={(cells, isYellow) => {
        takeForCar({ plateNo: joinCells(cells), isYellow });
      }}
      foot={<Notice>谁给这辆车充电，结算时都自动抵扣</Notice>}
    >
      <TakingProblem text={problem} />
    </PlateEntryView>
  );
}
