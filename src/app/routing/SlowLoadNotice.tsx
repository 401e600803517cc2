import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectActivePaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';

import styles from './SlowLoadNotice.module.css';

/**
 * Times for a screen's code that is slow to load: a line at 3 s, a reload button at 10 s. At 120 s the load itself
 * fails (Rule 2.9).
 */
const MESSAGE_DELAY_MS = 3_000;
const RETRY_BUTTON_DELAY_MS = 10_000;

/** Shows that a screen's code is slow to load, and offers a reload. */
export function SlowLoadNotice() {
  const { page } = usePorts();
  const isPaying = useSelector(selectActivePaymentAttempts).length > 0;
  const [stage, setStage] = useState<'bar' | 'line' | 'retry'>('bar');
  useEffect(() => {
    const line = setTimeout(() => {
      setStage('line');
    }, MESSAGE_DELAY_MS);
    const retry = setTimeout(() => {
      setStage('retry');
    }, RETRY_BUTTON_DELAY_MS);
    return () => {
      clearTimeout(line);
      clearTimeout(retry);
    };
  }, []);
  return (
    <div className={styles['pending']} role="status" data-pending={stage}>
      {stage === 'line' && <p>正在打开页面…</p>}
      {stage === 'retry' && (
        <p>
          网络较慢，页面仍在加载
          {isPaying ? (
            '，正在确认支付结果，请不要离开'
          ) : (
            <TextButton
              onPress={() => {
                page.reload();
              }}
            >
              重新加载
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
}
