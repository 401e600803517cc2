import { useContext } from 'react';

import { hasScreen, start } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { joinClasses } from '@/ui/joinClasses';

import { EmptyIllustration } from './EmptyIllustration';
import type { DrawingName } from './EmptyIllustrationShape';
import { ErrorNumberNote } from './ErrorNumberNote';
import styles from './Failure.module.css';

/** The part of the number that a driver can read out on the phone. */
const SPOKEN_LENGTH = 8;

/** What failed: the network (`offline`, `timeout`), the server (`http`, `malformed`), or the request itself (`refused`). */
export type FailureCause = 'offline' | 'timeout' | 'http' | 'malformed' | 'refused';

/** A failure of the server must not make drivers check their own connection. */
const DRAWINGS: Readonly<Record<FailureCause, DrawingName>> = {
  offline: 'network',
  timeout: 'network',
  http: 'server',
  malformed: 'server',
  refused: 'trouble',
};

/** The props of a failure message. */
export interface FailureProps {
  /** What happened: `账单加载失败`. */
  readonly what: string;
  /** Selects the drawing; without it, a neutral one. */
  readonly cause?: FailureCause | undefined;
  /** Whether money is at risk: `未扣款`. */
  readonly money?: string | undefined;
  /** What the driver can do. */
  readonly advice?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** The 错误编号 that customer service needs. */
  readonly errorId?: string | undefined;
  /** The operator does not have this at all: instead of 重试 there are other ways. */
  readonly isUnsupported?: boolean;
  /** Whether the whole screen or one block of it failed. */
  readonly size?: 'page' | 'block';
}

/** What happened, whether money is at risk, what to do, the button 重试, and the 错误编号. */
export function Failure({
  what,
  cause,
  money,
  advice,
  onRetry,
  isRetrying = false,
  errorId,
  isUnsupported = false,
  size = 'page',
}: FailureProps) {
  const isBlock = size === 'block';
  const note = useContext(ErrorNumberNote);
  return (
    <div className={joinClasses(styles['failure'], isBlock && styles['block'])} role={isBlock ? undefined : 'alert'}>
      {!isBlock && (
        <div className={styles['drawing']}>
          <EmptyIllustration name={cause === undefined ? 'trouble' : DRAWINGS[cause]} />
        </div>
      )}
      <p className={styles['what']}>{what}</p>
      {money !== undefined && <p className={styles['money']}>{money}</p>}
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
      {isUnsupported && <OtherWays isBlock={isBlock} />}
      {errorId !== undefined && (
        <div className={styles['number']}>
          <span>错误编号 {errorId.slice(0, SPOKEN_LENGTH)}</span>
          {note}
          {hasScreen('customerServiceIndex') && (
            <LinkButton to={pathTo('customerServiceIndex', { errorId })}>问题反馈</LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** The next best ways when there is nothing to retry. */
const OtherWays = ({ isBlock }: { readonly isBlock: boolean }) => (
  <div className={styles['retry']}>
    {hasScreen('customerServiceIndex') && <LinkButton to={pathTo('customerServiceIndex')}>联系客服</LinkButton>}
    {!isBlock && <LinkButton to={pathTo(start)}>返回首页</LinkButton>}
  </div>
);
