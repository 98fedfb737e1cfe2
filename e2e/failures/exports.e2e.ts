import { expect, test } from '../fixtures.ts'
import { whileAnswered } from './answers.ts'
import { alertOf } from './expected-words.ts'

test('the copy of her data that lea cannot download keeps its link, until that is over', async ({
  page,
  signUpAs,
}) => {
  await signUpAs('Lea')
  await page.goto('/data-export#token=there-is-no-such-copy-as-this-one')
  const download = page.getByRole('button', { name: 'Download my data' })
  await whileAnswered(page, 'POST /settings/data-export/fetch/', 'lost', async () => {
    await download.click()
    const broken = 'The download didn’t work. Your link still works: please try again.'
    await expect(alertOf(page, broken)).toBeVisible()
  })
  await download.click()
  const over = 'This link has expired or you already used it. You can ask for a new copy under Settings.'
  await expect(alertOf(page, over)).toBeVisible()
  await page.reload()
  const none = 'This page needs the link from your email. Open it again.'
  await expect(alertOf(page, none)).toBeVisible()
})
