/**
 * Tries something again and again, each time after twice the pause, until that is the longest. Whenever there is new hope
 * (`soon`) it is tried at once, and begins anew: a signal that has just come back often carries nothing for a second or two.
 * @param pauses the `first` and the `longest`, in milliseconds
 */
export function keepTrying(
  attempt: () => void,
  { first, longest }: { first: number; longest: number },
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
