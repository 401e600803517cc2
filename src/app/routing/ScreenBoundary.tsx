import { Component, type ReactNode } from 'react';

import type { PathName } from '@/navigation/paths';
import { PortsContext } from '@/services/transport/PortsContext';
import { Failure } from '@/ui/Failure';
import { ScreenFrame } from '@/ui/ScreenFrame';

interface Props {
  name: PathName;
  onRetry: () => void;
  children: ReactNode;
}

/** A screen that breaks says so in its own place; the tab bar and the other screens live on. */
export class ScreenBoundary extends Component<Props, { isBroken: boolean }> {
  static override contextType = PortsContext;
  declare context: React.ContextType<typeof PortsContext>;
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.report(error, `screen ${this.props.name}`);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ isBroken: false });
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ScreenFrame name={this.props.name} title="页面没有打开">
        <Failure
          what="这个页面没有打开"
          money="本次没有发起扣款"
          advice="请重试；仍不行请返回首页"
          onRetry={this.retry}
        />
      </ScreenFrame>
    );
  }
}
