import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { LinkButton } from '@/ui/button/LinkButton';
import type { Load } from '@/ui/load/LoadedContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

interface NoAppealProps {
  readonly frame: ScreenHeaderProps;
  readonly load: Load;
  readonly text: string;
  /** Where the appeal that runs is shown; undefined where none runs. */
  readonly running: string | undefined;
  /** What cannot be appealed against. */
  readonly bill: { readonly title: string; readonly to: string };
}

/** Why nothing can be appealed against here now, and where to look instead. */
export function NoAppeal({ frame, load, text, running, bill }: NoAppealProps) {
  const action =
    running === undefined ? (
      <LinkButton to={bill.to}>{bill.title}</LinkButton>
    ) : (
      <LinkButton replace to={running}>
        看申诉进度
      </LinkButton>
    );
  return <DetailScreen frame={frame} load={{ ...load, state: 'empty' }} empty={{ drawing: 'bill', text, action }} />;
}
