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

/** The box that a control of antd-mobile renders, whose first child is the real input element. */
type ControlBox = ReactElement<{ readonly children: readonly [ReactElement, ...ReactNode[]] }>;

type Control<Props, Handle> = FunctionComponent<Props> | ForwardRefExoticComponent<Props & RefAttributes<Handle>>;

/**
 * The element that a component of antd-mobile renders, before React sees it. It can be replaced by another element with
 * the same classes and contents: a link, a button, a section.
 */
export function useRenderedAntdElement<Props, Handle>(
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
 * The element that a control of antd-mobile renders, with the input inside it replaced. Its fields set `aria-*` on the
 * box around the input, and its radio buttons have no `name`, so the input is patched before React sees it. Nothing is
 * changed in the DOM afterwards, and the tree is that of the library.
 *
 * @param patch gets the first child of the box and returns its replacement
 */
export function usePatchedAntdElement<Props, Handle>(
  control: Control<Props, Handle>,
  props: Props,
  patch: (inner: ReactElement) => ReactElement,
  ref: Ref<Handle> = null,
): ReactElement {
  const box = useRenderedAntdElement(control, props, ref) as ReactElement as ControlBox;
  const [inner, ...otherChildren] = box.props.children;
  return cloneElement(box, undefined, patch(inner), ...otherChildren);
}
