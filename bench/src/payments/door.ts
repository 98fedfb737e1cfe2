import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../harness/listen.ts'

/** Exact bytes. */
type Carried = { id: string; body: string; signature: string; status: number }

export type MessageDoor = {
  url: string
  /** Oldest first, with repeats and forgeries. */
  carried(): readonly Carried[]
  /** @returns the answer's status */
  carry(message: { body: string; signature: string }): Promise<number>
  /** `wrong`: forgeries accepted, or genuine webhooks refused. */
  met(): { taken: number; repeated: number; refused: number; wrong: string[] }
  close(): Promise<void>
}

/** Each attempt is signed separately. */
const TOLERANCE_SECONDS = 300

/**
 * A relay that keeps every webhook for replay, and judges which are genuine.
 * @param given.hand gives a message to the running program and returns the status
 * @param given.heard receives each genuine message
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
    // The clock may have moved around the program's check.
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
  const { url, close } = await listen(server)
  return {
    url: `${url}/`,
    carried: () => kept,
    carry,
    met: () => ({ ...met, wrong: [...wrong] }),
    close,
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
