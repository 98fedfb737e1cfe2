import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { canReach } from '../api/signal.ts'

/**
 * Loads on demand. If the file is missing, the router reloads the document, since a newer build may have replaced it.
 * Offline that would show the browser's error: the page gets an error instead, and retries on reconnect.
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
