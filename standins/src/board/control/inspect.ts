import type { FastifyReply, FastifyRequest } from 'fastify'
import { AREAS } from '../areas.ts'
import { type Board, field } from '../context.ts'
import { sendPage } from '../visits.ts'
import { followOrder, OrderError } from './control.ts'
import { renderInspection } from './inspect-page.ts'

export type Inspection = ReturnType<typeof inspect>

/** Without passwords. */
export function inspect(board: Board) {
  const { accounts, applications, requests, faults, catalogue } = board
  const byPath = Object.groupBy(requests.all(), ({ method, path }) => `${method} ${path}`)
  return {
    open_listings: catalogue.size(),
    accounts: accounts.all().map(({ id, name, email, created_at }) => {
      return {
        id,
        name,
        email,
        created_at,
        points_left: board.pointsOf(id),
        applications: applications.sentBy(id).length,
      }
    }),
    applications: applications.all(),
    requests: {
      total: requests.spacing(),
      by_area: Object.fromEntries(AREAS.map((area) => [area, requests.spacing(area)])),
      by_path: Object.fromEntries(Object.entries(byPath).map(([path, seen]) => [path, seen?.length ?? 0])),
      latest: requests.all().slice(-50).toReversed(),
    },
    faults: faults.pending(),
  }
}

export function serveInspection(board: Board): void {
  const { app } = board
  app.get('/_inspect', (request, reply) => {
    const { done = '' } = request.query as { done?: string }
    return sendPage(reply, renderInspection(inspect(board), board.catalogue.open().slice(0, 10), done))
  })
  app.get('/_inspect.json', () => inspect(board))

  app.post('/_control', (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: 'Orders come from this site.' })
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return reply.code(415).send({ error: 'Orders are JSON.' })
    }
    const orders: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
    return answer(reply, () => orders.map((order) => followOrder(board, order)))
  })

  app.post('/_inspect', (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: 'Orders come from this site.' })
    try {
      followOrder(board, formOrder(request.body))
      return reply.redirect('/_inspect?done=Done.', 303)
    } catch (error) {
      if (!(error instanceof OrderError)) throw error
      return reply.redirect(`/_inspect?done=${encodeURIComponent(error.message)}`, 303)
    }
  })
}

function answer(reply: FastifyReply, follow: () => { id?: number }[]): FastifyReply {
  try {
    const results = follow()
    return reply.send({ ok: true, ...(results.length === 1 ? results[0] : { results }) })
  } catch (error) {
    if (!(error instanceof OrderError)) throw error
    return reply.code(400).send({ error: error.message })
  }
}

/** Other sites must not give orders. */
function isForeign(request: FastifyRequest): boolean {
  const origin = request.headers.origin
  return origin !== undefined && URL.parse(origin)?.host !== request.host
}

/** `order` names the order, `value` its argument. */
function formOrder(body: unknown): Record<string, unknown> {
  const order: Record<string, unknown> = { [field(body, 'order')]: field(body, 'value') }
  for (const name of [
    'on',
    'times',
    'ms',
    'retry_after',
    'state',
    'title',
    'salary',
    'description',
    'email',
  ]) {
    if (field(body, name) !== '') order[name] = field(body, name)
  }
  return 'add' in order ? { add: order } : order
}
