import type { ReactNode } from 'react';

import type { PlateCells } from '@/domain/plate/plateCells';
import { isQueryable } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { atFirstGap, type PlateEntry } from '@/ui/plate/plateEntry';
import { PlateInput } from '@/ui/plate/PlateInput';

import { PastingPlateKeyboard } from './PastingPlateKeyboard';
import type { PlateDraft } from './plateDraft';
import styles from './PlateEntryView.module.css';
import { INCOMPLETE_PLATE } from './plateWords';
import { usePresentProvince } from './usePresentProvince';

interface PlateEntryScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly draft: PlateDraft;
  readonly onDraft: (draft: PlateDraft) => void;
  readonly action: {
    readonly label: string;
    readonly busyText?: string | undefined;
    /** It queries the plate, so it waits for a whole one (Rule 6.1). Any other act leads to the cell that is missing. */
    readonly isQuery?: boolean;
    /** What else than its form stands against a plate, in words; empty if nothing does. */
    readonly blockOf?: (cells: PlateCells) => string;
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
  const blockOf = (cells: PlateCells) => action.blockOf?.(cells) ?? '';
  const submit = ({ cells }: Pick<PlateEntry, 'cells'>) => {
    if (!isQueryable(cells) || blockOf(cells) !== '' || action.busyText !== undefined) return;
    onDraft({ entry: { cells, active: null, board: null }, isYellow });
    onSubmit(cells, isYellow);
  };
  const block = blockOf(entry.cells);
  const isIncomplete = block === '' && !isQueryable(entry.cells);
  const press = usePrimaryAct(isIncomplete ? INCOMPLETE_PLATE : block, () => submit(entry));
  const pressed = (button: Element) => {
    press(button);
    if (isIncomplete) onDraft({ entry: atFirstGap(entry), isYellow });
  };
  const button = (
    <PrimaryButton
      busyText={action.busyText}
      isDisabled={action.isQuery === true && !isQueryable(entry.cells)}
      onPress={pressed}
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
