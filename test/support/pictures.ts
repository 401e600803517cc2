import { fakeHost } from './fakePorts';

/** The smallest file that passes for a JPEG. */
const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';

/** A host that returns one picture each time the driver picks. */
export const picturingHost = (over: Parameters<typeof fakeHost>[0] = {}) =>
  fakeHost({
    ...over,
    pickImages: () =>
      Promise.resolve({ ok: true, value: [{ base64: JPEG, mime: 'image/jpeg', suffix: 'jpg', bytes: 22 }] }),
  });
