import { endpoints } from '@/lib/contract/endpoints'
import { openContractApi } from '@/server/routes/testing'

type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: object }
  responses: object
  security: object[]
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object; responses: object }
}

const { request } = openContractApi()
const load = async () => (await (await request('GET', '/api/openapi.json')).json()) as Document

test('the document is OpenAPI 3.1 and has every call of the contract once', async () => {
  const { openapi, info, paths } = await load()
  expect([openapi, info.version]).toEqual(['3.1.0', '0.0.0-test'])
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(ids.sort()).toEqual(
    Object.entries(endpoints)
      .flatMap(([noun, calls]) => Object.keys(calls).map((name) => `${noun}.${name}`))
      .sort(),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('every name in a path is a required parameter, and every parameter has a place', async () => {
  const { paths } = await load()
  for (const [path, operations] of Object.entries(paths)) {
    const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    for (const { parameters = [], responses } of Object.values(operations)) {
      expect(
        parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name),
      ).toEqual(named)
      expect(Object.keys(responses)).toEqual(['200', 'default'])
    }
  }
})

test('references lead somewhere, and no schema is left from the way it was made', async () => {
  const document = await load()
  const text = JSON.stringify(document)
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(document.components).toHaveProperty([kind ?? '', name ?? ''])
  expect(text).not.toContain('$schema')
  expect(text).not.toMatch(/"\$ref":"#\/(?!components)/)
})

test('ids are texts, required queries say so, and open calls need no token', async () => {
  const { paths } = await load()
  expect(paths['/api/scan/reports']?.get?.parameters).toEqual([
    expect.objectContaining({ name: 'workspace_id', in: 'query', required: true }),
    expect.objectContaining({ name: 'asset_id', in: 'query', required: true }),
    expect.objectContaining({ name: 'cursor', in: 'query', required: false }),
  ])
  expect(paths['/api/auth/login']?.post?.security).toEqual([])
  expect(paths['/api/user']?.get?.security).toEqual([{ bearer: [] }])
  expect(paths['/api/user']?.get?.responses).toMatchObject({
    200: {
      content: { 'application/json': { schema: { properties: { user: { properties: { id: { type: 'string' } } } } } } },
    },
  })
})
