import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { getPathAuthModel } from '@/services/base/baseQuery/authModel';
import { errorEffectsByCode } from '@/services/base/baseQuery/errorEffectsByCode';

import { REFRESH_GRACE_SECONDS } from '../world/account/tokens';
import { callKeyOf, type Endpoint } from './endpoint';
import { customPayload } from './gateway';
import { takesQuery, wholeNumber } from './requests';

type Json = Record<string, unknown>;

/** JSON has only finite numbers. Transforms of a schema are left out, because their results are not on the wire. */
const schemaOf = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideAction: ({ valibotAction: { kind, type }, jsonSchema }) =>
      kind === 'transformation' || type === 'finite' ? jsonSchema : undefined,
  });
  return json;
};

const WHOLE_NUMBER = JSON.stringify(schemaOf(wholeNumber));

/** What a field's name says about its value, by the conventions of the contract. */
const CONVENTIONS: readonly (readonly [RegExp, string])[] = [
  [/^refundAmount$/, 'Assumed. Whole cents of this payment that were or are being returned.'],
  [/^refundText$/, 'Assumed. Where that refund stands, as text for the driver; empty when nothing is returned.'],
  [/^prepayAmount$/, 'Assumed. Whole cents to pay before charging starts. What is not used is refunded.'],
  [/(Fee|Amount|FeeMin|FeeMax)$/, 'Whole cents.'],
  [/PriceFen$/, 'Cents per kWh.'],
  [/^currentPrice$/, 'Yuan per kWh.'],
  [/(Time|From|To)$/, 'YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty when there is none.'],
  [/Date$/, 'YYYY-MM-DD, Asia/Shanghai.'],
  [/Minutes$/, 'Minutes.'],
  [/Seconds$/, 'Seconds.'],
  [/Kwh$/, 'kWh.'],
  [/^distance$/, 'Metres.'],
  [/^(latitude|longitude|lat|lng|destLat|destLng)$/, 'Degrees, GCJ-02.'],
  [
    /^requestId$/,
    'One per decision of the driver. The same request again has no second effect and returns the first result.',
  ],
  [/SpaceNum$|LeftNum$|^leftNum$/, '-1: unlimited.'],
  [/(Percent|^soc)$/, 'Percent.'],
];

const conventionOf = (name: string) => CONVENTIONS.find(([pattern]) => pattern.test(name))?.[1];

/** The same schema with a description for each field. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema as Json).map(([key, value]) => {
      if (key !== 'properties') return [key, described(value)];
      const fields = Object.entries(value as Json).map(([name, field]) => {
        const description = conventionOf(name);
        return [name, { ...(described(field) as Json), ...(description === undefined ? {} : { description }) }];
      });
      return [key, Object.fromEntries(fields)];
    }),
  );
}

const parameter = (where: 'path' | 'query', name: string, schema: JsonSchema, required: boolean) => ({
  name,
  in: where,
  required,
  schema: JSON.stringify(schema) === WHOLE_NUMBER ? { type: 'integer' } : described(schema),
});

function queryParameters({ takes }: Endpoint): Json[] {
  if (takes === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(takes);
  return Object.entries(properties).map(([name, schema]) =>
    parameter('query', name, schema as JsonSchema, required.includes(name)),
  );
}

const serviceOf = (path: string) => (path.startsWith('api/v1/') ? 'booking' : (path.split('/')[0] ?? ''));
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** What a server must grant beyond the schemas, by call. */
const NOTES: Readonly<Record<string, string>> = {
  'POST auth/v2/api/refreshToken': `A used refresh token must be taken again for ${String(REFRESH_GRACE_SECONDS)} seconds, and answered with a valid pair: the tab that used it may have been closed, frozen or reloaded before it stored the answer. Without this grace the driver has to sign in again. Only the code 401 or a code that signs out means that the session is over; after any other answer the app keeps it and tries again.`,
  'POST auth/v2/api/driver/oAuthLogin':
    'The answer names the openid that the code was given for (assumed), and so does the refusal 0xd12501022. Only such an openid may be bound afterwards. Before a payment the app also sends it for the openid alone, with or without a session, and drops the tokens: the call must not end the sessions that there are.',
  'POST driver/v2/api/register':
    'thirdId is empty unless the openid is proved on this device. A server must not bind one that it reads from any other place, such as a header: a link can bring it.',
  'POST driver/v2/api/bindPhone':
    'thirdId as in register. Without a session, a code alone must not join an openid to an account that exists: its owner signs in first.',
};

