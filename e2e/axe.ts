import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Examined = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } }

/**
 * What breaks a rule of accessibility, and where. The page is given axe once for all looks, which axe's own package
 * for Playwright does for each: that took longer than the look.
 */
export async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  const isGiven = await page.evaluate(() => (globalThis as Examined).axe !== undefined)
  if (!isGiven) await page.evaluate(source)
  return page.evaluate(
    async (asked) => {
      const { violations = [] } = (await (globalThis as Examined).axe?.run(asked)) ?? {}
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { ...options, resultTypes: ['violations' as const] },
  )
}
