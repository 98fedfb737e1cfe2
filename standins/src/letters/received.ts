/** Without its key. */
export type Received = {
  id: number
  received_at: string
  model: string
  /** The given limit's name and value. */
  limit: string
  had_key: boolean
  system: string
  user: string
  /** 'a letter', or the fault's name. */
  outcome: string
  letter: string
  is_streamed: boolean
  /** The reader disconnected early. */
  hung_up: boolean
}

const KEPT = 200

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
    hungUp(id: number) {
      kept = kept.map((one) => (one.id === id ? { ...one, hung_up: true } : one))
    },
    clear() {
      kept = []
    },
  }
}
export type ReceivedRequests = ReturnType<typeof createReceived>
