import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { once } from '@hanap/contract/text/once'
import { api } from '@hanap/contract/wire/api'
import type { Endpoint, Schema } from '@hanap/contract/wire/endpoint'
import { problemSchema } from '@hanap/contract/wire/problem'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { docsContentPolicy } from './headers.ts'

/** The reader is at /api/docs. */
export async function serveOpenapi(app: FastifyInstance) {
  await app.register(swagger, { mode: 'static', specification: { document: describeOnce() as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsContentPolicy,
    uiHooks: {
      onRequest(_request, reply, done) {
        reply.headers(app.pageHeaders)
        done()
      },
    },
  })
}

const describeOnce = once(describeApi)

export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of api) {
    const address = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hanap', version: '1', description: 'Every path also works without its trailing slash.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <token>' },
      },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  }
}

function describe(endpoint: Endpoint) {
  const problem = {
    description: `A problem. ${endpoint.problems ? `Codes: ${endpoint.problems.join(', ')}.` : ''}`.trim(),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.versioned && endpoint.method !== 'GET' ? [ifMatch] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: contentOf(endpoint, jsonSchema(endpoint.body, 'input')),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers).map(([status, schema]) => [
          status,
          answered(schema, endpoint.progress),
        ]),
      ),
      default: problem,
    },
  }
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of what the write goes over. Where that is another one by now, nothing is changed: 412.',
  schema: { type: 'string' },
}

function answered(schema: Schema | null | 'file', progress: Schema | undefined) {
  if (schema === null) return { description: 'Done' }
  if (schema === 'file') {
    const file = { schema: { type: 'string', format: 'binary' } }
    return { description: 'The file', content: { 'application/octet-stream': file } }
  }
  const json = { 'application/json': { schema: jsonSchema(schema, 'output') } }
  if (!progress) return { description: 'Done', content: json }
  return {
    description: `Done. To a caller that accepts ${STREAM_TYPE} it is told piece by piece: a line of JSON for each piece of progress, then one with status and answer, or with the problem that took its place. A stream without either was cut.`,
    content: { ...json, [STREAM_TYPE]: { schema: lineOf(schema, progress) } },
  }
}

const lineOf = (answer: Schema, progress: Schema) =>
  jsonSchema(
    z.union([
      z.object({ progress }),
      z.object({ status: z.number(), answer }),
      z.object({ problem: problemSchema }),
    ]),
    'output',
  )

/** Uploads also accept a form with one file in any named field. */
function contentOf(endpoint: Endpoint, json: Record<string, unknown>) {
  const content = { 'application/json': { schema: json } }
  if (!endpoint.upload) return content
  const files = endpoint.upload.fields.map((name) => [name, { type: 'string', format: 'binary' }])
  const properties = { ...(json['properties'] as object | undefined), ...Object.fromEntries(files) }
  return { ...content, 'multipart/form-data': { schema: { type: 'object', properties } } }
}

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const shape = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (shape.required?.includes(name) ?? false),
    schema: property,
  }))
}

export const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tellAll })
  return rest
}

/** In a pipe that checks one object before another, the second describes the request. */
function tellAll({ zodSchema, jsonSchema: told }: { zodSchema: Schema; jsonSchema: object }) {
  const { def } = zodSchema._zod as { def: { type: string; out?: Schema } }
  if (def.type === 'pipe' && def.out?._zod.def.type === 'object')
    Object.assign(told, jsonSchema(def.out, 'input'))
}
