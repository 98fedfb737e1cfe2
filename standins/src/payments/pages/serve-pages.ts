import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Intents } from '../charging/intents.ts'
import type { PaymentsCommand } from '../commands.ts'
import { readCommand } from '../read-command.ts'
import type { Received } from '../received.ts'
import { renderBank, renderBankEnd, renderBankOver } from './bank-page.ts'
import { renderHome, type Seen } from './home-page.ts'

type World = {
  intents: Intents
  /** Resolves when the resulting events are answered. */
  control(command: PaymentsCommand): Promise<{ id?: string }>
  seen(): Seen
  received(): readonly Received[]
}
type Visit = { Params: { token: string }; Body: { choice?: unknown } | undefined }

export function servePages(app: FastifyInstance, world: World): void {
  const { intents } = world
  const send = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

  app.get<Visit>('/3d-secure/:token', (request, reply) => {
    const { token } = request.params
    const challenge = intents.challenge(token)
    if (!challenge) return reply.code(404).send()
    const isOpen = challenge.intent.challenge?.token === token
    return send(reply, isOpen ? renderBank(challenge.intent) : renderBankOver(challenge.returnUrl))
  })
  app.post<Visit>('/3d-secure/:token', (request, reply) => {
    const isAuthorized = request.body?.choice === 'authorize'
    const answer = intents.authenticate(request.params.token, isAuthorized ? 'authorize' : 'fail')
    if (!answer) return reply.code(404).send()
    if (answer.returnUrl) return reply.redirect(answer.returnUrl, 303)
    return send(reply, renderBankEnd(answer.isComplete))
  })

  app.get('/', (_, reply) => send(reply, renderHome(world.seen())))
  app.get('/requests.json', () => world.received())
  app.post<{ Body: unknown }>('/_control', (request, reply) => runAll(request, reply, world))
}

async function runAll(request: FastifyRequest<{ Body: unknown }>, reply: FastifyReply, world: World) {
  const { body } = request
  const given: unknown[] = Array.isArray(body) ? body : [body]
  const commands = given.map((one) => (isRecord(one) ? readCommand(one) : undefined))
  if (commands.includes(undefined)) return reply.code(400).send({ error: 'no command of the README' })
  const done: { id?: string }[] = []
  for (const command of commands) {
    if (!command) continue
    try {
      done.push(await world.control(command))
    } catch (error) {
      return reply.code(409).send({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (isForm) return reply.redirect('/', 303)
  const { faults, webhookFaults } = world.seen()
  return { done, pending: faults, webhook_pending: webhookFaults }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
