/** In milliseconds. */
export type Pauses = { readonly first: number; readonly longest: number }

/** A signal lost again within this time is unstable. */
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
 * Retries with doubling pauses, up to the longest. `soon` retries at once and resets the pauses: a signal that just
 * returned often carries nothing for a second or two.
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
