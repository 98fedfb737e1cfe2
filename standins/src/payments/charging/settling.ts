/** 'slow' processes for some seconds, 'held' until a command. */
export const SETTLING_MODES = ['at-once', 'slow', 'held'] as const
export type SettlingMode = (typeof SETTLING_MODES)[number]
/** @property payer a name on a card; applies to it until changed */
export type SettlingCommand = { mode: SettlingMode; ms?: number; times?: number; payer?: string }

export function createSettling(rule: { mode: SettlingMode; ms: number }) {
  let usual = rule
  let next: { mode: SettlingMode; ms: number }[] = []
  const byPayer = new Map<string, { mode: SettlingMode; ms: number }>()
  return {
    /** From now on, or for the next `times`. */
    set({ mode, ms = rule.ms, times, payer }: SettlingCommand) {
      if (payer !== undefined) byPayer.set(payer, { mode, ms })
      else if (times === undefined) {
        usual = { mode, ms }
        next = []
      } else next.push(...Array.from({ length: times }, () => ({ mode, ms })))
    },
    usual: () => usual,
    /** @returns null for at once; `ms` null until a command */
    take(payer: string | null): { ms: number | null } | null {
      const { mode, ms } = byPayer.get(payer ?? '') ?? next.shift() ?? usual
      if (mode === 'at-once') return null
      return { ms: mode === 'slow' ? ms : null }
    },
  }
}
export type Settling = ReturnType<typeof createSettling>
