import { Component, type ReactNode } from 'react';

import { PortsContext } from '@/services/transport/ports/PortsContext';

interface Props {
  /** For the report. */
  name: string;
  onBroken?: () => void;
  children: ReactNode;
}

/** What is drawn over every screen and breaks is not drawn; the screen under it lives on. */
export class PartBoundary extends Component<Props, { isBroken: boolean }> {
  static override contextType = PortsContext;
  declare context: React.ContextType<typeof PortsContext>;
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.report(error, this.props.name);
    this.props.onBroken?.();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
