/** Failures, as a mail program sees them. */
export const FAULTS = {
  'no-mailbox': { reply: [550, '5.1.1 There is no such mailbox here'], stored: false },
  'try-later': { reply: [450, '4.2.0 Greylisted, please try again later'], stored: false },
  closing: { reply: [421, '4.3.2 The service is going away'], stored: false },
  full: { reply: [452, '4.2.2 The mailbox is full'], stored: false },
  refuse: { reply: [554, '5.7.1 The message was refused for its content'], stored: false },
  later: { reply: [451, '4.3.0 The message could not be taken now'], stored: false },
  cut: { reply: undefined, stored: true },
  slow: { reply: undefined, stored: true },
} as const

export type FaultKind = keyof typeof FAULTS
export type Fault = { kind: FaultKind; ms: number }

/** Local parts of addresses that always meet a fault. */
const BY_ADDRESS: Record<string, FaultKind> = { bounce: 'no-mailbox', full: 'full', slow: 'slow' }

/** Answered to RCPT TO; the others, to the message. */
const AT_RECIPIENT: readonly FaultKind[] = ['no-mailbox', 'try-later', 'closing', 'full']

export const isFaultKind = (word: unknown): word is FaultKind => typeof word === 'string' && word in FAULTS

export type Faults = ReturnType<typeof createFaults>

/** For the next recipients. */
export function createFaults(slowMs: number) {
  let pending: Fault[] = []
  /** By session. */
  const onMessage = new Map<string, Fault>()
  return {
    pending: (): readonly Fault[] => pending,
    clear() {
      pending = []
      onMessage.clear()
    },
    add(kind: FaultKind, times: number, ms = slowMs) {
      for (let time = 0; time < times; time += 1) pending.push({ kind, ms })
    },
    /** Keeps a fault of the message until its text arrives. */
    atRecipient(address: string, sessionId: string): Fault | undefined {
      const word = address.split('@')[0]?.toLowerCase() ?? ''
      const byAddress = BY_ADDRESS[word]
      const fault = byAddress ? { kind: byAddress, ms: slowMs } : pending.shift()
      if (!fault) return undefined
      if (AT_RECIPIENT.includes(fault.kind)) return fault
      onMessage.set(sessionId, fault)
      return undefined
    },
    atMessage(sessionId: string): Fault | undefined {
      const fault = onMessage.get(sessionId)
      onMessage.delete(sessionId)
      return fault
    },
  }
}
