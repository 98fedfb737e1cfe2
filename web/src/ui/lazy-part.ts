import { type ComponentType, lazy } from 'react'

/** A part that is fetched when it is first shown. Where it cannot be fetched the page stands without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing as ComponentType<Props>) }))
}

const Nothing = () => null
