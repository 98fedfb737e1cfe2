import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { connectBoard, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { sendLetter } from './send-letter.ts'

type Seeker = { token: string }

async function openJobs(
  request: APIRequestContext,
  seeker: Seeker,
): Promise<{ id: number; title: string }[]> {
  const answer = await request.get('/api/jobs/', { headers: headersOf(seeker.token) })
  return (await answer.json()).results
}

async function keepLetter(request: APIRequestContext, seeker: Seeker, letter: object): Promise<number> {
  const answer = await request.post('/api/cover-letters/', { headers: headersOf(seeker.token), data: letter })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('lena keeps a letter, changes it, takes it along as text and on paper, applies with it, and deletes another', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const lena = await signUpAs('Lena')
  const [job, otherJob] = await openJobs(request, lena)
  if (!job || !otherJob) throw new Error('there are no jobs')
  const first = `I kept the books of two shops. I am ${lena.email}.`
  const better = `I kept the books of three shops.\n\nI am ${lena.email}.`
  const subject = page.getByLabel('Subject')
  const letter = page.getByLabel('Cover letter', { exact: true })

  await test.step('before she wrote any, the page leads to the jobs', async () => {
    await page.goto('/letters')
    await expect(page.getByRole('heading', { name: 'No cover letters yet' })).toBeVisible()
    await expectAccessible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Find Jobs' })).toBeVisible()
  })

  await test.step('her letters stand there, the last one first, and the menu leads to them', async () => {
    await connectBoard(request, lena.token, running.board_accounts.at(1))
    await keepLetter(request, lena, { job_post_id: job.id, content: first })
    await keepLetter(request, lena, { job_post_id: otherJob.id, content: 'Hello', subject: 'One to delete' })
    await page.goto('/saved-jobs')
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'My Cover Letters' }).click()
    await expect(page.getByRole('heading', { name: '2 cover letters' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
      'One to delete',
    )
    await expectAccessible()
  })

  await test.step('a change that is not saved outlives a reload, and is saved by keyboard', async () => {
    await page.getByRole('link', { name: /^Application for/ }).click()
    await expect(letter).toHaveValue(first)
    await expectAccessible()
    await letter.fill(better)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
    await expect(letter).toHaveValue(better)
    await subject.fill('Books, gladly')
    await subject.press('Enter')
    await expect(page.getByText('Cover letter saved')).toBeVisible()
    await page.reload()
    await expect(subject).toHaveValue('Books, gladly')
    await expect(letter).toHaveValue(better)
  })

  await test.step('it becomes a text file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as text' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Cover letter for [^<>:"/\\|?*]+\.txt$/)
    expect(readFileSync(await download.path(), 'utf8')).toBe(`Books, gladly\n\n${better}\n`)
  })

  await test.step('on paper there is the letter alone, black on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const shown = await page.evaluate(() => document.body.innerText.trim())
    expect(shown.replaceAll(/\n+/g, '\n')).toBe(`Books, gladly\n${better.replaceAll(/\n+/g, '\n')}`)
    const paper = page.locator('.printed-letter')
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect(await pageCount(page)).toBe(1)
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('she applies with it, and the board gets these words', async () => {
    await page.getByRole('button', { name: 'Apply with this cover letter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
    await expect(dialog.getByLabel('Cover letter', { exact: true })).toHaveValue(better)
    await expect(dialog.getByLabel('Subject')).toHaveValue('Books, gladly')
    await sendLetter(dialog)
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = applications.filter((one: { message: string }) => one.message.includes(lena.email))
    expect(hers.map((one: { message: string }) => one.message.replaceAll('\r\n', '\n'))).toEqual([better])
  })

  await test.step('the letter says that it was sent, and no second one was kept', async () => {
    await page.goto('/letters')
    await expect(page.getByRole('heading', { name: '2 cover letters' })).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Books, gladly' })
    await expect(row.getByText('Sent', { exact: true })).toBeVisible()
    await row.getByRole('link', { name: 'Books, gladly' }).click()
    await expect(page.getByText('You sent this with an application.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply with this cover letter' })).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('the other one is deleted', async () => {
    await page.getByRole('link', { name: 'All cover letters' }).click()
    await page.getByRole('link', { name: 'One to delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this cover letter?' })
    await expect(dialog).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: '1 cover letter' })).toBeVisible()
    await expect(page.getByText('One to delete')).toHaveCount(0)
  })
})

for (const { colorScheme, ...viewport } of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('long letters, many of them and lost ones are accessible and fit', async ({
      page,
      request,
      signUpAs,
      expectAccessible,
    }) => {
      const lena = await signUpAs('Lena')
      const [job] = await openJobs(request, lena)
      const job_post_id = job?.id ?? 0
      const content = `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5)}\n\n${'I keep books. '.repeat(500)}`
      const long = await keepLetter(request, lena, { job_post_id, content, subject: 'W'.repeat(200) })
      for (let i = 0; i < 20; i += 1) await keepLetter(request, lena, { job_post_id, content: `Letter ${i}` })

      for (const path of ['/letters', '/letters?page=2', `/letters/${long}`, '/letters/999999999']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        await expectFits(page)
        await expectAccessible()
      }
      await page.goto(`/letters/${long}`)
      await page.getByLabel('Cover letter', { exact: true }).fill(' ')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Please provide a cover letter for your application.')).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: 'All cover letters' }).click()
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
      await expectAccessible()
    })
  })
}

async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} runs sideways`).toBeLessThanOrEqual(0)
}

async function pageCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
}
