import {
  cloneElement,
  type ForwardRefExoticComponent,
  type FunctionComponent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';

/** The box that a control of antd-mobile draws, with the driver's element first. */
type Box = ReactElement<{ readonly children: readonly [ReactElement, ...ReactNode[]] }>;

type Control<Props, Handle> = FunctionComponent<Props> | ForwardRefExoticComponent<Props & RefAttributes<Handle>>;

/**
 * What a component of antd-mobile draws, before React sees it. Its own element can so become another one with the same classes and contents: a link, a
 * button, a section.
 */
export function useDrawn<Props, Handle>(
  control: Control<Props, Handle>,
  props: Props,
  ref: Ref<Handle> = null,
): ReactElement<HTMLAttributes<HTMLElement>> {
  const draw = (typeof control === 'function' ? control : (control as unknown as { render: unknown }).render) as (
    props: Props,
    ref: Ref<Handle>,
  ) => ReactElement<HTMLAttributes<HTMLElement>>;
  return draw(props, ref);
}

/**
 * What a control of antd-mobile draws, with the element inside it completed. Its fields give `aria-*` to the box around them, and its radio buttons have
 * no `name`. So its result is completed before React sees it. Nothing is changed on the page afterwards, and the tree is that of the library.
 *
 * @param complete gets the first element of the box and returns what stands in its place
 */
export function useCompleted<Props, Handle>(
  control: Control<Props, Handle>,
  props: Props,
  complete: (inner: ReactElement) => ReactElement,
  ref: Ref<Handle> = null,
): ReactElement {
  const box = useDrawn(control, props, ref) as ReactElement as Box;
  const [inner, ...others] = box.props.children;
  return cloneElement(box, undefined, complete(inner), ...others);
}
