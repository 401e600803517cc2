import { Component, type ReactNode } from 'react';

interface Props {
  readonly step: number;
  readonly children: ReactNode;
}

interface State {
  readonly brokenAt: number | null;
}

/** Shows an error for a step that this build cannot render. The next step is tried again. */
export class ReplayStepErrorBoundary extends Component<Props, State> {
  override state: State = { brokenAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { brokenAt: -1 };
  }

  static getDerivedStateFromProps({ step }: Props, { brokenAt }: State): Partial<State> | null {
    if (brokenAt === null || brokenAt === step) return null;
    return { brokenAt: brokenAt === -1 ? step : null };
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : <p role="alert">这一步的画面画不出来</p>;
  }
}
