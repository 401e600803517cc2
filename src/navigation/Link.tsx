import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/** A scheme, such as `tel:`. */
const EXTERNAL = /^[a-z][a-z\d+.-]*:/i;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** The state of the new history entry. */
  readonly state?: unknown;
}

/**
 * A link to a screen, or to an address that the phone opens itself (`tel:`). The router's own Link also contains code
 * for servers and data routers, which would add to the first load.
 */
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
