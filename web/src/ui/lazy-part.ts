import { type ComponentType, lazy } from 'react'

/** Between two tries, in milliseconds. */
const PAUSES = [1e3, 3e3, 1e4, 3e4, 6e4, 12e4]

/**
 * A part that is fetched when it is first shown, within a Suspense of its own. Where it cannot be fetched the page stands
 * without it, and it comes once there is a signal again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    for (const pause of PAUSES) {
      try {
        return { default: await load() }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    return { default: Nothing as ComponentType<Props> }
  })
}

const Nothing = () => null
