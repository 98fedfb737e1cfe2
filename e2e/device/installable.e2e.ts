import { addressIn, languages } from '@hanap/contract/site/languages'
import { fetchPng } from '../fetch-png.ts'
import { expect, test } from '../fixtures.ts'
import { wholeBrowser } from '../whole-browser.ts'

// These tests change no data.
test.describe.configure({ mode: 'parallel' })

// Only a whole browser judges installability.
test.use(wholeBrowser)

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  id: string
  lang: string
  name: string
  short_name: string
  display: string
  scope: string
  start_url: string
  icons: Icon[]
  shortcuts: { url: string; icons: Icon[] }[]
}

for (const language of languages) {
  test(`Hanap can be put among a phone’s apps, in ${language}`, async ({ page, request, baseURL }) => {
    await page.goto(addressIn(language, '/jobs'))
    const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
    // Prerendered and client-rendered pages name the same manifest.
    await page.goto(addressIn(language, '/about'))
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', href)
    const tools = await page.context().newCDPSession(page)
    const { url, errors, data } = await tools.send('Page.getAppManifest')
    expect(url).toBe(baseURL + href)
    expect(errors, 'the browser reads all of it').toEqual([])
    // Only because of the incognito window.
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    expect((await request.get(url)).headers()['content-type']).toContain('application/manifest+json')

    const manifest = JSON.parse(data ?? '') as Manifest
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang: language, display: 'standalone' })
    expect(manifest.name).toContain('Hanap')
    expect(manifest.short_name).toBe('Hanap')
    expect(manifest.start_url).toBe(addressIn(language, '/jobs'))
    for (const { url: address } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect([address, (await request.get(address)).status()]).toEqual([address, 200])

    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((one) => one.icons)]
    for (const { src, sizes } of icons.filter(({ src: file }) => file.endsWith('.png')))
      expect([src, await fetchPng(request, src)]).toEqual([src, sizes])
    const drawn = manifest.icons.filter(({ type }) => type === 'image/svg+xml')
    for (const { src } of drawn)
      expect((await request.get(src)).headers()['content-type'], src).toContain('image/svg+xml')
    // Icons for the screen, for the splash screen, and a maskable one.
    const named = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'].join(' '))
    expect(named).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
    expect(await fetchPng(request, '/apple-touch-icon.png')).toBe('180x180')
  })
}
