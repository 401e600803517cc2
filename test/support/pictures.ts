import { type FakeHost, fakeHost } from './fakePorts';

/** The smallest file that passes for a JPEG. */
const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';

const picks: FakeHost['pickImages'] = () =>
  Promise.resolve({ ok: true, value: [{ base64: JPEG, mime: 'image/jpeg', suffix: 'jpg', bytes: 22 }] });

/** A host that returns one picture each time the driver picks. */
export const picturingHost = (over: Parameters<typeof fakeHost>[0] = {}) => fakeHost({ ...over, pickImages: picks });

/** The same of a host that exists, such as one with a cashier. */
export const picturing = (host: FakeHost): FakeHost => ({ ...host, pickImages: picks });
