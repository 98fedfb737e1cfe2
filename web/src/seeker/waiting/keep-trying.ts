/** How long between tries: the `first` and the `longest`, in milliseconds. */
export type Pauses = { readonly first: number; readonly longest: number }

/** A signal that goes again so soon after it came back is no good one. */
const FLAPPING_MS = 60_000

/**
 * The pause before retrying on an unstable connection: doubled each time it was lost within a minute.
 * @param before how often in a row; `cameBack` when it last returned, null if never
 */
export function afterLoss(
  before: { readonly flaps: number; readonly cameBack: number | null },
  now: number,
  { first, longest }: Pauses,
): { flaps: number; pauses: Pauses } {
  const isFlapping = before.cameBack !== null && now - before.cameBack < FLAPPING_MS
  const flaps = isFlapping ? before.flaps + 1 : 0
  return { flaps, pauses: { first: Math.min(first * 2 ** flaps, longest), longest } }
}

/**
 * Tries something again and again, each time after twice the pause, until that is the longest. Whenever there is new hope
 * (`soon`) it is tried at once, and begins anew: a signal that has just come back often carries nothing for a second or two.
 */
export function keepTrying(
  attempt: () => void,
  { first, longest }: Pauses,
): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>
  const wait = (pause: number) => {
    timer = setTimeout(() => {
      attempt()
      wait(Math.min(pause * 2, longest))
    }, pause)
  }
  wait(first)
  return {
    soon: () => {
      clearTimeout(timer)
      attempt()
      wait(first)
    },
    stop: () => clearTimeout(timer),
  }
}
