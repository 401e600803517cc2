import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useQueriedPlates } from '@/flows/plateQuery/useQueriedPlates';
import { type PlateQueryHistoryEntry, useDeletePlateHistoryMutation } from '@/services/charge/plateLookup';
import { TextButton } from '@/ui/button/TextButton';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';

import styles from './HomePlateQueryBlock.module.css';

/** Plates from earlier queries. Pressing a plate queries it again. */
export function HomePlateQueryHistory({
  onAsk: onQuery,
  isDisabled,
}: {
  onAsk: (item: PlateQueryHistoryEntry) => void;
  isDisabled: boolean;
}) {
  const { isNobody, history } = useQueriedPlates();
  const { state } = toLoadableBlockState(history, '', ({ results }) => results.length === 0);
  if (isNobody) return <p className={styles['history']}>登录后，查过的车牌会留在这里</p>;
  if (state === 'failed') {
    return (
      <div className={styles['history']}>
        <span>查过的车牌加载失败</span>
        <TextButton onPress={() => void history.refetch()} isDisabled={history.isFetching}>
          重试
        </TextButton>
      </div>
    );
  }
  if (state === 'loading') return <div className={styles['history']} />;
  if (state === 'empty') return <p className={styles['history']}>查过的车牌会留在这里</p>;
  return (
    <ul className={styles['history']} aria-label="查过的车牌">
      {(history.currentData?.results ?? []).map((item) => (
        <HistoryChip key={item.id} item={item} onAsk={onQuery} isDisabled={isDisabled} />
      ))}
    </ul>
  );
}

function HistoryChip({
  item,
  onAsk: onQuery,
  isDisabled,
}: {
  item: PlateQueryHistoryEntry;
  onAsk: (item: PlateQueryHistoryEntry) => void;
  isDisabled: boolean;
}) {
  const confirm = useConfirmDialog();
  const [deleteItem] = useDeletePlateHistoryMutation();
  const plate = formatPlate(item.plateNo);
  const remove = async () => {
    const isConfirmed = await confirm({
      title: `删除 ${plate} 的查询记录？`,
      text: '只删除查询记录，不影响停车费。',
      confirmLabel: '删除',
      isDestructive: true,
    });
    if (isConfirmed) await deleteItem({ recordId: item.id });
  };
  return (
    <li className={styles['chip']}>
      <UnstyledButton
        className={styles['plate']}
        disabled={isDisabled}
        onClick={() => {
          onQuery(item);
        }}
      >
        {plate}
        {item.plateColor === PLATE_COLOR.yellow && <span className={styles['yellow']}> 黄牌</span>}
      </UnstyledButton>
      <UnstyledButton className={styles['remove']} aria-label={`删除 ${plate}`} onClick={() => void remove()}>
        <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </UnstyledButton>
    </li>
  );
}
