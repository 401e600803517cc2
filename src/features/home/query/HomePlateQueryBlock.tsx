import { useDispatch, useSelector } from 'react-redux';

import { joinPlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useDraft } from '@/flows/drafts/useDraft';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useToast } from '@/flows/notices/useDialogs';
import {
  plateChanged,
  plateQueried,
  selectIsPlateQueryPending,
  selectPlateWithoutBill,
} from '@/flows/plateQuery/plateQuerySlice';
import type { PlateQueryHistoryEntry } from '@/services/charge/plateLookup';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { CheckBox } from '@/ui/form/CheckBox';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { PlateInput } from '@/ui/plate/PlateInput';
import { createEmptyPlateInputState, parsePlateToInputState } from '@/ui/plate/plateInputState';

import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import styles from './HomePlateQueryBlock.module.css';
import { HomePlateQueryHistory } from './HomePlateQueryHistory';
import { useHomePlateDraft } from './useHomePlateDraft';
import { useIsPlateQueryFolded } from './useIsPlateQueryFolded';

/**
 * Part of the chunk of the plate query's flow, which is loaded by then. Without it, a toast has shown the same text.
 */
const LazyNoticeBanner = retryableLazy(
  'plate query',
  async () => (await import(/* webpackChunkName: "plate-keyboard" */ '@/ui/card/NoticeBanner')).NoticeBanner,
  { errorFallback: () => null },
);

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

interface QueryBlockProps {
  /** Whether the plate is typed with the system keyboard, because ours is not loaded. */
  readonly isPlain: boolean;
  /** The current province, once it is known. */
  readonly province: string | undefined;
}

/** The query of any plate: typed, or chosen from earlier queries. */
export function HomePlateQueryBlock(props: QueryBlockProps) {
  const { config, isSettled } = useMenuConfig();
  if (!toHomeBlockVisibility(config).query) return null;
  return (
    <section
      data-block="query"
      data-state={isSettled ? 'ready' : 'loading'}
      aria-label="查车牌缴费"
      className={styles['query']}
    >
      <FoldableQuery {...props} />
    </section>
  );
}

/** Folded to one line for a driver with vehicles, until it is pressed. */
function FoldableQuery(props: QueryBlockProps) {
  const isFolded = useIsPlateQueryFolded();
  const [isOpen, setOpen] = useDraft('homeQuery', false, isBoolean);
  return (
    <>
      {isFolded ? (
        <UnstyledButton className={styles['fold']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          查其他车牌
        </UnstyledButton>
      ) : (
        <h2 className={styles['title']}>输入车牌，查停车费</h2>
      )}
      {(!isFolded || isOpen) && <PlateQuery {...props} />}
    </>
  );
}

function PlateQuery({ isPlain, province }: QueryBlockProps) {
  const dispatch = useDispatch();
  const isQuerying = useSelector(selectIsPlateQueryPending);
  const toast = useToast();
  const [draft, saveDraft] = useHomePlateDraft();
  const { entry, isYellow } = draft;
  const plateNo = joinPlateCells(entry.cells);
  const owesNothing = useSelector(selectPlateWithoutBill) === plateNo && plateNo !== '';
  const change = (next: typeof draft) => {
    if (owesNothing && (next.isYellow !== isYellow || joinPlateCells(next.entry.cells) !== plateNo))
      dispatch(plateChanged());
    saveDraft(next);
  };
  const queryPlate = (queriedPlate: string, withYellow: boolean) => {
    dispatch(plateQueried({ plateNo: queriedPlate, isYellow: withYellow }));
  };
  const repeatQuery = ({ plateNo: historyPlateNo, plateColor }: PlateQueryHistoryEntry) => {
    change({ entry: parsePlateToInputState(historyPlateNo) ?? entry, isYellow: plateColor === PLATE_COLOR.yellow });
    queryPlate(historyPlateNo, plateColor === PLATE_COLOR.yellow);
  };
  const canSubmit = isQueryablePlate(entry.cells) && !isQuerying;
  const submit = () => {
    saveDraft({ ...draft, entry: { ...entry, active: null, board: null } });
    queryPlate(plateNo, isYellow);
  };
  return (
    <>
      <PlateInput
        entry={entry}
        hasTextField={isPlain}
        province={province}
        onChange={(next) => {
          change({ ...draft, entry: next });
        }}
        onPasteRejected={() => {
          toast('粘贴的内容不是车牌号');
        }}
        onEnter={canSubmit ? submit : undefined}
        onPlateEntered={({ cells }) => {
          if (isQueryablePlate(cells) && !isQuerying) queryPlate(joinPlateCells(cells), isYellow);
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
          <PrimaryButton isDisabled={!canSubmit} busyText={isQuerying ? '正在查询…' : undefined} onPress={submit}>
            查询
          </PrimaryButton>
        </div>
      </div>
      {owesNothing && (
        <LazyNoticeBanner
          action={
            <TextButton
              onPress={() => {
                change({ entry: { ...createEmptyPlateInputState(), active: 0 }, isYellow: false });
              }}
            >
              换个车牌
            </TextButton>
          }
        >
          未查到 {formatPlate(plateNo)} 的停车费，请核对车牌
        </LazyNoticeBanner>
      )}
      <HomePlateQueryHistory onAsk={repeatQuery} isDisabled={isQuerying} />
    </>
  );
}
