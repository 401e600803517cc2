import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { TextField } from '@/ui/form/TextField';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import styles from './NameForm.module.css';

const MAX_INPUT_LENGTH = 60;

interface NameFormProps {
  readonly frame: ScreenHeaderProps;
  /**
   * The query of the current name; null if something was typed already. The field is hidden until the name is loaded,
   * because saving an empty field would delete the name.
   */
  readonly load: ContentLoadState | null;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** The validation error of the typed value; empty if it is valid. */
  readonly problem: string;
  /** Why the last save failed; empty if none did. */
  readonly failure: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** A form with one name field and a character count. It is validated while the driver types. */
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
        <TextField
          label={label}
          value={value}
          onChange={onChange}
          error={problem}
          suffix={<span className={styles['count']}>{`${value.length}/${maxLength}`}</span>}
          // `maxLength` of the form is enforced by validation. The input only cuts off absurdly long text.
          attributes={{ autoComplete: 'off', enterKeyHint: 'done', maxLength: MAX_INPUT_LENGTH }}
        />
      </Card>
    </FormScreen>
  );
}
