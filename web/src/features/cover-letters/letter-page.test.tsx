import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { keptLetter } from '../../../test/letters.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { versioned } from '../../../test/versioned.ts'
import { session } from '../../api/session/browser-session.ts'

const now = Date.now()
const READ = 'GET /cover-letters/5/'
const SAVE = 'PATCH /cover-letters/5/'
const REMOVE = 'DELETE /cover-letters/5/'

beforeAll(() => import('./letter-page.tsx'))

function keeping(change: Parameters<typeof keptLetter>[1] = {}) {
  const { set: update, read, write } = versioned(keptLetter(5, change))
  return {
    update,
    answers: {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      [READ]: read,
      [SAVE]: (words: { subject: string }, ...call: [URL, RequestInit]) =>
        write({ ...words, subject: words.subject || 'Application for Bookkeeper 5' }, ...call),
      'GET /cover-letters/': { count: 0, results: [] },
    },
  }
}
function open(answers: Readonly<Record<string, unknown>> = keeping().answers) {
  session.signIn('known', ana)
  return openSite('/letters/5', answers)
}
const subject = () => screen.findByLabelText<HTMLInputElement>('Subject')
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const write = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const askedWhich = async () => within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))

describe('changing a letter', () => {
  test('ana changes both fields and saves them', async () => {
    const { bodies } = open()
    expect((await subject()).value).toBe('Books, gladly 5')
    expect(screen.getByRole('heading', { level: 1, name: 'Cover letter for Bookkeeper 5' })).toBeDefined()
    expect(screen.queryByText('Not saved yet.')).toBeNull()
    fireEvent.change(await subject(), { target: { value: ' Numbers ' } })
    write('I keep books well.\u000b ')
    expect(screen.getByText('Not saved yet.')).toBeDefined()
    await press('Save')
    expect(await screen.findByText('Cover letter saved')).toBeDefined()
    expect(bodies).toContainEqual({ subject: 'Numbers', content: 'I keep books well.' })
    expect(box().value).toBe('I keep books well.')
    expect(screen.queryByText('Not saved yet.')).toBeNull()
  })

  test('an emptied subject comes back as the usual one', async () => {
    open()
    fireEvent.change(await subject(), { target: { value: '' } })
    await press('Save')
    await waitFor(async () => expect((await subject()).value).toBe('Application for Bookkeeper 5'))
  })

  test('an empty letter says so at its field and is not sent', async () => {
    const { calls } = open()
    await subject()
    write('  ')
    await press('Save')
    expect(await screen.findByText('Please provide a cover letter for your application.')).toBeDefined()
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(calls).not.toContain(SAVE)
  })

  test('what the server says of a field stands at it', async () => {
    open({
      ...keeping().answers,
      [SAVE]: refusal(400, { code: 'invalid', errors: { subject: ['Too odd'] } }),
    })
    await subject()
    write('Other words')
    await press('Save')
    expect(await screen.findByText('Too odd')).toBeDefined()
    expect(box().value).toBe('Other words')
  })

  test.each([
    ['no answer', 'You’re offline. We haven’t saved your cover letter yet. Please try again.'],
    [refusal(500), 'We couldn’t save your cover letter. Please try again.'],
    [
      refusal(404, { code: 'not-found', detail: 'This letter was not found.' }),
      'You deleted this cover letter elsewhere. Copy your text before you leave.',
    ],
  ])('after a failure (%j) the words are still there', async (answer, text) => {
    open({ ...keeping().answers, [SAVE]: answer })
    await subject()
    write('Other words')
    await press('Save')
    expect(await screen.findByText(text)).toBeDefined()
    expect(box().value).toBe('Other words')
    expect(screen.getByText('Not saved yet.')).toBeDefined()
  })

  test('what another device saved meanwhile is not written over before ana knows', async () => {
    const { update, answers } = keeping()
    open(answers)
    await subject()
    write('Mine')
    update({ content: 'From my phone' })
    await press('Save')
    const choice = await askedWhich()
    expect(choice.getByText('From my phone')).toBeDefined()
    await userEvent.click(choice.getByRole('button', { name: 'Keep editing' }))
    expect(box().value).toBe('Mine')
    expect(answers[READ]().content).toBe('From my phone')
  })

  test.each([
    ['What you wrote here', 'Mine'],
    ['Saved elsewhere', 'From my phone'],
    ['Both', 'From my phone\n\nWritten here:\nMine'],
  ])('ana chooses between both: %s', async (side, kept) => {
    const { update, answers } = keeping()
    open(answers)
    await subject()
    write('Mine')
    update({ content: 'From my phone' })
    await press('Save')
    const choice = await askedWhich()
    await userEvent.click(choice.getByRole('radio', { name: new RegExp(`^${side}`) }))
    await userEvent.click(choice.getByRole('button', { name: 'Save this' }))
    expect(await screen.findByText('Cover letter saved')).toBeDefined()
    expect(box().value).toBe(kept)
    expect(answers[READ]().content).toBe(kept)
  })

  test('another subject of her phone stays beside the words that ana changed here', async () => {
    const { update, answers } = keeping()
    open(answers)
    await subject()
    write('Mine')
    update({ subject: 'From my phone' })
    await press('Save')
    expect(await screen.findByText('Cover letter saved')).toBeDefined()
    expect(answers[READ]()).toMatchObject({ subject: 'From my phone', content: 'Mine' })
    expect((await subject()).value).toBe('From my phone')
  })

  test('a letter that nobody touched here shows what another tab saved, as no change of ana’s', async () => {
    const { update, answers } = keeping()
    const { calls, queryClient } = open(answers)
    await subject()
    update({ content: 'From my phone' })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(box().value).toBe('From my phone'))
    expect(screen.queryByText('Not saved yet.')).toBeNull()
    expect(sessionStorage.getItem(`letterEdit:${ana.id}:5`)).toBeNull()
    await press('Apply with this cover letter')
    await waitFor(() => expect(window.location.pathname).toBe('/jobs/5'))
    expect(calls).not.toContain(SAVE)
  })

  test('what ana has typed stays when another tab saved meanwhile, also once it is as it was', async () => {
    const { update, answers } = keeping()
    const { queryClient } = open(answers)
    await subject()
    write('Mine')
    update({ content: 'From my phone', applied: true })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Apply with this cover letter' })).toBeNull(),
    )
    expect(box().value).toBe('Mine')
    write('I keep books.\n\nAna')
    await press('Save')
    expect((await askedWhich()).getByText('From my phone')).toBeDefined()
    expect(box().value).toBe('I keep books.\n\nAna')
  })

  test.each(['asked for anew', 'saved again'])(
    'a letter whose saving was not answered is nobody else’s once it is %s',
    async (how) => {
      const { answers } = keeping()
      let saves = 0
      const saveFirstUnanswered = (...call: Parameters<(typeof answers)[typeof SAVE]>) => {
        const answer = answers[SAVE](...call)
        saves += 1
        return saves === 1 ? 'no answer' : answer
      }
      const { queryClient } = open({ ...answers, [SAVE]: saveFirstUnanswered })
      await subject()
      write('Mine')
      await press('Save')
      const failure = 'You’re offline. We haven’t saved your cover letter yet. Please try again.'
      expect(await screen.findByText(failure)).toBeDefined()
      if (how === 'saved again') {
        await press('Save')
        expect(await screen.findByText('Cover letter saved')).toBeDefined()
      } else await act(() => queryClient.invalidateQueries())
      await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
      expect(screen.queryByText('Not saved yet.')).toBeNull()
      write('Mine, and more')
      expect(screen.getByText('Not saved yet.')).toBeDefined()
    },
  )
})

