import { expect, test } from '../fixtures.ts'

const kind = '/work/virtual-assistant'

test('a visitor reads a kind of work, signs up, and finds the search kept', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const boards = page.getByRole('navigation', { name: 'Popular kinds of work' })
  await boards.getByRole('link', { name: /^Virtual assistant [\d,]+ jobs ₱/ }).click()
  await expect(page).toHaveURL(kind)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Virtual assistant' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Pay' }).getByText(/^Half of these jobs/)).toBeVisible()
  const newest = main.getByRole('region', { name: 'Five newest' })
  await expect(newest.getByRole('listitem')).toHaveCount(5)
  await expect(newest.getByRole('link')).toHaveCount(0)
  await expectAccessible()

  await main.getByRole('link', { name: 'Sign up and keep this search' }).click()
  await expect(page).toHaveURL(/^[^?]+\/register\?next=/)
  const name = `nena_${Math.random().toString(36).slice(2, 9)}`
  await page.getByLabel('First name').fill('Nena')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('mangga-at-bagoong-7')
  await page.getByLabel('Confirm password').fill('mangga-at-bagoong-7')
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/jobs\?search=virtual(\+|%20)assistant$/)
  await expect(page.getByRole('combobox', { name: /keyword/ })).toHaveValue('virtual assistant')
})

test('search engines get the page whole in both languages, with data of what it shows and of no job', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const language of ['', '/fil']) {
    expect(sitemap).toContain(`${language}${kind}</loc>`)
    const answer = await request.get(language + kind)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-robots-tag']).toBeUndefined()
    const html = await answer.text()
    expect(html).toMatch(/<h1[^>]*>Virtual assistant<\/h1>/)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    const [list, work] = data['@graph']
    expect([list['@type'], work['@type']]).toEqual(['ItemList', 'Occupation'])
    expect(list.itemListElement).toHaveLength(5)
    for (const { name } of list.itemListElement) expect(html).toContain(JSON.stringify(name).slice(1, -1))
    expect(html).not.toContain('JobPosting')
  }
  expect((await request.get('/work/no-such-work')).status()).toBe(404)
})

test('the page is taken up by its script without asking for its figures again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/work/')) asked.push(request.url())
  })
  await page.goto(kind)
  await page.goto(kind)
  await expect(page.locator('#root[data-page]')).toHaveAttribute('data-page', kind)
  const others = page.getByRole('region', { name: 'Other kinds of work' })
  await others.getByRole('link').first().click()
  await expect(page).not.toHaveURL(kind)
  await expect(page.getByRole('region', { name: 'Pay' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
