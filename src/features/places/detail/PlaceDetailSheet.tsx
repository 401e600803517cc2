import type { ReactNode } from 'react';

import { formatDistance } from '@/domain/distance';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { toTelLink } from '@/lib/toTelLink';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { FactRows, type LabeledFact } from '@/ui/card/FactRows';
import { type ContentLoadState, LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { Sheet } from '@/ui/overlay/Sheet';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import styles from './PlaceDetailSheet.module.css';

interface DetailSheetProps {
  readonly load: ContentLoadState;
  readonly around: NearbyCenter;
  /** The place; null until it is loaded. */
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly distance: number;
    readonly longitude: number;
    readonly latitude: number;
    /** The 收藏 or 取消收藏 button; null while the state is unknown. */
    readonly collect: ReactNode;
    readonly facts: readonly LabeledFact[];
    /** The estimated price of a planned stay. */
    readonly price?: ReactNode;
    /** ListRows that link to other screens. */
    readonly links: ReactNode;
  } | null;
  /** The title while the place is unknown. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Turns a phone number into a link to the dialler. */
function withPhoneLink(fact: LabeledFact): LabeledFact {
  const to = fact.label === '电话' && typeof fact.value === 'string' ? toTelLink(fact.value) : null;
  return to === null
    ? fact
    : {
        ...fact,
        value: (
          <span className={styles['call']}>
            <LinkButton to={to}>{fact.value}</LinkButton>
          </span>
        ),
      };
}

/** The details of one place, and the button that opens navigation. */
export function PlaceDetailSheet({ load, around, place, title, onClose }: DetailSheetProps) {
  const { startNavigation } = useWayfinding();
  return (
    <Sheet
      title={place?.name ?? title}
      onClose={onClose}
      footer={
        place !== null && (
          <BottomActionBar>
            <PrimaryButton
              label={`导航到${place.name}`}
              onPress={() => {
                const { longitude: lng, latitude: lat, name, address } = place;
                startNavigation({ lng, lat, name, address }, around.driverLocation);
              }}
            >
              导航
            </PrimaryButton>
          </BottomActionBar>
        )
      }
    >
      <LoadStateContent {...toContentProps(load, undefined)} skeleton={<Skeleton height={240} shape="card" />}>
        {place !== null && (
          <>
            <div className={styles['head']}>
              <p className={styles['distance']}>
                {Number.isFinite(place.distance) &&
                  `${around.driverLocation === null ? '直线距离' : '距您'} ${formatDistance(place.distance)}`}
              </p>
              {place.collect}
            </div>
            {place.price}
            <FactRows facts={place.facts.map(withPhoneLink)} />
            <div className={styles['links']}>{place.links}</div>
          </>
        )}
      </LoadStateContent>
    </Sheet>
  );
}
