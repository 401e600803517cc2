import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/** A scheme, such as `tel:`. */
const EXTERNAL = /^[a-z][a-z\d+.-]*:/i;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** The screen takes the place of this one in the history. */
  readonly replace?: boolean;
  /** What the next entry of the history keeps. */
  readonly state?: unknown;
}

/** A link to a screen, or to what the phone opens itself (`tel:`). The router's own one brings what servers and data routers need, 3 KB of the first load. */
export function Link({ to, replace = false, state, target, onClick, children, ...rest }: LinkProps) {
  const isExternal = typeof to === 'string' && EXTERNAL.test(to);
  const inside = useHref(isExternal ? '' : to);
  const follow = useLinkClickHandler(to, {
    replace,
    state,
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={isExternal ? to : inside}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isExternal) follow(event);
      }}
    >
      {children}
    </a>
  );
}
