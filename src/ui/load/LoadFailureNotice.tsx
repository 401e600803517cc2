import { useContext } from 'react';

import { hasScreen, homeScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { joinClasses } from '@/ui/joinClasses';

import { EmptyIllustration } from './EmptyIllustration';
import type { IllustrationName } from './EmptyIllustrationShape';
import { ErrorNumberNoteContext } from './ErrorNumberNoteContext';
import styles from './LoadFailureNotice.module.css';

/** The part of the number that a driver can read out on the phone. */
const VISIBLE_LENGTH = 8;

/**
 * The cause of a failure: the network (`offline`, `timeout`), the server (`http`, `malformed`), or the request itself
 * (`refused`).
 */
export type LoadFailureCause = 'offline' | 'timeout' | 'http' | 'malformed' | 'refused';

/** A failure of the server must not look like one of the driver's connection. */
const ILLUSTRATIONS: Readonly<Record<LoadFailureCause, IllustrationName>> = {
  offline: 'network',
  timeout: 'network',
  http: 'server',
  malformed: 'server',
  refused: 'trouble',
};

/** The props of a failure message. */
export interface FailureNoticeProps {
  /** What happened: `账单加载失败`. */
  readonly message: string;
  /** Selects the illustration; without it, a neutral one. */
  readonly cause?: LoadFailureCause | undefined;
  /** Whether money is at risk: `未扣款`. */
  readonly moneyText?: string | undefined;
  /** What the driver can do. */
  readonly advice?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** The 错误编号 that customer service needs. */
  readonly errorId?: string | undefined;
  /** The operator does not offer this: instead of 重试 there are alternative links. */
  readonly isUnsupported?: boolean;
  /** Whether the whole screen or one block of it failed. */
  readonly size?: 'page' | 'block';
}

/** What happened, whether money is at risk, what to do, the button 重试, and the 错误编号. */
export function LoadFailureNotice({
  message,
  cause,
  moneyText,
  advice,
  onRetry,
  isRetrying = false,
  errorId,
  isUnsupported = false,
  size = 'page',
}: FailureNoticeProps) {
  const isBlock = size === 'block';
  const note = useContext(ErrorNumberNoteContext);
  return (
    <div className={joinClasses(styles['failure'], isBlock && styles['block'])} role={isBlock ? undefined : 'alert'}>
      {!isBlock && (
        <div className={styles['drawing']}>
          <EmptyIllustration name={cause === undefined ? 'trouble' : ILLUSTRATIONS[cause]} />
        </div>
      )}
      <p className={styles['what']}>{message}</p>
      {moneyText !== undefined && <p className={styles['money']}>{moneyText}</p>}
      {advice !== undefined && <p className={styles['advice']}>{advice}</p>}
      {onRetry && (
        <div className={styles['retry']}>
          {isBlock ? (
            <TextButton onPress={onRetry} isDisabled={isRetrying}>
              {isRetrying ? '正在重试…' : '重试'}
            </TextButton>
          ) : (
            <PrimaryButton onPress={onRetry} busyText={isRetrying ? '正在重试…' : undefined}>
              重试
            </PrimaryButton>
          )}
        </div>
      )}
      {isUnsupported && <AlternativeLinks isBlock={isBlock} />}
      {errorId !== undefined && (
        <div className={styles['number']}>
          <span>错误编号 {errorId.slice(0, VISIBLE_LENGTH)}</span>
          {note}
          {hasScreen('customerServiceIndex') && (
            <LinkButton to={pathTo('customerServiceIndex', { errorId })}>问题反馈</LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Alternatives when there is nothing to retry. */
const AlternativeLinks = ({ isBlock }: { readonly isBlock: boolean }) => (
  <div className={styles['retry']}>
    {hasScreen('customerServiceIndex') && <LinkButton to={pathTo('customerServiceIndex')}>联系客服</LinkButton>}
    {!isBlock && <LinkButton to={pathTo(homeScreen)}>返回首页</LinkButton>}
  </div>
);
