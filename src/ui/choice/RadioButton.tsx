import Radio from 'antd-mobile/es/components/radio';
import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { usePatchedAntdElement } from '@/ui/usePatchedAntdElement';

import styles from './RadioButton.module.css';

interface RadioButtonProps {
  /** The same for all options of a choice: arrow keys move among them, and Tab stops at one of them. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** Only its content is rendered, because its colour shows that it is selected. */
  readonly hasNoIcon?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const renderNoIcon = () => null;

/** One option: antd-mobile's radio button, whose input is replaced with one that has a name. */
export function RadioButton(props: RadioButtonProps) {
  const { name, isChosen, isDisabled = false, hasNoIcon = false, className, onChoose, children } = props;
  return usePatchedAntdElement(
    Radio,
    {
      checked: isChosen,
      disabled: isDisabled,
      className: joinClasses(styles[hasNoIcon ? 'bare' : 'row'], className),
      children,
      ...(hasNoIcon ? { icon: renderNoIcon } : {}),
    },
    () => <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />,
  );
}
