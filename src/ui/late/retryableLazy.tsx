import { Component, type ComponentType, type ContextType, type ReactNode } from 'react';

import { LateContext } from './LateContext';

interface Otherwise<Props> {
  /** Drawn until the part has loaded. */
  meanwhile?: (props: Props) => ReactNode;
  /** What works without the part. Without it a failure reaches the boundary around the part. */
  without?: (props: Props, retry: () => void) => ReactNode;
  /** Its code is asked for as soon as the screen's is here, not when it is drawn. For what every driver sees. */
  isSoon?: boolean;
}

/**
 * A part of a screen whose code is loaded when it is first drawn. A part that fails does not take the screen away. It is loaded again when the
 * connection is back, when the page is seen again, when the driver retries, and when it is next drawn: React.lazy would remember the failure for the life of the page.
 *
 * @param name the name in error reports
 */
export function retryableLazy<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, without, isSoon = false }: Otherwise<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  // A failure is found when it is drawn.
  if (isSoon) load().catch(() => undefined);
  return class LatePart extends Component<Props, { broken?: { error: unknown } | null }> {
    static override contextType = LateContext;
    declare context: ContextType<typeof LateContext>;
    override state: { broken?: { error: unknown } | null } = {};

    static getDerivedStateFromError(error: unknown) {
      return { broken: { error } };
    }

    private stops: readonly ((() => void) | undefined)[] = [];

    override componentDidMount() {
      const { page } = this.context ?? {};
      const again = () => {
        if (this.state.broken) this.ask();
      };
      // Some browsers never say that the line is back.
      this.stops = [page?.onOnlineChange((isOnline) => isOnline && again()), page?.onSeenAgain(again)];
      this.ask();
    }

    override componentWillUnmount() {
      for (const stop of this.stops) stop?.();
    }

    override componentDidCatch(error: unknown) {
      this.context?.report(error, name);
    }

    /** @param isPressed whether the driver has asked for the part. Only then may the report reload the page, which brings the files of a new release. */
    private ask(isPressed = false) {
      if (Part) this.setState({ broken: null });
      else
        load().then(
          (loaded) => {
            Part = loaded;
            this.setState({ broken: null });
          },
          (error: unknown) => {
            if (without) this.context?.report(isPressed ? error : new Error(String(error)), name);
            this.setState({ broken: { error } });
          },
        );
    }

    override render() {
      const { broken } = this.state;
      if (broken) {
        if (!without) throw broken.error;
        return without(this.props, () => {
          this.ask(true);
        });
      }
      return Part ? <Part {...this.props} /> : meanwhile?.(this.props);
    }
  };
}
