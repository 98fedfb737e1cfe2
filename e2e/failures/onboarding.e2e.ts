import { makePdfOfLines } from '../../server/test/resumes/resume-files.ts'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../log-in.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { alertOf, expectAtField, expectToast, toastOf } from './expected-words.ts'
import { MOST_BYTES, pdf } from './resume-file.ts'

test('each step of the profile tells mia what it still wants, and what could not be saved stays', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token, email, password } = await signUpAs('Mia')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const step = (number: number) =>
    expect(page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 5`) })).toBeVisible()

  await test.step('what she saved before does not load', async () => {
    await whileAnswered(page, 'GET /jobseeker/profile/', TROUBLE, async () => {
      await page.goto('/onboarding')
      const told = alertOf(page, 'Your profile didn’t load')
      await expect(told.getByText('What you saved so far is safe. Please try again.')).toBeVisible()
    })
    await press('Try Again')
  })

  await test.step('step 1', async () => {
    await press('Continue')
    await expectAtField(page.getByLabel('Professional title'), 'Professional title is required')
    await expectAtField(page.getByLabel('Years of experience'), 'Years of experience is required')
    await expectAtField(page.getByLabel('Location'), 'Location is required')
    await expectAtField(group('Work options'), 'Please select at least one work option')
    await press('Skip')
  })

  await test.step('step 2: the file', async () => {
    await step(2)
    const file = page.getByLabel('Resume', { exact: true })
    const link = page.getByLabel(/Link to an online resume/)
    const notice = page.getByRole('main').getByRole('alert')
    const wrongFile = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
    await expect(page.getByText('You can’t skip this step: your profile needs a resume.')).toBeVisible()
    await link.fill('mia.example.com')
    await press('Continue')
    await expectAtField(file, 'Please upload a resume file')
    await expectAtField(link, 'Please enter a valid URL for your online resume')

    await file.setInputFiles(pdf('resume.pdf', Buffer.alloc(MOST_BYTES + 1)))
    await expect(notice).toHaveText(wrongFile)
    // The name is valid; the server checks the content.
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/resumes/'))
    await file.setInputFiles(pdf('resume.pdf', Buffer.from('MZ')))
    expect((await refused).status()).toBe(400)
    await expect(notice).toHaveText(wrongFile)

    const good = pdf('resume.pdf', Buffer.from(makePdfOfLines(['Mia Reyes', 'mia@example.com'])))
    const lost =
      'The connection dropped while we were sending your resume. Try again when you’re back online.'
    for (const [failure, text] of [
      [TROUBLE, undefined],
      ['lost', lost],
    ] as const)
      await whileAnswered(page, 'POST /resumes/', failure, async () => {
        await file.setInputFiles(good)
        await expectToast(page, 'We couldn’t upload your resume. Please try again.', text)
      })
    // Never answered.
    await page.route('**/api/resumes/', () => {})
    await file.setInputFiles(good)
    await press('Continue')
    await expectAtField(file, 'We’re still uploading your resume. Please wait.')
    await press('Stop')
    await page.unroute('**/api/resumes/')

    await whileAnswered(page, 'POST /resume-parse/', TROUBLE, async () => {
      await file.setInputFiles(good)
      await expectToast(page, 'We couldn’t read your resume.')
      const text = 'We couldn’t read it just now. Please try again, or fill in the fields yourself.'
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
    await press('Read my resume')
    const nothing = 'We found nothing for the other steps. Please fill them in yourself.'
    await expect(page.getByText(nothing, { exact: true })).toBeVisible()
    await expect(page.getByText('resume.pdf is uploaded.', { exact: true })).toBeVisible()
    await link.fill('https://mia.example.com')
  })

  await test.step('step 2: the saving', async () => {
    const failed = 'There was a problem saving your profile. Please try again.'
    const link = page.getByLabel(/Link to an online resume/)
    const errors = { resume_url: ['This link leads nowhere.'], location: ['This place is unknown.'] }
    const failures = [
      ['lost', 'You’re offline. Your text is safe here. Try again when you’re back online.'],
      [TROUBLE, undefined],
      [
        { status: 400, json: { errors } },
        'resume_url: This link leads nowhere. location: This place is unknown.',
      ],
    ] as const
    for (const [failure, lines] of failures)
      await whileAnswered(page, 'POST /jobseeker/profile/', failure, async () => {
        await press('Continue')
        await expectToast(page, failed, lines)
      })
    await expectAtField(link, 'This link leads nowhere.')
    await expect(link).toHaveValue('https://mia.example.com')
    await press('Continue')
  })

  await test.step('step 3', async () => {
    await step(3)
    await press('Continue')
    await expectAtField(page.getByLabel('Skills', { exact: true }), 'At least one skill is required')
    await press('Skip')
  })

  await test.step('step 4', async () => {
    await step(4)
    await press('Continue')
    await expectAtField(group('Projects'), 'Please add at least one project')
    await press('Add a project')
    const links = [
      ['Website', 'Please enter a valid website URL'],
      ['LinkedIn', 'Please enter a valid LinkedIn URL'],
      ['GitHub', 'Please enter a valid GitHub URL'],
    ] as const
    for (const [label] of links) await page.getByLabel(label).fill('no such place')
    await press('Continue')
    await expectAtField(page.getByLabel('Project title'), 'Project title is required')
    await expectAtField(page.getByLabel('Project description'), 'Project description is required')
    for (const [label, text] of links) await expectAtField(page.getByLabel(label), text)
    await press('Skip')
  })

  await test.step('step 5', async () => {
    await step(5)
    const [least, most] = [page.getByLabel('Minimum salary'), page.getByLabel('Maximum salary')]
    await page.getByRole('radio', { name: 'Custom' }).check()
    await press('Complete')
    await expectAtField(group('Job types'), 'Please select at least one job type')
    await expectAtField(least, 'Minimum salary is required')
    await expectAtField(most, 'Maximum salary is required')
    await expectAtField(page.getByLabel('When can you start?'), 'Please specify your custom availability')
    await least.fill('9001')
    await most.fill('9000')
    await press('Complete')
    await expectAtField(least, 'Minimum salary cannot be greater than maximum salary')
    await whileAnswered(page, 'POST /jobseeker/profile/', TROUBLE, async () => {
      await press('Skip preferences')
      await expectToast(page, 'There was a problem saving your profile. Please try again.')
    })
    await expect(least).toHaveValue('9001')
  })

  await test.step('all is saved, and whether it is complete is not known', async () => {
    const [least, from] = [page.getByLabel('Minimum salary'), page.getByLabel('When can you start?')]
    const status = 'POST /auth/check-onboarding-status/'
    await least.fill('8000')
    await from.fill('In June')
    await press('Part-time')
    await whileAnswered(page, status, TROUBLE, async () => {
      await press('Complete')
      await expectToast(page, 'Your profile is saved. We couldn’t check if it’s complete. Please try again.')
    })
    const checks = { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true }
    const json = { checks, onboarding_completed: false, preferences_skipped: false, next_step: 5 }
    await whileAnswered(page, status, { status: 200, json }, async () => {
      await press('Complete')
      const text = 'Your profile is saved, but not complete yet. Please try again in a moment.'
      await expect(alertOf(page, text)).toBeVisible()
    })
    await expect(from).toHaveValue('In June')
  })

  await test.step('without her session nothing is saved, and what she wrote waits for her', async () => {
    await page.getByLabel('When can you start?').fill('In July')
    await endSessionAt(page, 'POST /jobseeker/profile/', request, token)
    await press('Complete')
    const text = 'Your text is safe. You’ll come back to this step.'
    await expect(toastOf(page, 'Please log in to save this', text)).toBeVisible()
    await logIn(page, { email, password })
    await expect(page.getByLabel('When can you start?')).toHaveValue('In July')
  })
})
