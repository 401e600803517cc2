import { Component, type ReactNode } from 'react';

import { homeScreen } from '@/navigation/edition';
import { Link } from '@/navigation/Link';
import { pathTo, type ScreenName } from '@/navigation/paths';
import { PortsContext } from '@/platform/ports/PortsContext';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';

import { isMissingChunkError } from '../reloadOnce';
import styles from './ScreenErrorBoundary.module.css';

interface ScreenBoundaryProps {
  name: ScreenName;
  /** The state of the driver's money. */
  moneyText: string | undefined;
  onRetry: (error: unknown) => void;
  children: ReactNode;
}

/** Shows a screen's error in place of the screen. The tab bar and the other screens keep working. */
export class ScreenErrorBoundary extends Component<ScreenBoundaryProps, { broken: { error: unknown } | null }> {
  static override contextType = PortsContext;
  declare context: React.ContextType<typeof PortsContext>;
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  private stopListening: (() => void) | undefined;

  /** A screen whose code failed to load offline is loaded again when the connection is back. */
  override componentDidMount() {
    this.stopListening = this.context?.page.onOnlineChange((isOnline) => {
      const { broken } = this.state;
      if (isOnline && broken !== null && isMissingChunkError(broken.error)) this.retry(broken);
    });
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  override componentDidCatch(error: unknown) {
    this.context?.report(error, `screen ${this.props.name}`);
  }

  private readonly retry = ({ error }: { error: unknown }) => {
    this.props.onRetry(error);
    this.setState({ broken: null });
  };

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <ScreenFrame name={this.props.name} title="加载失败">
        <LoadFailureNotice
          message="页面加载失败"
          moneyText={this.props.moneyText}
          advice={isMissingChunkError(broken.error) ? '请检查网络后重试' : '请重试；仍不行请返回首页'}
          onRetry={() => {
            this.retry(broken);
          }}
        />
        {this.props.name !== homeScreen && (
          <Link className={styles['home']} to={pathTo(homeScreen)}>
            返回首页
          </Link>
        )}
      </ScreenFrame>
    );
  }
}
