import type { Area } from '../areas.ts'

export const FAULT_KINDS = [
  '429',
  '431',
  '500',
  'slow',
  'cut',
  'half',
  'garbage',
  'empty',
  'binary',
  'oversized',
  'deep',
  'loop',
  'elsewhere',
  'bot',
  'layout',
  'csrf',
  'session',
  'points',
  'locked',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]
export type Fault = { kind: FaultKind; retryAfter: number; ms: number; status: number }
export type PendingFault = Fault & {
  on: Area | 'all'
  /** The end of the paths it applies to. */
  path?: string
  times: number
}
export type Faults = ReturnType<typeof createFaults>

/** `once` may follow each, milliseconds may follow `slow`. */
export const FAULT_WORDS: Readonly<Record<string, { kind: FaultKind; meaning: string }>> = {
  slow: { kind: 'slow', meaning: 'does the work, answers late; "slow 300" waits 300 ms' },
  down: { kind: '500', meaning: 'error 500, nothing stored' },
  cut: {
    kind: 'cut',
    meaning: 'does the work (an application is stored), then cuts the connection without an answer',
  },
  half: { kind: 'half', meaning: 'does the work, sends half of the page, then cuts' },
  garbage: { kind: 'garbage', meaning: 'does the work, answers bytes that are no page' },
  busy: { kind: '429', meaning: 'error 429 with Retry-After, nothing stored' },
  captcha: { kind: 'bot', meaning: 'the bot guard\'s page "Just a moment...", nothing stored' },
  'no points': { kind: 'points', meaning: 'says that the apply points are too low, nothing stored' },
  'form changed': { kind: 'layout', meaning: 'answers with other class and field names, nothing stored' },
  csrf: {
    kind: 'csrf',
    meaning: 'error 403 "The action you have requested is not allowed.", nothing stored',
  },
  session: {
    kind: 'session',
    meaning: 'ends the session and answers as to a guest, once per text; nothing stored',
  },
}
/** Named by the part before the @. */
export const FAULT_ADDRESSES: Readonly<Record<string, { kind: FaultKind; meaning: string }>> = {
  locked: { kind: 'locked', meaning: 'the account is said to be locked' },
  slow: { kind: 'slow', meaning: 'the login is answered late' },
  down: { kind: '500', meaning: 'error 500' },
  bot: { kind: 'bot', meaning: "the bot guard's page" },
  cut: { kind: 'cut', meaning: 'the connection is cut without an answer' },
}

/** @param slowMs how long 'slow' waits */
export function createFaults({ slowMs }: { slowMs: number }) {
  let pending: PendingFault[] = []
  const usedOnce = new Set<string>()
  const make = (kind: FaultKind, ms = slowMs): Fault => ({ kind, ms, retryAfter: 2, status: 403 })

  return {
    pending: (): readonly PendingFault[] => pending,
    clear: () => {
      pending = []
      usedOnce.clear()
    },
    add(
      kind: FaultKind,
      on: Area | 'all',
      times: number,
      details: Partial<Fault & Pick<PendingFault, 'path'>>,
    ): void {
      pending.push({ ...make(kind), ...details, on, times })
    },
    take(area: Area, path: string): Fault | undefined {
      const next = pending.find((fault) => {
        const isArea = fault.on === 'all' || fault.on === area
        return isArea && path.endsWith(fault.path ?? '')
      })
      if (!next) return undefined
      next.times -= 1
      if (next.times < 1) pending = pending.filter((fault) => fault !== next)
      return next
    },
    /** `[standin: slow 300]` or `[standin: down once]`. */
    inText(text: string): Fault | undefined {
      const match = /\[standin:\s*([a-z ]+?)(?:\s+(\d{1,6}))?(\s+once)?\s*\]/i.exec(text)
      const word = FAULT_WORDS[match?.[1]?.toLowerCase() ?? '']
      if (!match || !word) return undefined
      if (match[3] || word.kind === 'session') {
        if (usedOnce.has(text)) return undefined
        usedOnce.add(text)
      }
      return make(word.kind, match[2] ? Number(match[2]) : slowMs)
    },
    inAddress(email: string): Fault | undefined {
      const word = FAULT_ADDRESSES[email.split('@')[0]?.trim().toLowerCase() ?? '']
      return word && make(word.kind)
    },
  }
}
