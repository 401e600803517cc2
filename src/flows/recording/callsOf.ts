import { isPlainObject } from '@/lib/isPlainObject';
import type { NotedCall } from '@/services/transport/ports/ports';

import type { Recorder } from './recorder';

export const isNotedCall = (noted: unknown): noted is NotedCall =>
  isPlainObject(noted) && 'ns' in noted && 'path' in noted;

/** The latest calls of the transport, oldest first. */
export const callsOf = ({ noted }: Recorder): readonly NotedCall[] =>
  noted.map(([, what]) => what).filter((what) => isNotedCall(what));
