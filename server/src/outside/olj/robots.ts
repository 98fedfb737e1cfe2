import robotsModule from 'robots-parser'
import type { Clock } from '../../lib/clock.ts'

type Manners = {
  allows(url: URL): boolean
  /** Seconds; null if it names none. */
  crawlDelay: number | null
}

// Its types describe a default export; Node imports the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** A robots.txt is good for a day (RFC 9309, 2.4). */
const KEPT_MS = 24 * 3_600_000

/**
 * @param text '' without one: everything is allowed
 * @param agent the product's name as robots.txt would write it
 */
export function readRobots(address: string, text: string, agent: string): Manners {
  const rules = robotsParser(address, text)
  return {
    allows: (url) => rules.isAllowed(url.href, agent) !== false,
    crawlDelay: rules.getCrawlDelay(agent) ?? null,
  }
}

/**
 * Cached for a day.
 * @param fetchText returns '' without one; its errors are not cached
 */
export function createRobots(given: {
  address: string
  agent: string
  clock: Clock
  fetchText: () => Promise<string>
}): () => Promise<Manners> {
  let kept: { manners: Promise<Manners>; until: number } | null = null
  return async () => {
    const now = given.clock.now().getTime()
    if (!kept || kept.until <= now) {
      const manners = given.fetchText().then((text) => readRobots(given.address, text, given.agent))
      kept = { manners, until: now + KEPT_MS }
    }
    const asked = kept
    try {
      return await asked.manners
    } catch (error) {
      if (kept === asked) kept = null
      throw error
    }
  }
}
