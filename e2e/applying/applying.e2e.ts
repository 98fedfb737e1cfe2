import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connectBoard, headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { sendLetter } from './send-letter.ts'

const resumes = path.join(import.meta.dirname, '..', '..', 'bench', 'data', 'resumes')
const link = 'https://rosa.example.com/resume'

test('rosa applies with a resume she uploads on the way and the link to one elsewhere, and reads afterwards what was sent', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const rosa = await signUpAs('Rosa')
  const headers = headersOf(rosa.token)
  const letter = `I kept the books of two shops for three years. I am ${rosa.email}.`
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })

  await test.step('she has a board account, a resume, and a link in her profile', async () => {
    await connectBoard(request, rosa.token, running.board_accounts.at(0))
    const buffer = readFileSync(path.join(resumes, '02-bookkeeper.pdf'))
    const file = { name: 'First.pdf', mimeType: 'application/pdf', buffer }
    expect((await request.post('/api/resumes/', { headers, multipart: { file } })).status()).toBe(201)
    const saved = await request.put('/api/jobseeker/profile/', { headers, data: { resume_url: link } })
    expect(saved.ok()).toBe(true)
  })

  await test.step('a picture is no resume', async () => {
    const listed = await (await request.get('/api/jobs/', { headers })).json()
    await page.goto(`/jobs/${listed.results.at(-1).id}`)
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(dialog.getByLabel('Resume', { exact: true })).toContainText('First.pdf')
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') }
    await dialog.getByLabel('Upload another').setInputFiles(picture)
    await expect(page.getByText('Please upload a PDF, DOC, or DOCX file under 5MB.')).toBeVisible()
  })

  await test.step('she chooses another, and the preview says what goes and what does not', async () => {
    await dialog.getByLabel('Upload another').setInputFiles(path.join(resumes, '16-esl-teacher.docx'))
    await dialog.locator('summary', { hasText: 'Resume' }).click()
    await dialog.getByRole('checkbox', { name: /Add my online resume link/ }).check()
    await dialog.getByLabel('Cover letter', { exact: true }).fill(letter)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(
      dialog.getByText('16-esl-teacher.docx. For your records only. Not sent to the employer.'),
    ).toBeVisible()
    await expect(dialog.getByText(`My resume: ${link}`)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the board gets the letter with the link', async () => {
    await sendLetter(dialog)
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = applications.filter((one: { message: string }) => one.message.includes(rosa.email))
    expect(hers).toHaveLength(1)
    expect(hers[0].message.replaceAll('\r\n', '\n')).toBe(`${letter}\n\nMy resume: ${link}`)
  })

  await test.step('the tracker keeps the listing, the letter and the resume as they were', async () => {
    await page.goto('/applications')
    await page.getByRole('button', { name: /Show the route/ }).click()
    await page.getByText('What we sent').click()
    await expect(page.getByRole('heading', { name: 'The job, as it was' })).toBeVisible()
    await expect(page.getByText(letter)).toContainText(`My resume: ${link}`)
    await expect(page.getByText(/^16-esl-teacher\.docx \(DOCX/)).toBeVisible()
    await expectAccessible()
  })
})

test('mila has a letter written, sees it come, stops it once, reads what it rests on, makes it hers, and sends it with two points', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const mila = await signUpAs('Mila')
  const headers = headersOf(mila.token)
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  const box = dialog.getByLabel('Cover letter', { exact: true })
  const generate = dialog.getByRole('button', { name: 'Generate with AI' })
  const putBack = dialog.getByRole('button', { name: 'Undo' })
  const own = 'What I began with.'
  const tellWriter = (order: object) => request.post(`${running.standins.letters}/_control`, { data: order })

  await test.step('she has a board account, a profile, and a text begun', async () => {
    await connectBoard(request, mila.token, running.board_accounts.at(2))
    const skills = ['Zendesk', 'Customer support over chat and telephone', 'Spreadsheets with many formulas']
    const profile = { title: 'Support Lead', skills }
    expect((await request.put('/api/jobseeker/profile/', { headers, data: profile })).ok()).toBe(true)
    const listed = await (await request.get('/api/jobs/?search=virtual assistant', { headers })).json()
    // Half of its letter has whole sentences, and matches no order of the job.
    const job = listed.results.find(
      (one: { title: string; employer_shown: boolean }) =>
        /^[\w ]{4,40}$/.test(one.title) && !one.employer_shown,
    )
    await page.goto(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await box.fill(own)
  })

  await test.step('a letter half written can be stopped, and her own text is there again', async () => {
    await tellWriter({ fault: 'slow-stream' })
    await generate.click()
    await expect(box).toHaveValue(/^Dear /)
    await expect(box).not.toBeEditable()
    await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeDisabled()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(box).toHaveValue(own)
    await expect(dialog.getByText('You wrote this.')).toBeVisible()
  })

  await test.step('a writer that fails leaves a template, which says so; hers can be put back', async () => {
    await tellWriter({ fault: 'unauthorized', times: 5 })
    await generate.click()
    await expect(
      dialog.getByText(' We used a template because the AI draft wasn’t usable.', { exact: false }),
    ).toBeVisible()
    await putBack.click()
    await expect(box).toHaveValue(own)
    await tellWriter({ fault: 'none' })
  })

  await test.step('a letter comes a sentence at a time, and says what it is and what it rests on', async () => {
    await tellWriter({ fault: 'slow-stream' })
    await generate.click()
    await expect(box).toHaveValue(/^Dear /)
    await expect(box).not.toHaveValue(/Sincerely/)
    await tellWriter({ release: true })
    await expect(box).toHaveValue(/Sincerely,\nMila Reyes$/)
    await expect(
      dialog.getByText('Written with AI from your profile, resume and this job. Read it before you send it.'),
    ).toBeVisible()
    await dialog.getByText('Where each sentence comes from').click()
    await expect(dialog.getByText('Skill: Zendesk')).toBeVisible()
    await expectAccessible()
  })

  await test.step('she adds to it, and after a reload all of it is there', async () => {
    await box.fill(`${await box.inputValue()}\n\nMy name on the board is ${mila.email}.`)
    await dialog.locator('summary', { hasText: 'Points' }).click()
    await dialog.getByLabel('Apply points to spend').fill('2')
    await page.reload()
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(dialog.getByText('You edited it since.', { exact: false })).toBeVisible()
    await dialog.getByText('Where each sentence comes from').click()
    await expect(dialog.getByText('You wrote one more sentence.')).toBeVisible()
    await expect(putBack).toBeVisible()
  })

  await test.step('she looks at the board first, and nothing is sent by that', async () => {
    await dialog.locator('summary', { hasText: 'Points' }).click()
    await dialog.getByRole('button', { name: 'Check on Online Jobs Portal' }).click()
    await expect(dialog.getByText(/You have \d+ apply points? left\. We sent nothing\./)).toBeVisible()
    await expect(dialog.getByText(/^of \d+ left \(seen /)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the board gets the letter as she made it', async () => {
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('at most 2 apply points on Online Jobs Portal')).toBeVisible()
    await sendLetter(dialog)
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = applications.filter((one: { message: string }) => one.message.includes(mila.email))
    expect(hers).toHaveLength(1)
    expect(hers[0].message).toMatch(/^Dear [\s\S]+Sincerely,\r?\nMila Reyes/)
  })
})
