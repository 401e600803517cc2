import { useDispatch, useSelector } from 'react-redux';

import { dialogAnswered, selectToastAndDialog, toastShown } from '@/flows/notices/noticesSlice';
import { hasScreen } from '@/navigation/edition';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';

import styles from './ErrorId.module.css';
import { SentRecordingReferenceNumber } from './SentRecordingReferenceNumber';

/** The number of characters that a driver reads out on the phone. The whole number is copied. */
const VISIBLE_LENGTH = 8;

/** The 错误编号 of the failed call, for customer service. It is shown in full where it cannot be copied. */
export function ErrorId({ ns }: { ns: string }) {
  const dispatch = useDispatch();
  const { page } = usePorts();
  const { dialog } = useSelector(selectToastAndDialog);
  const go = useScreenNavigator();
  /** Opening customer service closes the dialog without an answer. */
  const contactSupport = () => {
    if (dialog !== null) dispatch(dialogAnswered({ id: dialog.id, key: '' }));
    go.to('customerServiceIndex', { errorId: ns });
  };
  const copy = async () => {
    dispatch(toastShown((await page.copy(ns)) ? '已复制' : `复制失败，请截图：${ns}`));
  };
  return (
    <p className={styles['number']}>
      错误编号 {ns.slice(0, VISIBLE_LENGTH)}
      <span className={styles['acts']}>
        <TextButton label="复制错误编号" onPress={() => void copy()}>
          复制
        </TextButton>
        {hasScreen('customerServiceIndex') && <TextButton onPress={contactSupport}>找客服</TextButton>}
      </span>
      <SentRecordingReferenceNumber />
    </p>
  );
}
