import { connectBoard } from '../asking.ts'
import { importJob } from '../board-jobs.ts'
import { expect, test } from '../fixtures.ts'

const title = 'Kalachuchi Help Desk'
const description = `You answer mails for a small shop.

How to apply:
Use the subject line "TSINELAS".
Start your cover letter with the words "quiet harbor".
Please answer these 6 questions:
1. Which help desk do you know best?
2. How many mails a day did you answer?
3. When can you start?
4. What is your internet speed?
5. Which shift do you prefer?
6. Why this shop?
Send a Loom video introducing yourself.
Fill out our application form here: https://forms.example/kalachuchi
Do not send a resume.
Send your application to [insert email].`

test.describe.configure({ timeout: 300_000 })

test('paloma follows what a job asks, and the tracker keeps what she sent and what she said', async ({
  page,
  request,
  running,
  signUpAs,
  expectAccessible,
}, info) => {
  const paloma = await signUpAs('Paloma')
  await connectBoard(request, paloma.token, running.board_accounts.at(3))
  const { board } = running.standins
  const given = { request, board, token: paloma.token, info }
  const job = await importJob(given, { title, salary: '$900 a month', description })

  const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
  const list = dialog.getByRole('region', { name: 'This employer asks for' })
  const letter = dialog.getByLabel('Cover letter', { exact: true })
  const line = (words: string | RegExp) => list.getByRole('listitem').filter({ hasText: words })

  await test.step('a job that goes elsewhere says so before anything is written', async () => {
    await page.goto(`/jobs/${job}`)
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(dialog.getByText('This job takes applications elsewhere')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Open their form/ })).toHaveAttribute(
      'href',
      'https://forms.example/kalachuchi',
    )
    await expect(line('No resume').getByLabel('Done')).toBeVisible()
    await expectAccessible('both')
  })

  await test.step('subject and code word go in by a press', async () => {
    await letter.fill(`I am Paloma, ${paloma.email}. I can start [your start date].`)
    for (const words of ['TSINELAS', 'quiet harbor']) {
      await line(words).getByRole('button', { name: 'Put it in' }).click()
      await expect(line(words).getByLabel('Done')).toBeVisible()
    }
  })

  await test.step('six answers and a video link too', async () => {
    const questions = line('Answer 6 questions')
    for (const [i, field] of (await questions.getByRole('textbox').all()).entries()) {
      await field.fill(`Answer ${i + 1}`)
    }
    await questions.getByRole('button', { name: 'Put in 6 answers' }).click()
    await expect(questions.getByLabel('Done')).toBeVisible()
    await line('A video of yourself').getByLabel('Link').fill('https://loom.example/paloma')
    await line('A video of yourself').getByRole('button', { name: 'Put the link in' }).click()
    await expect(line('A video of yourself').getByLabel('Done')).toBeVisible()
  })

  await test.step('what is missing is named, and never in the way', async () => {
    await dialog.getByRole('button', { name: /^Submit Application/ }).click()
    await expect(dialog.getByRole('button', { name: /^Send: 2 things missing, 1 blank left/ })).toBeVisible()
    await expect(letter).toBeFocused()
    await page.keyboard.type('on Monday')
    await expect(letter).toHaveValue(/I can start on Monday\./)
    await expect(dialog.getByRole('button', { name: /^Send: 2 things missing(?!,)/ })).toBeVisible()
    await line('Fill in their form').getByLabel('I did this there').check()
    await expect(line('Fill in their form').getByLabel('You said so')).toBeVisible()
    await expectAccessible('both')
  })

  await test.step('on a phone the tool opens the same list', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await dialog.getByRole('button', { name: /^Asks: / }).click()
    const sheet = page.getByRole('dialog', { name: 'This employer asks for' })
    await expect(sheet.getByLabel('You said so')).toBeVisible()
    await expectAccessible('both')
    await sheet.getByRole('button', { name: 'Back to my cover letter' }).click()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the employer gets it, and the tracker tells what was asked', async () => {
    await dialog.getByRole('button', { name: /^Send: 1 thing missing/ }).click()
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    const { applications } = await (await request.get(`${running.standins.board}/_inspect.json`)).json()
    const [hers] = applications.filter((one: { message: string }) => one.message.includes(paloma.email))
    expect(hers.message).toMatch(/^quiet harbor/)
    expect(hers.message).toContain('Q: Why this shop?')
    expect(hers.message).toContain('Video: https://loom.example/paloma')

    const next = page.getByRole('dialog', { name: 'You’ve applied' }).getByRole('listitem').first()
    const chosen = next.getByRole('heading').getByRole('link')
    const name = (await chosen.textContent()) ?? ''
    await chosen.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

    await page.goto('/applications')
    await page
      .getByRole('button', { name: `Show the route of ${title}` })
      .first()
      .click()
    await page.getByText('What we sent', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'What they asked, and what you sent' })).toBeVisible()
    await expect(page.getByLabel('You said so')).toBeVisible()
    await expectAccessible('both')
  })
})
