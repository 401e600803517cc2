import Radio from 'antd-mobile/es/components/radio';
import type { ReactNode } from 'react';

import { joinClasses } from '@/ui/joinClasses';
import { useCompleted } from '@/ui/useCompleted';

import styles from './RadioButton.module.css';

interface RadioButtonProps {
  /** The same for all of a choice: arrow keys move among them, and Tab stops at one of them. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** Only its content is drawn, because its colour says that it is chosen. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const nothing = () => null;

/** One of a choice: antd-mobile's radio button with a real one that has a name. */
export function RadioButton(props: RadioButtonProps) {
  const { name, isChosen, isDisabled = false, isBare = false, className, onChoose, children } = props;
  return useCompleted(
    Radio,
    {
      checked: isChosen,
      disabled: isDisabled,
      className: joinClasses(styles[isBare ? 'bare' : 'row'], className),
      children,
      ...(isBare ? { icon: nothing } : {}),
    },
    () => <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />,
  );
}
