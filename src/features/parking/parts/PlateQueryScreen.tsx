import type { ReactNode } from 'react';

import { isQueryable } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useAsk';
import { type BillPage, YELLOW } from '@/flows/plateQuery/plateQueryPath';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { CheckBox } from '@/ui/CheckBox';
import { PlateInput } from '@/ui/plate/PlateInput';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { ScreenFrame } from '@/ui/ScreenFrame';

import { PlateChoices } from './PlateChoices';
import { usePlateDraft } from './usePlateDraft';

interface PlateQueryScreenProps {
  readonly frame: { readonly name: 'parkingPayPage' | 'plate'; readonly title: string; readonly onBack?: () => void };
  /** What the cells hold before anything is typed. */
  readonly given: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
  /** Where one bill leads. */
  readonly billAt: BillPage;
  /** Stands over the cells. */
  readonly children?: ReactNode;
}

/** A plate, typed or chosen, and the button that asks what it owes. */
export function PlateQueryScreen({ frame, given, billAt, children }: PlateQueryScreenProps) {
  const toast = useToast();
  const [{ entry, isYellow }, setDraft] = usePlateDraft(frame.name, given.plateNo, given.plateColor === YELLOW);
  const { query, isBusy } = usePlateQuery(billAt);
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
    <ScreenFrame {...frame} {...(entry.active === null ? { bar: <BottomBar>{button}</BottomBar> } : {})}>
      {children}
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
