/** 'at-once'; 'slow': processing for some seconds first; 'held': processing until an order settles it. */
export const SETTLING_MODES = ['at-once', 'slow', 'held'] as const
export type SettlingMode = (typeof SETTLING_MODES)[number]
/** @property payer a name on a card: what is ordered holds for that payer alone, until it is ordered otherwise */
export type SettlingOrder = { mode: SettlingMode; ms?: number; times?: number; payer?: string }

/** How long attached payments stay in processing: as a rule, and for the next few. */
export function createSettling(rule: { mode: SettlingMode; ms: number }) {
  let usual = rule
  let next: { mode: SettlingMode; ms: number }[] = []
  const byPayer = new Map<string, { mode: SettlingMode; ms: number }>()
  return {
    /** From now on, or for the next `times` alone. */
    set({ mode, ms = rule.ms, times, payer }: SettlingOrder) {
      if (payer !== undefined) byPayer.set(payer, { mode, ms })
      else if (times === undefined) {
        usual = { mode, ms }
        next = []
      } else next.push(...Array.from({ length: times }, () => ({ mode, ms })))
    },
    usual: () => usual,
    /** @returns null for at once; otherwise in how many milliseconds, null for when an order says so */
    take(payer: string | null): { ms: number | null } | null {
      const { mode, ms } = byPayer.get(payer ?? '') ?? next.shift() ?? usual
      if (mode === 'at-once') return null
      return { ms: mode === 'slow' ? ms : null }
    },
  }
}
export type Settling = ReturnType<typeof createSettling>
