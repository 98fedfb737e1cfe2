import type { Locator } from '@playwright/test'
import { writeByHand } from '../applying/write-by-hand.ts'
import { connectBoard, firstJob, headersOf, plainJob } from '../asking.ts'
import { expect, test } from '../fixtures.ts'
import { endSessionAt, TROUBLE, whileAnswered } from './answers.ts'
import { expectAtField, expectToast, press, toastOf } from './expected-words.ts'
import { MOST_BYTES, pdf } from './resume-file.ts'

const APPLY = 'POST /job-applications/apply/'
const KEPT = 'We sent nothing. Your cover letter is safe.'
const STILL_SENDING =
  'Online Jobs Portal is slow right now. Your application is on its way. Keep this page open.'
const CANNOT_CLOSE =
  'We’re sending your application and can’t stop halfway. This closes once we get an answer.'
const NO_CONNECTION = 'We couldn’t reach Hanap. Check your connection and try again.'
const LOOK_FAILED = 'We couldn’t reach Online Jobs Portal. Please try again in a while.'

test('mila reads why her application did not go, and her letter is there after each time', async ({
  page,
  request,
  running,
  signUpAs,
}) => {
  const mila = await signUpAs('Mila')
  const headers = headersOf(mila.token)
  const job = await plainJob(request, mila.token)
  const letter = `I kept the books of two shops. I am ${mila.email}.`
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  const box = dialog.getByLabel('Cover letter', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Submit Application' })
  const submitting = dialog.getByRole('button', { name: 'Submitting...' })
  const why = page.getByRole('dialog', { name: 'Application Error' })
  const resume = dialog.getByLabel('Resume', { exact: true })
  const another = dialog.getByLabel('Upload another')
  const open = () => press(page.getByRole('button', { name: 'Apply Now' }).first())
  const noticeOf = (title: string) =>
    dialog.locator('.alert').filter({ has: page.getByText(title, { exact: true }) })

  await test.step('a form that does not load can be asked for again', async () => {
    // First, since the form is prefetched.
    await page.route('**/assets/apply-flow-*.js', (route) => route.abort('internetdisconnected'))
    await page.goto(`/jobs/${job.id}`)
    await open()
    await expect(
      toastOf(page, 'We could not open the application form', 'Check your connection and try again.'),
    ).toBeVisible()
    await page.unroute('**/assets/apply-flow-*.js')
  })

  await test.step('samples stand where her resumes did not load, and cannot be sent', async () => {
    await whileAnswered(page, 'GET /resumes/', TROUBLE, async () => {
      await writeByHand(page)
      const told = dialog.getByRole('alert').filter({ hasText: 'Your resumes didn’t load' })
      await expect(told).toContainText(
        'You can’t send these samples. Continue without a resume, upload one, or try again.',
      )
      await resume.selectOption('Sample: Bookkeeper.pdf')
      await box.fill(letter)
      await press(submit)
      await expect(
        dialog.getByText('You can’t send this sample. Please choose another.', { exact: true }),
      ).toBeVisible()
      await expect(resume).toBeFocused()
    })
    await press(dialog.getByRole('button', { name: 'Try Again' }))
    await expect(resume).toHaveValue('none')
  })

  await test.step('without a board account nothing is sent', async () => {
    await press(submit)
    await expect(
      toastOf(
        page,
        'Online Jobs Portal Integration Required',
        'You need to connect your Online Jobs Portal account in Settings to apply for jobs.',
      ),
    ).toBeVisible()
    const required = page.getByRole('dialog', { name: 'First, connect Online Jobs Portal' })
    await press(required.locator('.dialog-head').getByRole('button', { name: 'Close' }))
    await connectBoard(request, mila.token, running.board_accounts.at(1))
  })

  await test.step('a file that is too large is not taken', async () => {
    await another.setInputFiles(pdf('resume.pdf', Buffer.alloc(MOST_BYTES + 1)))
    await expect(
      toastOf(page, 'Invalid File', 'Please upload a PDF, DOC, or DOCX file under 5MB.'),
    ).toBeVisible()
    await expect(resume).toHaveValue('none')
  })

  await test.step('a resume that does not arrive is told by a toast', async () => {
    await another.setInputFiles(pdf('Mine.pdf'))
    for (const [answer, text] of [
      [TROUBLE, 'We couldn’t upload your resume. Please try again.'],
      ['lost', 'The connection dropped while we were uploading your resume.'],
      [{ status: 400, json: { detail: 'Five a day are enough.' } }, 'Five a day are enough.'],
    ] as const) {
      await whileAnswered(page, 'POST /resumes/', answer, async () => {
        await press(submit)
        await expect(toastOf(page, 'Resume Upload Failed', `${text} ${KEPT}`)).toBeVisible()
        await expect(box).toHaveValue(letter)
      })
    }
    await resume.selectOption('No resume')
  })

  await test.step('a look at the board that fails says so, and that the account needs her', async () => {
    const settings = await (await request.get('/api/settings/integrations/', { headers })).json()
    await press(dialog.locator('summary', { hasText: 'Points' }))
    const json = { ...settings, needs_attention: 'credentials' }
    for (const [answer, text] of [
      [TROUBLE, LOOK_FAILED],
      ['lost', `${NO_CONNECTION} ${KEPT}`],
    ] as const) {
      await whileAnswered(page, 'POST /job-applications/look/', answer, async () => {
        await whileAnswered(page, 'GET /settings/integrations/', { status: 200, json }, async () => {
          await press(dialog.getByRole('button', { name: 'Check on Online Jobs Portal' }))
          await expect(toastOf(page, 'The check didn’t go through', text)).toBeVisible()
          const told = noticeOf('Connect your Online Jobs Portal account again')
          await expect(told).toContainText(
            'Online Jobs Portal no longer lets us in. You can still try; you won’t lose what you wrote.',
          )
        })
      })
    }
  })

  await test.step('the preview says what is wrong and what could not be looked up', async () => {
    const points = dialog.getByLabel('Apply points to spend')
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await points.fill('0')
    await whileAnswered(page, 'GET /settings/privacy/withheld/', TROUBLE, async () => {
      await press(dialog.getByRole('button', { name: 'Preview' }))
      for (const text of [
        'Enter 1 to 99 apply points.',
        'We couldn’t load your privacy settings. We still leave out phone numbers and email addresses if you chose that. Check that your cover letter doesn’t name your current employer.',
      ]) {
        await expect(preview.getByText(text, { exact: true })).toBeVisible()
      }
    })
    await press(submit)
    await expectAtField(points, 'Please enter a whole number from 1 to 99')
    await expect(points).toBeFocused()
    await points.fill('1')
  })

  await test.step('a refusal that can be mended leaves the dialog open', async () => {
    const errors = { subject: ['A subject is one line'] }
    const planOver = 'An active subscription is required. Please choose a plan.'
    for (const [answer, text] of [
      [{ status: 400, json: { errors } }, 'Validation error: subject: A subject is one line'],
      [{ status: 400, json: {} }, 'Invalid request data. Please check your inputs.'],
      [{ status: 401, json: {} }, 'Authentication required. Please log in again.'],
      [{ status: 403, json: { code: 'subscription-required', detail: planOver } }, planOver],
      [TROUBLE, 'There was an error submitting your application.'],
    ] as const) {
      await whileAnswered(page, APPLY, answer, async () => {
        await press(submit)
        // This closes each toast: the last step waits for the same words.
        await expectToast(page, 'Application Failed', text)
        await expect(noticeOf('Your last try didn’t go through')).toContainText(text)
        await expect(box).toHaveValue(letter)
        await expect(submit).toBeEnabled()
      })
    }
  })

  await test.step('a board that says why is quoted, and the dialog behind that closes', async () => {
    const error = 'The board did not take your application.'
    const details = {
      reason: 'The employer closed this job.',
      possible_causes: ['It was filled.'],
      suggestions: ['Look for one like it.'],
      job_url: 'https://board.example/jobs/7',
    }
    await whileAnswered(page, APPLY, { status: 400, json: { error, details } }, async () => {
      await press(submit)
      // The dialog explains it.
      const toast = toastOf(page, 'Application Failed')
      await expect(toast).toBeVisible()
      await expect(toast.locator('.toast-text')).toHaveCount(0)
      await expect(why.locator('.alert-title')).toHaveText(error)
      await expect(why.getByText('Reason: The employer closed this job.', { exact: true })).toBeVisible()
      for (const [title, item] of [
        ['Possible causes', 'It was filled.'],
        ['What you can do', 'Look for one like it.'],
      ] as const) {
        const points = why.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
        await expect(points.getByRole('listitem')).toHaveText([item])
      }
      await expect(why.getByRole('link', { name: /^Open the job on Online Jobs Portal/ })).toHaveAttribute(
        'href',
        details.job_url,
      )
      await expect(why.getByRole('button', { name: 'Check Integration Settings' })).toBeVisible()
      await expect(dialog).toBeHidden()
    })
  })

  await test.step('a letter that cannot be copied is selected, and what was not noted is told', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    const board = page.waitForEvent('popup')
    await press(why.getByRole('link', { name: /^Copy the cover letter and open the job/ }))
    await (await board).close()
    await expect(
      why.getByText('Your browser didn’t let us copy. The text below is selected: copy it yourself.'),
    ).toBeVisible()
    await expect.poll(() => selectionOf(why.getByLabel('Subject and cover letter'))).toContain(letter)
    for (const answer of [TROUBLE, 'lost'] as const) {
      await whileAnswered(page, 'POST /job-applications/', answer, async () => {
        await press(why.getByRole('button', { name: 'I applied there myself' }))
        await expectToast(page, 'We couldn’t add it', 'Your cover letter is safe. Please try again.')
      })
    }
    await press(why.locator('.dialog-foot').getByRole('button', { name: 'Close', exact: true }))
    await expect(why).toBeHidden()
  })

  await test.step('a long sending cannot be stopped; where job or letter are gone the dialog closes', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/job-applications/apply/', async (route) => {
      await answered
      await route.fulfill({ status: 404, json: {} })
    })
    await open()
    await expect(box).toHaveValue(letter)
    await page.clock.install()
    await press(submit)
    const told = dialog.getByRole('status')
    await expect(submitting).toBeVisible()
    await page.clock.fastForward(8000)
    await expect(told.filter({ hasText: STILL_SENDING })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(told.filter({ hasText: CANNOT_CLOSE })).toBeVisible()
    await expect(box).toHaveValue(letter)
    answer()
    await expect(
      toastOf(
        page,
        'Application Failed',
        'Resource not found. The job or cover letter might have been removed.',
      ),
    ).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.unroute('**/api/job-applications/apply/')
  })

  await test.step('without her session she is told to log in again', async () => {
    await open()
    await expect(box).toHaveValue(letter)
    await endSessionAt(page, 'POST /job-applications/apply/', request, mila.token)
    await press(submit)
    await expect(
      toastOf(page, 'Application Failed', 'Authentication required. Please log in again.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})

test('olga’s template says why it is one, and her instructions stay where they are not saved', async ({
  page,
  request,
  signUpAs,
}) => {
  const { token } = await signUpAs('Olga')
  const job = await firstJob(request, token)
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  const settings = page.getByRole('dialog', { name: 'AI Settings' })
  const box = settings.getByLabel('Instructions')
  const save = settings.getByRole('button', { name: 'Save', exact: true })

  await test.step('the letter is a template, whatever the writing came to', async () => {
    await page.goto(`/jobs/${job.id}`)
    await writeByHand(page)
    for (const [answer, reason] of [
      [TROUBLE, 'We used a template because the AI failed.'],
      [
        { status: 429, json: {} },
        'We used a template because you’ve generated many letters. Try again in a while.',
      ],
      [
        { status: 403, json: { code: 'subscription-required' } },
        'You need an active plan to generate letters. We used a template.',
      ],
      ['lost', 'We used a template because the connection dropped.'],
    ] as const) {
      await whileAnswered(page, 'POST /cover-letters/generate/', answer, async () => {
        await press(dialog.getByRole('button', { name: 'Generate with AI' }))
        const note = `${reason} Read it and make it yours before you send it.`
        await expect(dialog.getByText(note, { exact: true })).toBeVisible()
        await expect(dialog.getByLabel('Cover letter', { exact: true })).toHaveValue(
          /^Dear [\s\S]+Olga Reyes$/,
        )
      })
    }
  })

  await test.step('a letter that takes too long is a template; until then hers stays', async () => {
    const letter = dialog.getByLabel('Cover letter', { exact: true })
    await letter.fill('I kept the books of two shops.')
    await page.route('**/api/cover-letters/generate/', () => {})
    await page.clock.install()
    await press(dialog.getByRole('button', { name: 'Generate with AI' }))
    await expect(
      dialog.getByText('We’re writing a cover letter. You can edit it when it’s done.'),
    ).toBeAttached()
    await expect(letter).toHaveValue('I kept the books of two shops.')
    await expect(letter).not.toBeEditable()
    await page.clock.fastForward(90_000)
    const note =
      'We used a template because the AI took too long. Read it and make it yours before you send it.'
    await expect(dialog.getByText(note, { exact: true })).toBeVisible()
    await expect(letter).toHaveValue(/^Dear /)
  })

  await test.step('instructions that do not load cannot be saved over', async () => {
    const opener = dialog.getByRole('button', { name: 'AI Settings' })
    await whileAnswered(page, 'GET /ai-instructions/', TROUBLE, async () => {
      await press(opener)
      await expect(settings.getByText('Your instructions didn’t load.', { exact: true })).toBeVisible()
      const why = 'You can save once they load.'
      await expect(settings.getByText(why, { exact: true })).toBeVisible()
      await expect(save).toBeHidden()
    })
    await press(settings.getByRole('button', { name: 'Try Again' }))
    await expect(box).toBeVisible()
  })

  await test.step('what the server says of them is shown, else that they were not saved', async () => {
    await box.fill('Short and friendly.')
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'Kindly shorter.' } }, 'Kindly shorter.'],
      [{ status: 400, json: { error: 'Kindly longer.' } }, 'Kindly longer.'],
      [TROUBLE, 'Failed to save instructions'],
      ['lost', 'An unexpected error occurred while saving your AI instructions.'],
    ] as const) {
      await whileAnswered(page, 'POST /ai-instructions/', answer, async () => {
        await press(save)
        await expect(settings.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
        await expect(box).toHaveValue('Short and friendly.')
      })
    }
  })

  await test.step('without her session she is told to log in', async () => {
    await endSessionAt(page, 'POST /ai-instructions/', request, token)
    await press(save)
    await expect(toastOf(page, 'You must be logged in to save AI instructions.')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})

const selectionOf = (field: Locator) =>
  field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
