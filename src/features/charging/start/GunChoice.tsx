import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Field } from '@/ui/form/Field';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { typedGun } from '../model/gunCode';
import { CodeKeyboard } from '../parts/CodeKeyboard';
import { useCodeKeys } from '../parts/useCodeKeys';
import { useScanGun } from '../parts/useScanGun';
import { WrongCodeNotice } from '../parts/WrongCodeNotice';

interface GunChoiceProps {
  readonly frame: ScreenHeaderProps<'chargingPage'>;
  /** The station of the address. */
  readonly stationId: string | undefined;
  /** Why the gun of the address is none; empty without one. */
  readonly problem: string;
}

interface Typed {
  readonly text: string;
  readonly isTried: boolean;
}
/** As long as an id can be. */
const MAX_TYPED = 64;
const EMPTY: Typed = { text: '', isTried: false };
const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && typeof (value as Typed).text === 'string';

/** Which gun: by its code, by the number printed below it, or from the list of a station. */
export function GunChoice({ frame, stationId, problem }: GunChoiceProps) {
  const go = useGo();
  const { scan, wrong } = useScanGun();
  const [{ text, isTried }, type] = useDraft<Typed>('chargingPage.typed', EMPTY, isTyped);
  const keys = useCodeKeys('chargingPage');
  const typed = typedGun(text);
  const missing = typed === null ? '请输入枪号，如枪身二维码下方的编号' : undefined;
  const guns =
    stationId === undefined ? (
      <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>
    ) : (
      <LinkButton to={pathTo('chargeStationDetail', { stationId })}>看这个站的枪</LinkButton>
    );
  return (
    <FormScreen
      frame={frame}
      onSubmit={() => {
        type({ text, isTried: true });
        if (typed !== null) go.to('chargingPage', typed);
      }}
      button={<PrimaryButton type="submit">下一步</PrimaryButton>}
      error={problem === '' ? undefined : problem}
      foot={
        <>
          {guns}
          <CodeKeyboard
            layout="full"
            code={text}
            maxLength={MAX_TYPED}
            keys={keys}
            onType={(next) => type({ text: next, isTried: false })}
          />
        </>
      }
    >
      <WrongCodeNotice wrong={wrong} />
      <Card title="找到充电枪" right={<TextButton onPress={scan}>扫码</TextButton>}>
        <Field
          label="枪号"
          value={text}
          onChange={(next) => type({ text: next, isTried: false })}
          error={isTried ? missing : undefined}
          attributes={{ ...keys.attributes, maxLength: MAX_TYPED, placeholder: '二维码下方的编号' }}
        />
      </Card>
    </FormScreen>
  );
}
