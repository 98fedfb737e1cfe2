import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A message as it came, to the byte, with what the program answered. */
type Carried = { id: string; body: string; signature: string; status: number }

export type MessageDoor = {
  /** Where the provider sends its messages. */
  url: string
  /** Oldest first; messages that were sent again or made up are among them. */
  carried(): readonly Carried[]
  /** Hands a message to the program. @returns the status of its answer */
  carry(message: { body: string; signature: string }): Promise<number>
  /** How messages were met; `wrong` holds what was believed and should not have been, or the other way round. */
  met(): { taken: number; repeated: number; refused: number; wrong: string[] }
  close(): Promise<void>
}

/** An older signature is one that somebody kept: the provider signs each try anew. */
const TOLERANCE_SECONDS = 300

/**
 * Stands between the provider and the program: keeps every message, to be sent again days later, and knows by itself which
 * ones are to be believed.
 * @param given.hand gives a message to the program that runs at the moment, and returns the status of its answer
 * @param given.heard told of each message that is to be believed
 */
export async function openMessageDoor(given: {
  secret: string
  now: () => Date
  hand(message: { body: string; signature: string }): Promise<number>
  heard?(event: { id: string; type: string; intentId: string }): void
}): Promise<MessageDoor> {
  const kept: Carried[] = []
  const wrong: string[] = []
  const taken = new Set<string>()
  const met = { taken: 0, repeated: 0, refused: 0 }

  function isGenuine(body: string, signature: string): boolean {
    const [, at = '', hmac] = /^t=(\d+),te=([0-9a-f]*),li=/.exec(signature) ?? []
    const expected = createHmac('sha256', given.secret).update(`${at}.${body}`).digest('hex')
    return hmac === expected && Math.abs(given.now().getTime() / 1000 - Number(at)) <= TOLERANCE_SECONDS
  }

  async function carry(message: { body: string; signature: string }) {
    const wasTrue = isGenuine(message.body, message.signature)
    const event = eventIn(message.body)
    if (wasTrue) given.heard?.(event)
    const status = await given.hand(message)
    // Where the clock was moved meanwhile, the program may have looked at it before or after.
    const isSure = wasTrue === isGenuine(message.body, message.signature)
    const isTrue = isSure ? wasTrue : status === 200
    kept.push({ ...message, id: event.id, status })
    if (status === 200) {
      met.taken += 1
      if (taken.has(event.id)) met.repeated += 1
      taken.add(event.id)
      if (!isTrue) wrong.push(`a forged message ${event.id} (${event.type}) was taken`)
    } else if (!isTrue) met.refused += 1
    else wrong.push(`the message ${event.id} (${event.type}) was answered ${status}`)
    return status
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const signature = String(request.headers['paymongo-signature'] ?? '')
    response.statusCode = await carry({ body, signature }).catch(() => 500)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    carried: () => kept,
    carry,
    met: () => ({ ...met, wrong: [...wrong] }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function eventIn(body: string): { id: string; type: string; intentId: string } {
  const { data } = JSON.parse(body) as {
    data: {
      id: string
      attributes: { type: string; data: { id: string; attributes: { payment_intent_id?: string } } }
    }
  }
  const about = data.attributes.data
  return { id: data.id, type: data.attributes.type, intentId: about.attributes.payment_intent_id ?? about.id }
}
