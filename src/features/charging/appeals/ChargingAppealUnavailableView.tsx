import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

interface AppealUnavailableProps {
  readonly frame: ScreenHeaderProps;
  readonly load: ContentLoadState;
  readonly text: string;
  /** The path of the open appeal; undefined if there is none. */
  readonly openAppealPath: string | undefined;
  /** The bill that cannot be appealed. */
  readonly billLink: { readonly title: string; readonly to: string };
}

/** Explains why no appeal is possible now, and links to the open appeal or the bill. */
export function ChargingAppealUnavailableView({ frame, load, text, openAppealPath, billLink }: AppealUnavailableProps) {
  const action =
    openAppealPath === undefined ? (
      <LinkButton to={billLink.to}>{billLink.title}</LinkButton>
    ) : (
      <LinkButton replace to={openAppealPath}>
        看申诉进度
      </LinkButton>
    );
  return (
    <DetailScreen frame={frame} load={{ ...load, state: 'empty' }} empty={{ illustration: 'bill', text, action }} />
  );
}
