import type { ReactNode } from 'react';

import type { PlateCells } from '@/domain/plate/plateCells';
import { isQueryable } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useDialogs';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { PlateEntry } from '@/ui/plate/plateEntry';
import { PlateInput } from '@/ui/plate/PlateInput';

import { PastingPlateKeyboard } from './PastingPlateKeyboard';
import type { PlateDraft } from './plateDraft';
import styles from './PlateEntryView.module.css';
import { usePresentProvince } from './usePresentProvince';

interface PlateEntryScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly draft: PlateDraft;
  readonly onDraft: (draft: PlateDraft) => void;
  /** The button's label, its text while it is busy, and whether something else than its form forbids a plate. */
  readonly action: {
    readonly label: string;
    readonly busyText?: string | undefined;
    readonly isBlocked?: (cells: PlateCells) => boolean;
  };
  readonly onSubmit: (cells: PlateCells, isYellow: boolean) => void;
  /** What is asked above the plate, in the same card. */
  readonly before?: ReactNode;
  /** What is said of the plate, below its cells. */
  readonly below?: ReactNode;
  /** Content above the card. */
  readonly children?: ReactNode;
  /** Content below the cells, such as plates to choose from. */
  readonly foot?: ReactNode;
}

/** A plate input with a button. While the keyboard is open, the button is below the cells, or on top of the keyboard where that would cover it. */
export function PlateEntryView({
  frame,
  draft,
  onDraft,
  action,
  onSubmit,
  before,
  below,
  children,
  foot,
}: PlateEntryScreenProps) {
  const toast = useToast();
  const province = usePresentProvince();
  const { entry, isYellow } = draft;
  const mayPress = (cells: PlateCells) => isQueryable(cells) && action.isBlocked?.(cells) !== true;
  const submit = ({ cells }: Pick<PlateEntry, 'cells'>) => {
    if (!mayPress(cells) || action.busyText !== undefined) return;
    onDraft({ entry: { cells, active: null, board: null }, isYellow });
    onSubmit(cells, isYellow);
  };
  const button = (
    <PrimaryButton
      busyText={action.busyText}
      isDisabled={!mayPress(entry.cells)}
      onPress={() => {
        submit(entry);
      }}
    >
      {action.label}
    </PrimaryButton>
  );
  return (
    <ScreenFrame {...frame} {...(entry.active === null ? { bar: <BottomBar>{button}</BottomBar> } : {})}>
      {children}
      <Card>
        <div className={styles['entry']}>
          <div className={styles['fields']}>
            {before}
            <h2 className={styles['title']}>输入车牌</h2>
            <PlateInput
              province={province}
              entry={entry}
              onChange={(next) => onDraft({ entry: next, isYellow })}
              onPasteRejected={() => toast('未识别到车牌，请检查后再粘贴')}
              onWhole={submit}
              onEnter={isQueryable(entry.cells) ? () => submit(entry) : undefined}
            />
            <CheckBox isChecked={isYellow} onChange={(next) => onDraft({ entry, isYellow: next })}>
              大型车黄牌
            </CheckBox>
            {below}
          </div>
          {entry.active !== null && <div className={styles['press']}>{button}</div>}
        </div>
      </Card>
      {foot}
      <PastingPlateKeyboard entry={entry} onChange={(next) => onDraft({ entry: next, isYellow })} />
    </ScreenFrame>
  );
}
