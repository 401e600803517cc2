import { Component, type ComponentType, type ContextType, type ReactNode, startTransition } from 'react';

import { LazyPartPortsContext } from './LazyPartPortsContext';

interface LazyPartOptions<Props> {
  /** Rendered until the part has loaded. */
  fallback?: (props: Props) => ReactNode;
  /** Rendered if the part could not be loaded. Without it the error reaches the boundary around the part. */
  errorFallback?: (props: Props, retry: () => void) => ReactNode;
  /** Loads the code together with the screen's, not at the first render. For parts that every driver sees. */
  preload?: boolean;
}

/**
 * Creates a part of a screen whose code is loaded at its first render. A part that fails does not remove the screen. It
 * is loaded again when the connection is back, when the page becomes visible, when the driver retries, and at its next
 * mount: React.lazy would keep the failure for the lifetime of the page.
 *
 * @param name the name in error reports
 * @param load receives the props of the first render; none if it preloads
 */
export function retryableLazy<Props extends object>(
  name: string,
  load: (props: Props) => Promise<ComponentType<Props>>,
  { fallback, errorFallback, preload = false }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  // A failure is handled at the first render.
  if (preload) load({} as Props).catch(() => undefined);
  return class LatePart extends Component<Props, { broken?: { error: unknown } | null }> {
    static override contextType = LazyPartPortsContext;
    declare context: ContextType<typeof LazyPartPortsContext>;
    override state: { broken?: { error: unknown } | null } = {};

    static getDerivedStateFromError(error: unknown) {
      return { broken: { error } };
    }

    private stops: readonly ((() => void) | undefined)[] = [];

    override componentDidMount() {
      const { page } = this.context ?? {};
      const retryIfBroken = () => {
        if (this.state.broken) this.ask();
      };
      // Some browsers never report that the connection is back.
      this.stops = [
        page?.onOnlineChange((isOnline) => isOnline && retryIfBroken()),
        page?.onPageVisible(retryIfBroken),
      ];
      this.ask();
    }

    override componentWillUnmount() {
      for (const stop of this.stops) stop?.();
    }

    override componentDidCatch(error: unknown) {
      this.context?.report(error, name);
    }

    /**
     * @param isPressed whether the driver has pressed retry. Only then may the report reload the page, which loads the
     * files of a new release.
     */
    private ask(isPressed = false) {
      if (Part) this.setState({ broken: null });
      else
        load(this.props).then(
          (loaded) => {
            Part = loaded;
            // In slices, so that a press is answered while a large part is rendered.
            startTransition(() => {
              this.setState({ broken: null });
            });
          },
          (error: unknown) => {
            if (errorFallback) this.context?.report(isPressed ? error : new Error(String(error)), name);
            this.setState({ broken: { error } });
          },
        );
    }

    override render() {
      const { broken } = this.state;
      if (broken) {
        if (!errorFallback) throw broken.error;
        return errorFallback(this.props, () => {
          this.ask(true);
        });
      }
      return Part ? <Part {...this.props} /> : fallback?.(this.props);
    }
  };
}
