import { isQueryable } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useAsk';
import { YELLOW } from '@/flows/plateQuery/plateQueryPath';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { CheckBox } from '@/ui/CheckBox';
import { PlateInput } from '@/ui/plate/PlateInput';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { ScreenFrame } from '@/ui/ScreenFrame';

import { LotHead } from '../parts/LotHead';
import { PlateChoices } from '../parts/PlateChoices';
import { usePlateDraft } from '../parts/usePlateDraft';

/** What a lot's code opens: the lot's name over the plate query. */
export default function LotPayScreen() {
  const go = useGo();
  const toast = useToast();
  const { parkId, plateNo, plateColor } = useQueryOf('parkingPayPage');
  const [{ entry, isYellow }, setDraft] = usePlateDraft(plateNo, plateColor === YELLOW);
  const { query, isBusy } = usePlateQuery();
  const button = (
    <PrimaryButton
      busyText={isBusy ? '正在查询…' : undefined}
      isDisabled={!isQueryable(entry.cells)}
      onPress={() => {
        setDraft({ entry: { ...entry, active: null }, isYellow });
        query(entry.cells, isYellow);
      }}
    >
      查询缴费
    </PrimaryButton>
  );
  return (
    <ScreenFrame
      name="parkingPayPage"
      title="停车缴费"
      onBack={go.back}
      {...(entry.active === null ? { bar: <BottomBar>{button}</BottomBar> } : {})}
    >
      {parkId !== undefined && <LotHead parkId={parkId} />}
      <Card title="输入车牌">
        <PlateInput
          entry={entry}
          onChange={(next) => setDraft({ entry: next, isYellow })}
          onPasteRejected={() => toast('没有识别出车牌，请检查后再粘贴')}
        />
        <CheckBox isChecked={isYellow} onChange={(next) => setDraft({ entry, isYellow: next })}>
          大型车黄牌
        </CheckBox>
        {entry.active !== null && button}
      </Card>
      <PlateChoices isBusy={isBusy} onChoose={query} />
      <PlateKeyboard entry={entry} onChange={(next) => setDraft({ entry: next, isYellow })} />
    </ScreenFrame>
  );
}
