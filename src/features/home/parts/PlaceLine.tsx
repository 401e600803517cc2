import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import type { usePlace } from '@/flows/place/usePlace';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { pathTo } from '@/navigation/paths';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';

import styles from './NearbyBlock.module.css';

/** Asks for consent before the first location; afterwards says what went wrong with it, if anything did. */
export function PlaceLine({ place }: { place: ReturnType<typeof usePlace> }) {
  const dispatch = useDispatch();
  if (!place.mayAsk) {
    return (
      <Notice
        action={
          <TextButton onPress={() => void dispatch(privacyAgreed())} label="同意并定位">
            同意并定位
          </TextButton>
        }
      >
        同意<Link to={pathTo('privacyPolicyHistory')}>《隐私政策》</Link>后，按您的位置显示
      </Notice>
    );
  }
  if (place.failure !== '') {
    return (
      <Notice action={<TextButton onPress={place.askAgain}>重试</TextButton>}>
        {place.failure}，下面的距离不是从您现在的位置算起
      </Notice>
    );
  }
  return place.isAsking && !place.isLocated ? <p className={styles['place']}>正在定位…</p> : null;
}
