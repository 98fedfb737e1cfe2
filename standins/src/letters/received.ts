/** One request for a letter, and what was answered. Its key is not kept. */
export type Received = {
  id: number
  received_at: string
  model: string
  /** The name and value of whichever limit was given. */
  limit: string
  had_key: boolean
  system: string
  user: string
  /** 'a letter', or the fault's name. */
  outcome: string
  letter: string
}

/** So many are kept. */
const KEPT = 200

/** What was asked for, in memory alone. */
export function createReceived() {
  let kept: Received[] = []
  let made = 0
  return {
    list: (): readonly Received[] => kept,
    add(one: Omit<Received, 'id'>): Received {
      made += 1
      const whole = { id: made, ...one }
      kept = [...kept, whole].slice(-KEPT)
      return whole
    },
    clear() {
      kept = []
    },
  }
}
export type ReceivedRequests = ReturnType<typeof createReceived>
