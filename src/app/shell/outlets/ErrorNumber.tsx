import { useDispatch } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';

import styles from './ErrorNumber.module.css';

/** As much as a driver reads out on the phone; all of it is copied. */
const SHOWN = 8;

/** 错误编号 of the failed call, for customer service. Where it cannot be copied it is shown whole. */
export function ErrorNumber({ ns }: { ns: string }) {
  const dispatch = useDispatch();
  const { page } = usePorts();
  const copy = async () => {
    dispatch(toastShown((await page.copy(ns)) ? '已复制' : `没有复制成功，请截图：${ns}`));
  };
  return (
    <p className={styles['number']}>
      错误编号 {ns.slice(0, SHOWN)}
      <TextButton tone="quiet" label="复制错误编号" onPress={() => void copy()}>
        复制
      </TextButton>
    </p>
  );
}
