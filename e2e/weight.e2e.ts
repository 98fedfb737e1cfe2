import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** Bytes of gzip; the aim is 130 kB. */
const MOST_SCRIPT = 160_000

test('the first view of the listing loads at most 160 kB of script', async ({ page, signInAs }) => {
  await signInAs('ana')
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.goto('/jobs')
  await expect(page.locator('main a[href^="/jobs/"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.values())
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  console.log(`  /jobs: ${bodies.length} scripts, ${(bytes / 1000).toFixed(1)} kB gzip`)
  expect(bodies.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
})
