import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { canReach } from '../api/signal.ts'

/**
 * The component of a page, fetched when it is opened. Where its file does not come the router loads the document anew,
 * for a newer build may have replaced it. While the server cannot be reached that would end in the browser's own error:
 * the router then gets an error that it hands to the page, and asks for the file again once the signal is back.
 */
export function routePart<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOrTell = () =>
    load().catch(async (problem: Error) => {
      throw (await canReach()) ? problem : new Error(`Not fetched: ${problem.message}`)
    })
  return lazyRouteComponent(loadOrTell, name)
}
