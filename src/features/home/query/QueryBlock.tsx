import { useDispatch, useSelector } from 'react-redux';

import { joinCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryable } from '@/domain/plate/plateRules';
import { useDraft } from '@/flows/drafts/useDraft';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useToast } from '@/flows/notices/useDialogs';
import { plateChanged, plateQueried, selectIsPlateQueried, selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import type { PlateHistoryItem } from '@/services/charge/plateLookup';
import { Pressable } from '@/ui/button/Pressable';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { CheckBox } from '@/ui/form/CheckBox';
import { emptyEntry, entryOf } from '@/ui/plate/plateEntry';
import { PlateInput } from '@/ui/plate/PlateInput';

import { homeBlocks } from '../model/homeBlocks';
import { LateNotice } from './LateNotice';
import { PlateHistory } from './PlateHistory';
import styles from './QueryBlock.module.css';
import { useIsFolded } from './useIsFolded';
import { usePlateDraft } from './usePlateDraft';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

interface QueryBlockProps {
  /** Whether the plate is typed with the phone's own keyboard, because ours has not come. */
  readonly isPlain: boolean;
  /** The present province, once it is known. */
  readonly province: string | undefined;
}

/** Paying for any plate: type it, or press one from an earlier query. */
export function QueryBlock(plain: QueryBlockProps) {
  const { config, isSettled } = useMenuConfig();
  if (!homeBlocks(config).query) return null;
  return (
    <section
      data-block="query"
      data-state={isSettled ? 'ready' : 'loading'}
      aria-label="查车牌缴费"
      className={styles['query']}
    >
      <Query {...plain} />
    </section>
  );
}

/** One line for a driver with cars, until it is tapped. */
function Query(plain: QueryBlockProps) {
  const isFolded = useIsFolded();
  const [isOpen, open] = useDraft('homeQuery', false, isBoolean);
  return (
    <>
      {isFolded ? (
        <Pressable className={styles['fold']} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          查其他车牌
        </Pressable>
      ) : (
        <h2 className={styles['title']}>输入车牌，查停车费</h2>
      )}
      {(!isFolded || isOpen) && <PlateQuery {...plain} />}
    </>
  );
}

function PlateQuery({ isPlain, province }: QueryBlockProps) {
  const dispatch = useDispatch();
  const isAsking = useSelector(selectIsPlateQueried);
  const toast = useToast();
  const [draft, keep] = usePlateDraft();
  const { entry, isYellow } = draft;
  const plateNo = joinCells(entry.cells);
  const owesNothing = useSelector(selectNothingFor) === plateNo && plateNo !== '';
  const change = (next: typeof draft) => {
    if (owesNothing && (next.isYellow !== isYellow || joinCells(next.entry.cells) !== plateNo))
      dispatch(plateChanged());
    keep(next);
  };
  const ask = (queriedPlate: string, withYellow: boolean) => {
    dispatch(plateQueried({ plateNo: queriedPlate, isYellow: withYellow }));
  };
  const askAgain = ({ plateNo: again, plateColor }: PlateHistoryItem) => {
    change({ entry: entryOf(again) ?? entry, isYellow: plateColor === PLATE_COLOR.yellow });
    ask(again, plateColor === PLATE_COLOR.yellow);
  };
  const canAsk = isQueryable(entry.cells) && !isAsking;
  const askThis = () => {
    keep({ ...draft, entry: { ...entry, active: null, board: null } });
    ask(plateNo, isYellow);
  };
  return (
    <>
      <PlateInput
        entry={entry}
        isPlain={isPlain}
        {...(province === undefined ? {} : { province })}
        onChange={(next) => {
          change({ ...draft, entry: next });
        }}
        onPasteRejected={() => {
          toast('粘贴的内容不是车牌号');
        }}
        onEnter={canAsk ? askThis : undefined}
        onWhole={({ cells }) => {
          if (isQueryable(cells) && !isAsking) ask(joinCells(cells), isYellow);
        }}
      />
      <div className={styles['acts']}>
        <CheckBox
          isChecked={isYellow}
          onChange={(isChecked) => {
            change({ ...draft, isYellow: isChecked });
          }}
        >
          大型车黄牌
        </CheckBox>
        <div className={styles['ask']}>
          <PrimaryButton isDisabled={!canAsk} busyText={isAsking ? '正在查询…' : undefined} onPress={askThis}>
            查询
          </PrimaryButton>
        </div>
      </div>
      {owesNothing && (
        <LateNotice
          action={
            <TextButton
              onPress={() => {
                change({ entry: { ...emptyEntry(), active: 0 }, isYellow: false });
              }}
            >
              换个车牌
            </TextButton>
          }
        >
          未查到 {formatPlate(plateNo)} 的停车费，请核对车牌
        </LateNotice>
      )}
      <PlateHistory onAsk={askAgain} isDisabled={isAsking} />
    </>
  );
}