describe('unsaved changes', () => {
  test('are there again after a reload, until they are discarded', async () => {
    const { answers } = keeping()
    const first = open(answers)
    await subject()
    write('Half a tho')
    await screen.findByText('Not saved yet.')
    first.unmount()
    const second = open(answers)
    await subject()
    expect(box().value).toBe('Half a tho')
    expect(screen.getByText('Your unsaved text is back.')).toBeDefined()
    await press('Discard changes')
    expect(box().value).toBe('I keep books.\n\nAna')
    second.unmount()
    open(answers)
    await subject()
    expect(box().value).toBe('I keep books.\n\nAna')
  })

  test('that came back are not written over a letter that was changed elsewhere meanwhile', async () => {
    const { update, answers } = keeping()
    const first = open(answers)
    await subject()
    write('Half a tho')
    await screen.findByText('Not saved yet.')
    first.unmount()
    update({ content: 'From my phone' })
    open(answers)
    await subject()
    expect(box().value).toBe('Half a tho')
    await press('Save')
    expect((await askedWhich()).getByText('From my phone')).toBeDefined()
  })

  test('are nobody else’s, and go with a logout', async () => {
    const { answers } = keeping()
    const first = open(answers)
    await subject()
    write('Half a tho')
    await screen.findByText('Not saved yet.')
    first.unmount()
    session.clear()
    session.begin()
    const ben = { ...ana, id: 2 }
    session.signIn('other', ben)
    const { unmount } = openSite('/letters/5', {
      ...answers,
      'GET /auth/profile/': ben,
      'GET /auth/user/': ben,
    })
    await subject()
    expect(box().value).toBe('I keep books.\n\nAna')
    unmount()
    sessionStorage.setItem(`letterEdit:${ana.id}:9`, '{}')
    openSite('/logout', { 'POST /auth/logout/': refusal(204) })
    await screen.findByRole('heading', { name: 'Log in' })
    expect(sessionStorage.getItem(`letterEdit:${ana.id}:9`)).toBeNull()
  })

  test('are asked about before the page is left', async () => {
    const { address } = open()
    await subject()
    write('Other words')
    await userEvent.click(screen.getByRole('link', { name: 'All cover letters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(address()).toBe('/letters/5')
    expect(box().value).toBe('Other words')
    await userEvent.click(screen.getByRole('link', { name: 'All cover letters' }))
    await press('Leave')
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cover Letters' })).toBeDefined()
    expect(sessionStorage.getItem(`letterEdit:${ana.id}:5`)).toBeNull()
  })

  test('wait in this tab while the session that ended is renewed', async () => {
    open({
      ...keeping().answers,
      [SAVE]: refusal(401, { code: 'unauthenticated', detail: 'Please log in.' }),
    })
    await subject()
    write('Other words')
    await press('Save')
    expect(await screen.findByText('Your text is safe in this tab.')).toBeDefined()
    await screen.findByRole('heading', { name: 'Log in' })
    expect(sessionStorage.getItem(`letterEdit:${ana.id}:5`)).toContain('Other words')
  })
})

describe('taking a letter along', () => {
  test('it is copied as it stands in the form', async () => {
    const user = userEvent.setup()
    open()
    await subject()
    write('Other words')
    await user.click(screen.getByRole('button', { name: 'Copy cover letter' }))
    expect(await navigator.clipboard.readText()).toBe('Other words')
  })

  test('it becomes a text file named after its job', async () => {
    const saved: { blob: Blob; name: string }[] = []
    let blob = new Blob()
    URL.createObjectURL = (given) => {
      blob = given as Blob
      return 'blob:letter'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ blob, name: this.download })
    })
    open(keeping({ job_title: 'AP/AR: Bookkeeper' }).answers)
    await subject()
    await press('Download as text')
    expect(saved.map(({ name }) => name)).toEqual(['Cover letter for AP AR Bookkeeper.txt'])
    expect(await saved[0]?.blob.text()).toBe('Books, gladly 5\n\nI keep books.\n\nAna\n')
  })

  test('it is printed by the browser', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    open()
    await subject()
    vi.stubGlobal('print', print)
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('what became of it', () => {
  test('a letter that was sent says so, leads to the applications, and is not applied with again', async () => {
    open(keeping({ is_sent: true, applied: true }).answers)
    await subject()
    expect(
      screen.getByText('You sent this with an application. The sent copy stays there unchanged.'),
    ).toBeDefined()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'My Applications' }).getAttribute('href')).toBe('/applications')
    expect(screen.queryByRole('button', { name: 'Apply with this cover letter' })).toBeNull()
  })

  test.each([
    [
      { applied: true, is_unproven: true },
      'You submitted this with an application. Online Jobs Portal hasn’t confirmed it yet. We check for about ten minutes.',
    ],
    [{ applied: true }, 'You applied for this job with another cover letter.'],
    [{ job_removed_at: '2026-11-03T00:00:00.000Z' }, /^Online Jobs Portal removed this job on Nov 3, 2026/],
  ])('with %j there is nothing to apply for', async (change, text) => {
    open(keeping(change).answers)
    await subject()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Apply with this cover letter' })).toBeNull()
  })
})

