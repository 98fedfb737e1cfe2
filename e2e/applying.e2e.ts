import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures.ts'

const resumes = path.join(import.meta.dirname, '..', 'bench', 'data', 'resumes')
const link = 'https://rosa.example.com/resume'

test('rosa applies with a resume she uploads on the way and the link to one elsewhere, and reads afterwards what was sent', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}) => {
  const rosa = await signUpAs('Rosa')
  const headers = { authorization: `Token ${rosa.token}` }
  const letter = `I kept the books of two shops for three years. I am ${rosa.email}.`
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })

  await test.step('she has a board account, a resume, and a link in her profile', async () => {
    const account = running.board_accounts.at(0)
    const connected = await request.post('/api/olj/', {
      headers,
      data: { olj_email: account?.email, olj_password: account?.password },
    })
    expect(connected.ok()).toBe(true)
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
    await dialog.getByRole('checkbox', { name: /Add the link/ }).check()
    await dialog.getByLabel('Cover letter').fill(letter)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('16-esl-teacher.docx. Not sent: the board takes no file.')).toBeVisible()
    await expect(dialog.getByText(`My resume: ${link}`)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the board gets the letter with the link', async () => {
    await dialog.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const hers = applications.filter((one: { message: string }) => one.message.includes(rosa.email))
    expect(hers).toHaveLength(1)
    expect(hers[0].message.replaceAll('\r\n', '\n')).toBe(`${letter}\n\nMy resume: ${link}`)
  })

  await test.step('the tracker keeps the listing, the letter and the resume as they were', async () => {
    await page.goto('/applications')
    await page.getByRole('button', { name: /Show the route/ }).click()
    await page.getByText('What was sent').click()
    await expect(page.getByRole('heading', { name: 'The listing, as it was' })).toBeVisible()
    await expect(page.getByText(letter)).toContainText(`My resume: ${link}`)
    await expect(page.getByText(/^16-esl-teacher\.docx \(DOCX/)).toBeVisible()
    await expectAccessible()
  })
})
