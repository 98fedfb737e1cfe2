import { makePdfOfLines } from '../../server/test/resume-files.ts'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, press, toastOf } from './expected-words.ts'
import { MOST_BYTES, pdf } from './resume-file.ts'

test('nora’s profile that is not saved stays as she wrote it, and says which field is why', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Nora')
  const headers = headersOf(token)
  const buffer = Buffer.from(makePdfOfLines(['Nora Reyes']))
  const file = pdf('Mine.pdf', buffer)
  await page.goto('/profile')

  await test.step('a file that is no resume, or too large a one, is not taken', async () => {
    await press(page.getByRole('button', { name: 'Add a resume' }))
    for (const [name, bytes] of [
      ['resume.exe', buffer],
      ['resume.pdf', Buffer.alloc(MOST_BYTES + 1)],
    ] as const) {
      await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf(name, bytes))
      const alert = page.getByRole('alert').filter({ hasText: 'Please upload' })
      await expect(alert).toHaveText('Please upload a PDF, DOC, or DOCX file under 5MB.')
      await expect(page.getByText(`${name} is sent when you save.`)).toBeHidden()
      await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
      await expect(alert).toBeHidden()
    }
  })

  await test.step('the server’s words, field by field, else that it did not work', async () => {
    await press(page.getByRole('button', { name: 'Cancel' }))
    await press(page.getByRole('button', { name: 'Edit Profile' }))
    await page.getByLabel('Professional title').fill('Bookkeeper')
    const errors = { title: ['Another one, please'], location: ['Where is that?'] }
    for (const [answer, text] of [
      [{ status: 400, json: { errors } }, 'title: Another one, please location: Where is that?'],
      [TROUBLE, 'There was an error updating your profile. Please try again.'],
    ] as const) {
      await whileAnswered(page, 'PUT /jobseeker/profile/', answer, async () => {
        await press(page.getByRole('button', { name: 'Save Changes' }))
        await expect(toastOf(page, 'Your profile was not saved', text)).toBeVisible()
        await expect(page.getByLabel('Professional title')).toHaveValue('Bookkeeper')
      })
    }
  })

  await test.step('a resume that cannot be fetched', async () => {
    await press(page.getByRole('button', { name: 'Cancel' }))
    const kept = await request.post('/api/resumes/', { headers, multipart: { file } })
    expect(kept.status()).toBe(201)
    await page.reload()
    for (const answer of [TROUBLE, 'lost'] as const) {
      await whileAnswered(page, 'GET /jobseeker/resume/download/', answer, async () => {
        await press(page.getByRole('button', { name: 'Resume', exact: true }))
        await expect(alertOf(page, 'Error downloading resume. Please try again.')).toBeVisible()
      })
    }
  })
})
