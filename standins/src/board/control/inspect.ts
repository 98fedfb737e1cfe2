import type { FastifyReply, FastifyRequest } from 'fastify'
import { AREAS } from '../areas.ts'
import { type Board, field } from '../context.ts'
import { sendPage } from '../visits.ts'
import { CommandError, runCommand } from './control.ts'
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
    if (isForeign(request)) return reply.code(403).send({ error: 'Commands come from this site.' })
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return reply.code(415).send({ error: 'Commands are JSON.' })
    }
    const commands: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
    return answer(reply, () => commands.map((command) => runCommand(board, command)))
  })

  app.post('/_inspect', (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: 'Commands come from this site.' })
    try {
      runCommand(board, formCommand(request.body))
      return reply.redirect('/_inspect?done=Done.', 303)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      return reply.redirect(`/_inspect?done=${encodeURIComponent(error.message)}`, 303)
    }
  })
}

function answer(reply: FastifyReply, follow: () => { id?: number }[]): FastifyReply {
  try {
    const results = follow()
    return reply.send({ ok: true, ...(results.length === 1 ? results[0] : { results }) })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return reply.code(400).send({ error: error.message })
  }
}

/** Other sites must not give commands. */
function isForeign(request: FastifyRequest): boolean {
  const origin = request.headers.origin
  return origin !== undefined && URL.parse(origin)?.host !== request.host
}

/** `command` names the command, `value` its argument. */
function formCommand(body: unknown): Record<string, unknown> {
  const command: Record<string, unknown> = { [field(body, 'command')]: field(body, 'value') }
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
    if (field(body, name) !== '') command[name] = field(body, name)
  }
  return 'add' in command ? { add: command } : command
}
