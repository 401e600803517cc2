import { useDispatch, useSelector } from 'react-redux';

import { joinCells } from '@/domain/plate/plateCells';
import { isQueryable } from '@/domain/plate/plateRules';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useToast } from '@/flows/notices/useAsk';
import { plateQueried, selectIsPlateAsked } from '@/flows/plateQuery/plateQuerySlice';
import type { PlateHistoryItem } from '@/services/charge/plateLookup';
import { CheckBox } from '@/ui/CheckBox';
import { entryOf } from '@/ui/plate/plateEntry';
import { PlateInput } from '@/ui/plate/PlateInput';
import { PrimaryButton } from '@/ui/PrimaryButton';

import { homeBlocks } from '../model/homeBlocks';
import { PlateHistory } from './PlateHistory';
import styles from './QueryBlock.module.css';
import { usePlateDraft } from './usePlateDraft';

/** plateColor of the yellow large vehicle (Specification section 3). */
const YELLOW = 2;

/** Paying for any plate: type it, or press one that was asked for before. */
export function QueryBlock() {
  const { config, isSettled } = useMenuConfig();
  if (!homeBlocks(config).query) return null;
  return (
    <section
      data-block="query"
      data-state={isSettled ? 'ready' : 'loading'}
      aria-label="查车牌缴费"
      className={styles['query']}
    >
      <PlateQuery />
    </section>
  );
}

function PlateQuery() {
  const dispatch = useDispatch();
  const isAsking = useSelector(selectIsPlateAsked);
  const toast = useToast();
  const [draft, change] = usePlateDraft();
  const { entry, isYellow } = draft;
  const ask = (plateNo: string, withYellow: boolean) => {
    dispatch(plateQueried({ plateNo, isYellow: withYellow }));
  };
  const askAgain = ({ plateNo, plateColor }: PlateHistoryItem) => {
    change({ entry: entryOf(plateNo) ?? entry, isYellow: plateColor === YELLOW });
    ask(plateNo, plateColor === YELLOW);
  };
  return (
    <>
      <h2 className={styles['title']}>输入车牌，查停车费</h2>
      <PlateInput
        entry={entry}
        onChange={(next) => {
          change({ ...draft, entry: next });
        }}
        onPasteRejected={() => {
          toast('粘贴的内容不是车牌号');
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
          <PrimaryButton
            isDisabled={!isQueryable(entry.cells)}
            busyText={isAsking ? '正在查询…' : undefined}
            onPress={() => {
              change({ ...draft, entry: { ...entry, active: null, board: null } });
              ask(joinCells(entry.cells), isYellow);
            }}
          >
            查询
          </PrimaryButton>
        </div>
      </div>
      <PlateHistory onAsk={askAgain} isDisabled={isAsking} />
    </>
  );
}
