import { toJSONSchema } from 'zod/v4/core'
import type * as z from 'zod/mini'
import { Id } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { calls, endpoints } from '@/lib/contract/endpoints'
import { RULES } from './callers'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. */
export function openApi(version: string, title: string): Json {
  const paths: Record<string, Json> = {}
  for (const { id, noun, endpoint } of calls) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, id, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Calls that change something need the header “X-Requested-With: XMLHttpRequest”.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR },
      responses: {
        Error: {
          description: 'What went wrong, as a sentence.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  }
}

const ERROR = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    reasons: {
      type: 'object',
      description: 'For each text in errors: the rule that says it, and what stands in its gaps.',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: { code: { type: 'string' }, values: { type: 'object' } },
          required: ['code'],
        },
      },
    },
    upgrade: {
      type: 'object',
      required: ['feature', 'plans', 'link'],
      properties: {
        feature: { type: 'string' },
        plans: { type: 'array', items: { type: 'string' } },
        link: { type: 'string' },
      },
    },
    request_id: { type: 'string' },
  },
}

function operation(tag: string, id: string, endpoint: Endpoint): Json {
  return {
    operationId: id,
    tags: [tag],
    security: RULES[endpoint.auth].security,
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: {
      '200': { description: 'Done.', ...content(endpoint) },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function parameters(endpoint: Endpoint): Json {
  const path = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = endpoint.query && schemaOf(endpoint.query, 'input')
  const required = new Set(query?.required)
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: schema as unknown,
  }))
  const all = [...path, ...inQuery]
  return all.length > 0 ? { parameters: all } : {}
}

function requestBody({ body, files }: Endpoint): Json {
  if (!body) return {}
  const schema = schemaOf(body, 'input')
  const form = files && {
    ...schema,
    properties: {
      ...schema.properties,
      ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
  }
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, ...(form && { 'multipart/form-data': { schema: form } }) },
    },
  }
}

function content({ reply }: Endpoint): Json {
  if (!reply) return {}
  if (reply === 'file')
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
  return { content: { 'application/json': { schema: schemaOf(reply, 'output') } } }
}

/** The contract reads numeric ids of foreign APIs; ours are always texts. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...json } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== (Id as unknown)) return
      delete jsonSchema.anyOf
      jsonSchema.type = 'string'
    },
  })
  return json
}
