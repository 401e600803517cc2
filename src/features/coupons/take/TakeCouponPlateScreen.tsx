import { joinPlateCells } from '@/domain/plate/plateCells';
import { useDraft } from '@/flows/drafts/useDraft';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { createEmptyPlateInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';
import { PlateInputFormView } from '@/widgets/plate/PlateInputFormView';

import { useCouponPlateChoice } from './useCouponPlateChoice';

/** The driver types the plate for a coupon and returns to the coupon. */
export default function TakeCouponPlateScreen() {
  const { frame, query } = useScreen('scanQRCodeAddCar');
  const { code } = query;
  const backOr = useBackOrReplace();
  const { choose } = useCouponPlateChoice();
  const [draft, setDraft] = useDraft<PlateDraft>(
    'scanQRCodeAddCar',
    { entry: createEmptyPlateInputState(), isYellow: false },
    isPlateDraft,
  );
  return (
    <PlateInputFormView
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      action={{ label: '用这个车牌' }}
      onSubmit={(cells, isYellow) => {
        choose({ plateNo: joinPlateCells(cells), isYellow });
        backOr('scanQRCode', { code });
      }}
    />
  );
}