function operation(endpoint: Endpoint, isPublished: boolean): Json {
  const { method, path, access, answer, takes } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, { type: 'string', minLength: 1 }, true),
  );
  const hasBody = takes !== undefined && !takesQuery(endpoint);
  const success = {
    type: 'object',
    properties: { code: { const: '200' }, msg: { type: 'string' }, data: described(schemaOf(answer.strict)) },
    required: ['code', 'msg', 'data'],
  };
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/[^\w]+/g, '_').replace(/_$/, '')}`,
    tags: [serviceOf(path)],
    ...(NOTES[callKeyOf(endpoint)] === undefined ? {} : { description: NOTES[callKeyOf(endpoint)] }),
    ...(isPublished ? {} : { 'x-assumed': true }),
    ...(getPathAuthModel(path) === 1 ? { 'x-auth-model': 1 } : {}),
    security: access === 'driver' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      ref('parameters', 'ClientType'),
      ref('parameters', 'CustomPayload'),
      ...inPath,
      ...(hasBody ? [] : queryParameters(endpoint)),
    ],
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: described(schemaOf(takes)) } } } }
      : {}),
    responses: {
      '200': {
        description: 'Success, or a refusal by its code.',
        content: { 'application/json': { schema: { oneOf: [success, ref('schemas', 'Refusal')] } } },
      },
      '401': ref('responses', 'Unauthorized'),
      default: ref('responses', 'Unavailable'),
    },
  };
}

/** The effect of each code of the error catalogue (Rule 5.1). */
const refusalCodes = Object.entries(errorEffectsByCode).map(([code, effect]) => ({
  const: code,
  description: effect,
}));

const components = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The token as it is, no scheme before it.',
    },
  },
  parameters: {
    ClientType: {
      name: 'ClientType',
      in: 'header',
      required: true,
      description: '1 app, 2 wechat-type, 3 alipay-type.',
      schema: { enum: ['1', '2', '3'] },
    },
    CustomPayload: {
      name: 'CustomPayload',
      in: 'header',
      required: true,
      description:
        'Base64 of UTF-8 JSON. `ns` is the number that a driver reads to customer service; `authModel` 1 only where x-auth-model is.',
      schema: {
        type: 'string',
        contentEncoding: 'base64',
        contentMediaType: 'application/json',
        contentSchema: schemaOf(customPayload),
      },
    },
  },
  schemas: {
    Refusal: {
      description:
        'Compared as text, upper and lower case alike. Codes with a meaning to a driver are listed; any other shows `msg` for three seconds.',
      type: 'object',
      properties: {
        code: {
          type: 'string',
          not: { const: '200' },
          anyOf: [...refusalCodes, { description: 'Any other.' }],
        },
        msg: { type: 'string', description: 'For the driver, plain text; at most 200 characters are shown.' },
        data: true,
      },
      required: ['code', 'msg'],
    },
  },
  responses: {
    Unauthorized: {
      description: 'The same as envelope code 401: the token is renewed once and the call repeated.',
      content: { 'application/json': { schema: ref('schemas', 'Refusal') } },
    },
    Unavailable: { description: 'No definite answer; whatever the body says is not read.' },
  },
};

/** The contract as an OpenAPI 3.1 document: every call, with the schemas that the app and the pretend world are checked against. */
export function contractDocument(
  endpoints: readonly Endpoint[],
  isPublished: (callKey: string) => boolean,
  version: string,
) {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, isPublished(callKeyOf(endpoint))),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Driver app: calls to the operator’s services',
      version,
      description:
        'Every call is answered by {code, msg, data}. Calls with x-assumed are not in the published contract.',
    },
    servers: [{ url: './api' }],
    tags: [...new Set(endpoints.map(({ path }) => serviceOf(path)))].sort().map((name) => ({ name })),
    paths,
    components,
  };
}
