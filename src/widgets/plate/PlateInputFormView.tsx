import type { ReactNode } from 'react';

import type { PlateCells } from '@/domain/plate/plateCells';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { PlateInput } from '@/ui/plate/PlateInput';
import { activateFirstInvalidPlateCell, type PlateInputState } from '@/ui/plate/plateInputState';

import { PastingPlateKeyboard } from './PastingPlateKeyboard';
import type { PlateDraft } from './plateDraft';
import styles from './PlateInputFormView.module.css';
import { INCOMPLETE_PLATE_TEXT } from './plateText';
import { useCurrentPlateProvince } from './useCurrentPlateProvince';

interface PlateEntryViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly draft: PlateDraft;
  readonly onDraft: (draft: PlateDraft) => void;
  readonly action: {
    readonly label: string;
    readonly busyText?: string | undefined;
    /**
     * It queries the plate, so it is disabled until the plate is complete (Rule 6.1). Others focus the first empty
     * cell.
     */
    readonly isQuery?: boolean;
    /** Why a complete plate is not accepted; empty if it is. */
    readonly blockOf?: (cells: PlateCells) => string;
  };
  readonly onSubmit: (cells: PlateCells, isYellow: boolean) => void;
  /** Content above the plate, in the same card. */
  readonly before?: ReactNode;
  /** Content about the plate, below its cells. */
  readonly below?: ReactNode;
  /** Content above the card. */
  readonly children?: ReactNode;
  /** Content below the card, such as plates to choose from. */
  readonly foot?: ReactNode;
}

/**
 * A plate input with a button. While the keyboard is open, the button is below the cells, or above the keyboard if the
 * keyboard would cover it.
 */
export function PlateInputFormView({
  frame,
  draft,
  onDraft,
  action,
  onSubmit,
  before,
  below,
  children,
  foot,
}: PlateEntryViewProps) {
  const toast = useToast();
  const province = useCurrentPlateProvince();
  const { entry, isYellow } = draft;
  const blockOf = (cells: PlateCells) => action.blockOf?.(cells) ?? '';
  const submit = ({ cells }: Pick<PlateInputState, 'cells'>) => {
    if (!isQueryablePlate(cells) || blockOf(cells) !== '' || action.busyText !== undefined) return;
    onDraft({ entry: { cells, active: null, board: null }, isYellow });
    onSubmit(cells, isYellow);
  };
  const blockText = blockOf(entry.cells);
  const isIncomplete = blockText === '' && !isQueryablePlate(entry.cells);
  const press = usePrimaryButtonHandler(isIncomplete ? INCOMPLETE_PLATE_TEXT : blockText, () => submit(entry));
  const handlePress = (button: Element) => {
    press(button);
    if (isIncomplete) onDraft({ entry: activateFirstInvalidPlateCell(entry), isYellow });
  };
  const button = (
    <PrimaryButton
      busyText={action.busyText}
      isDisabled={action.isQuery === true && !isQueryablePlate(entry.cells)}
      onPress={handlePress}
    >
      {action.label}
    </PrimaryButton>
  );
  return (
    <ScreenFrame {...frame} bar={entry.active === null ? <BottomActionBar>{button}</BottomActionBar> : undefined}>
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
              onPlateEntered={submit}
              onEnter={isQueryablePlate(entry.cells) ? () => submit(entry) : undefined}
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