describe('a letter that is not there', () => {
  test.each(['/letters/5', '/letters/x', '/letters/0'])('%s leads to the others', async (path) => {
    session.signIn('known', ana)
    openSite(path, { ...keeping().answers, [READ]: undefined })
    expect(await screen.findByRole('heading', { level: 1, name: 'Cover letter not found' })).toBeDefined()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'All cover letters' }).getAttribute('href')).toBe('/letters')
  })

  test('because it did not load can be asked for again', async () => {
    let answer: unknown = 'no answer'
    open({ ...keeping().answers, [READ]: () => answer })
    expect(await screen.findByText('Failed to load this cover letter. Please try again.')).toBeDefined()
    answer = keptLetter(5)
    await press('Try Again')
    expect((await subject()).value).toBe('Books, gladly 5')
  })
})

describe('deleting', () => {
  test('it is asked about; kept, it stays; deleted, the others are shown', async () => {
    const { calls, address } = open({ ...keeping().answers, [REMOVE]: refusal(204) })
    await subject()
    write('Words that go with it')
    await press('Delete')
    const dialog = () => within(screen.getByRole('dialog', { name: 'Delete this cover letter?' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }))
    expect(calls).not.toContain(REMOVE)
    await press('Delete')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cover Letters' })).toBeDefined()
    expect(screen.getByText('Cover letter deleted')).toBeDefined()
    expect(address()).toBe('/letters')
    expect(sessionStorage.getItem(`letterEdit:${ana.id}:5`)).toBeNull()
  })

  test('one that is gone already counts as deleted, and a failure leaves everything as it was', async () => {
    let answer: unknown = refusal(500)
    open({ ...keeping().answers, [REMOVE]: () => answer })
    await subject()
    const remove = async () => {
      await press('Delete')
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    }
    await remove()
    expect(await screen.findByText('We couldn’t delete this cover letter. Please try again.')).toBeDefined()
    answer = refusal(404, { code: 'not-found', detail: 'This letter was not found.' })
    await remove()
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cover Letters' })).toBeDefined()
  })
})
