import { makePdfOfLines } from '../../server/test/resumes/resume-files.ts'
import { headersOf } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../log-in.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, expectToast, press, toastOf } from './expected-words.ts'
import { MOST_BYTES, pdf } from './resume-file.ts'

const resume = (name: string) => pdf(name, Buffer.from(makePdfOfLines(['Nora Reyes', name])))

test('nora reads what of her profile and resumes failed, and at which field; what she wrote stays', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token, email, password } = await signUpAs('Nora')
  const headers = headersOf(token)
  const file = resume('Mine.pdf')

  await test.step('a profile that does not load', async () => {
    await whileAnswered(page, 'GET /jobseeker/profile/', 'lost', async () => {
      await page.goto('/profile')
      const told = alertOf(page, 'Your profile didn’t load')
      const text = 'You’re offline. Try again when you’re back online.'
      await expect(told.getByText(text, { exact: true })).toBeVisible()
    })
    await press(page.getByRole('button', { name: 'Try Again' }))
  })

  await test.step('a file that is no resume, or too large a one, is not taken', async () => {
    await press(page.getByRole('button', { name: 'Add a resume' }))
    for (const [name, bytes] of [
      ['resume.exe', file.buffer],
      ['resume.pdf', Buffer.alloc(MOST_BYTES + 1)],
    ] as const) {
      await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf(name, bytes))
      const alert = page.getByRole('alert').filter({ hasText: 'Please upload' })
      await expect(alert).toHaveText('Please upload a PDF, DOC, or DOCX file under 5MB.')
      await expect(page.getByText(`We’ll upload ${name} when you save.`)).toBeHidden()
      await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
      await expect(alert).toBeHidden()
    }
  })

  await test.step('the server’s words, field by field, else that it did not work', async () => {
    await press(page.getByRole('button', { name: 'Cancel' }))
    await press(page.getByRole('button', { name: 'Edit Profile' }))
    const title = page.getByLabel('Professional title')
    await title.fill('Bookkeeper')
    const failed = 'There was an error updating your profile. Please try again.'
    const errors = { title: ['Another one, please'], location: ['Where is that?'] }
    for (const [answer, text] of [
      [TROUBLE, failed],
      ['lost', `${failed} You’re offline. Try again when you’re back online.`],
      [{ status: 400, json: { errors } }, 'title: Another one, please location: Where is that?'],
    ] as const) {
      await whileAnswered(page, 'PUT /jobseeker/profile/', answer, async () => {
        await press(page.getByRole('button', { name: 'Save Changes' }))
        await expect(toastOf(page, 'We couldn’t save your profile', text)).toBeVisible()
        await expect(title).toHaveValue('Bookkeeper')
      })
    }
    await expectAtField(title, 'Another one, please')
    await expect(page.getByRole('button', { name: 'Experience & Location Check this section' })).toBeVisible()
  })

  await test.step('skills that are too long, or too many', async () => {
    await press(page.getByRole('button', { name: 'Skills', exact: true }))
    const skill = page.getByLabel('Skills', { exact: true })
    const many = Array.from({ length: 101 }, (_, at) => `Skill ${at}`).join(',')
    for (const [typed, text] of [
      ['x'.repeat(81), 'A skill can have up to 80 characters'],
      [many, 'You can add up to 100 skills'],
    ] as const) {
      await skill.fill(typed)
      await skill.press('Enter')
      await expectAtField(skill, text)
      await expect(skill).toHaveValue(typed)
    }
  })

  await test.step('other resumes that do not load, and one that is not chosen or deleted', async () => {
    await press(page.getByRole('button', { name: 'Cancel' }))
    for (const one of [file, resume('Other.pdf')]) {
      const kept = await request.post('/api/resumes/', { headers, multipart: { file: one } })
      expect(kept.status()).toBe(201)
    }
    const section = page.getByRole('region', { name: 'Resume' })
    const names = section.getByText(/\.pdf$/)
    const failed = 'That didn’t work. Please try again.'
    await whileAnswered(page, 'GET /resumes/', TROUBLE, async () => {
      await page.reload()
      await expect(alertOf(page, 'Your other resumes didn’t load.')).toBeVisible()
    })
    await press(section.getByRole('button', { name: 'Try Again' }))
    await expect(names).toHaveText(['Mine.pdf', 'Other.pdf'])
    await whileAnswered(page, 'PUT /jobseeker/profile/', 'lost', async () => {
      await press(section.getByRole('button', { name: 'Use this one: Other.pdf' }))
      await expectToast(page, failed)
    })
    await whileAnswered(page, 'DELETE /resumes/*/', TROUBLE, async () => {
      await press(section.getByRole('button', { name: 'Delete Other.pdf' }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
      await expectToast(page, failed)
    })
    await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
    await expect(names).toHaveText(['Mine.pdf', 'Other.pdf'])
  })

  await test.step('a resume that cannot be fetched', async () => {
    for (const answer of [TROUBLE, 'lost'] as const) {
      await whileAnswered(page, 'GET /jobseeker/resume/download/', answer, async () => {
        await press(page.getByRole('button', { name: 'Resume', exact: true }))
        await expect(alertOf(page, 'Error downloading resume. Please try again.')).toBeVisible()
      })
    }
  })

  await test.step('without her session nothing is saved, and what she wrote waits for her', async () => {
    const title = page.getByLabel('Professional title')
    await press(page.getByRole('button', { name: 'Edit Profile' }))
    await title.fill('Bookkeeper')
    await endSessionAt(page, 'PUT /jobseeker/profile/', request, token)
    await press(page.getByRole('button', { name: 'Save Changes' }))
    const text = 'Please log in again. Your text is safe.'
    await expect(toastOf(page, 'We couldn’t save your profile', text)).toBeVisible()
    await logIn(page, { email, password })
    await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
    await press(page.getByRole('button', { name: 'About', exact: true }))
    await expect(title).toHaveValue('Bookkeeper')
  })
})
