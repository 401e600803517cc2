import { Component, type ReactNode } from 'react';

import { PortsContext } from '@/platform/ports/PortsContext';

interface PartBoundaryProps {
  /** The name used in the error report. */
  name: string;
  onBroken?: () => void;
  children: ReactNode;
}

/** Removes a failed part above the screens. The screen below keeps working. */
export class OverlayErrorBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
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
