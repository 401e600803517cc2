import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Field } from '@/ui/form/Field';
import type { Load } from '@/ui/load/LoadedContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import styles from './NameForm.module.css';

const MOST = 60;

interface NameFormProps {
  readonly frame: ScreenHeaderProps;
  /** The present name. Until it is known there is no field: saving an empty one would take the name away. Null where something was typed before. */
  readonly load: Load | null;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** What is wrong with what is typed now; empty where nothing is. */
  readonly problem: string;
  /** Why the last attempt to save it failed; empty without one. */
  readonly failure: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** One name in one field, with the number of its characters. What is wrong is said while it is typed. */
export function NameForm(props: NameFormProps) {
  const { frame, load, label, value, onChange, maxLength, problem, failure, isBusy, onSubmit } = props;
  if (load !== null && load.state !== 'ready') return <DetailScreen frame={frame} load={load} cardHeights={[104]} />;
  return (
    <FormScreen
      frame={frame}
      onSubmit={onSubmit}
      error={failure === '' ? undefined : failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在保存…' : undefined}>
          保存
        </PrimaryButton>
      }
    >
      <Card>
        <Field
          label={label}
          value={value}
          onChange={onChange}
          error={problem}
          suffix={<span className={styles['count']}>{`${value.length}/${maxLength}`}</span>}
          // What is too long is said. Only what nobody means as a name is cut off.
          attributes={{ autoComplete: 'off', enterKeyHint: 'done', maxLength: MOST }}
        />
      </Card>
    </FormScreen>
  );
}
