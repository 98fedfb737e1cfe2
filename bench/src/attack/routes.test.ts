/** @module-tag security */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../server/test/start-app.ts'
import { type Route, routes } from './routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ payments: {} })
  await app.http.ready()
})
afterAll(() => app.close())

/** Wildcards, and calls that match them. */
const calledAs: readonly [answered: RegExp, called: string][] = [
  [/ \/api(\/?\*)?$/, 'GET /api/no-such-call/:id'],
  [/ \/api\/docs\b/, 'GET /api/docs/:part'],
]
/** Pages have no own routes. */
const OF_PAGES: readonly string[] = ['GET /:page', 'POST /:page', 'POST /api/no-such-call/:id']

const addressOf = ({ method, root = '/api', path }: Route) => `${method} ${root}${path}`.replace(/\/$/, '')

it('every address that the server answers is called, and no other', () => {
  const answered = listRoutes(app.http.printRoutes({ commonPrefix: false })).map(
    (one) => calledAs.find(([addresses]) => addresses.test(one))?.[1] ?? one,
  )
  const called = routes.map(addressOf)
  expect(answered.filter((one) => !called.includes(one))).toEqual([])
  expect(called.filter((one) => ![...answered, ...OF_PAGES].includes(one))).toEqual([])
})

/** Parses the printed tree; HEAD counts as GET. */
function listRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    above[depth] = `${depth > 0 ? above[depth - 1] : ''}${part}`
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${above[depth]}`)
  })
}
