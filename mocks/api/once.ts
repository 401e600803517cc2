import * as v from 'valibot';

import { requestLookupResultSchema } from '@/services/base/idempotentRequests/requestLookupEndpointOptions';

import { Refusal, REFUSALS } from '../world/core/Refusal';
import type { World } from '../world/World';
import { type Call, type Endpoint, type EndpointOf, needsSession, open } from './endpoint';
import { askerOf, requestId } from './requests';

const serviceOf = (path: string) => path.slice(0, path.indexOf('/'));

/** The same decision of the driver always sends the same fields in the same order. */
const textOf = ({ method, path }: Endpoint, { params, body }: Call) => JSON.stringify([method, path, params, body]);

/**
 * Makes an endpoint act once per requestId. The same request again receives the first response; the same requestId with another body, or of
 * another driver, is refused. `idOf`: the id of what it has made or changed, for the lookup.
 */
export function once<T>(endpoint: EndpointOf<T>, idOf: (answer: T) => string): Endpoint {
  const fields = (endpoint.takes as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries ?? {};
  return {
    ...endpoint,
    takes: v.object({ ...fields, requestId }),
    handle: (call) => {
      const { world, asked } = call as Call & { asked: { requestId: string } };
      const driverId = askerOf(call)?.driverId ?? '';
      const known = world.tables.requests.find((row) => row.requestId === asked.requestId);
      const text = textOf(endpoint, call);
      if (known !== undefined) {
        if (known.driverId !== driverId || known.asked !== text)
          throw new Refusal(REFUSALS.requestReused, '请求编号已用于另一笔订单');
        return JSON.parse(known.answer) as T;
      }
      const { requestId: _own, ...rest } = asked;
      const answer = endpoint.handle({ ...call, asked: 'requestId' in fields ? asked : rest }) as T;
      world.tables.requests.push({
        requestId: asked.requestId,
        driverId,
        service: serviceOf(endpoint.path),
        asked: text,
        id: idOf(answer),
        answer: JSON.stringify(answer),
      });
      return answer;
    },
  };
}

/** What came of a request of this driver to this service. */
export function findRequest(world: World, service: string, driverId: string, requestId: string) {
  const found = world.tables.requests.find(
    (row) => row.requestId === requestId && row.service === service && row.driverId === driverId,
  );
  return { request: found === undefined ? null : { requestId, id: found.id } };
}

const lookUp = (service: string) =>
  needsSession('GET', `${service}/v2/api/requests/{id}`, requestLookupResultSchema, ({ world, driver, params }) =>
    findRequest(world, service, driver.driverId, params['id'] ?? ''),
  );

/** The lookups of requests. The booking service has its own, because all its calls are POST. */
export const requestEndpoints: readonly Endpoint[] = [
  // Visitors send feedback and have receipts invoiced. Nobody else knows the number of their request.
  ...['basic', 'invoice'].map((service) =>
    open('GET', `${service}/v2/api/requests/{id}`, requestLookupResultSchema, (call) =>
      findRequest(call.world, service, askerOf(call)?.driverId ?? '', call.params['id'] ?? ''),
    ),
  ),
  ...['driver', 'charge', 'special', 'coupon', 'cps'].map(lookUp),
];
