import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { ana } from '../../../../../test/seekers.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { versioned } from '../../../../../test/versioned.ts'
import { session } from '../../../../api/session/browser-session.ts'

const SAVE = 'PUT /user/update/'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const taken = (errors: object) => refusal(409, { code: 'conflict', detail: 'Taken', errors })

async function open(answer: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const site = openSettings('personal', { [SAVE]: answer, ...more })
  await screen.findByRole('heading', { name: 'Personal Information' })
  const saves = () => site.bodies.filter((_, at) => site.calls[at] === SAVE)
  return { ...site, saves }
}

test('ana changes her names, and the header calls her by the new ones', async () => {
  const { saves } = await open((sent: object) => ({ ...ana, ...sent, pending_email: null }))
  write('First name', 'Anabel')
  write('Phone number (optional)', '+63 917 555 0101')
  await save()
  expect(await screen.findByText('Personal information updated successfully!')).toBeDefined()
  expect(saves()).toEqual([
    {
      username: 'ana',
      email: 'ana@example.com',
      first_name: 'Anabel',
      last_name: 'Reyes',
      phone_number: '+63 917 555 0101',
      account_type: 'jobseeker',
    },
  ])
  expect(session.read().user?.first_name).toBe('Anabel')
  expect(screen.queryByText('Not saved yet.')).toBeNull()
})

test('another address is told to wait for its own link, and the form shows the one that counts', async () => {
  await open((sent: { email: string }) => ({ ...ana, pending_email: sent.email }))
  write('Email', 'anabel@example.com')
  await save()
  expect(await screen.findByText(/We emailed a link to anabel@example.com/)).toBeDefined()
  expect(field('Email').value).toBe('ana@example.com')
})

test('the email is required, and nothing is sent without it', async () => {
  const { saves } = await open({})
  write('Email', '')
  await save()
  expect(await screen.findByText('Email address is required')).toBeDefined()
  expect(saves()).toEqual([])
})

test('employers see that their turn has not come', async () => {
  await open({})
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Employer (not available)' }).disabled).toBe(
    true,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Job seeker' }).checked).toBe(true)
})

test('what the server refuses stands at its fields, and joined in the notice; what was typed stays', async () => {
  const errors = {
    username: ['This username is already taken'],
    email: ['This email is already registered'],
  }
  await open(taken(errors))
  write('Username', 'ben')
  await save()
  expect(await screen.findByText('Failed to update your personal information.')).toBeDefined()
  expect(screen.getByText('This username is already taken This email is already registered')).toBeDefined()
  expect(screen.getByText('This username is already taken')).toBeDefined()
  expect(screen.getByText('This email is already registered')).toBeDefined()
  expect(field('Username').value).toBe('ben')
})

test.each<[string, unknown, string | null]>([
  ['a crash', refusal(500, { code: 'internal', detail: 'stack' }), null],
  ['no answer', 'no answer', 'Network error. Please check your connection and try again.'],
  ['too many tries', refusal(429, { code: 'too-many', detail: 'Please wait.' }), 'Please wait.'],
])('after %s nothing is lost', async (_, answer, reason) => {
  await open(answer)
  write('Last name', 'Cruz')
  await save()
  expect(await screen.findByText('Failed to update your personal information.')).toBeDefined()
  if (reason) expect(screen.getByText(reason)).toBeDefined()
  expect(field('Last name').value).toBe('Cruz')
  expect(screen.getByText('Not saved yet.')).toBeDefined()
})

test.each([refusal(401, { code: 'unauthenticated', detail: 'x' }), refusal(401)])(
  'a session that has ended leads to the login; what was typed is back afterwards',
  async (answer) => {
    const { address, unmount } = await open(answer)
    write('Last name', 'Cruz')
    await save()
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeDefined()
    await screen.findByRole('heading', { name: 'Log in' })
    expect(address()).toBe('/login?next=/settings%3Ftab%3Dpersonal')
    unmount()
    await open({})
    await waitFor(() => expect(field('Last name').value).toBe('Cruz'))
    expect(screen.getByText('Not saved yet.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(field('Last name').value).toBe('Reyes')
  },
)

test('an address that was confirmed in another tab is not taken back by the next save', async () => {
  const account = { user: ana }
  const site = openSettings('personal', {
    'GET /auth/user/': () => account.user,
    [SAVE]: (sent: object) => ({ ...account.user, ...sent, pending_email: null }),
  })
  await screen.findByRole('heading', { name: 'Personal Information' })
  write('Last name', 'Cruz')
  account.user = { ...ana, email: 'anabel@example.com', last_name: 'Santos' }
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(field('Email').value).toBe('anabel@example.com'))
  expect(field('Last name').value).toBe('Cruz')
  await save()
  const choice = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
  expect(choice.getByText('Santos')).toBeDefined()
  await userEvent.click(choice.getByRole('button', { name: 'Save this' }))
  expect(await screen.findByText('Personal information updated successfully!')).toBeDefined()
  expect(site.bodies[site.calls.indexOf(SAVE)]).toMatchObject({
    email: 'anabel@example.com',
    last_name: 'Cruz',
  })
  expect(sessionStorage.getItem('settingsDraft:1:personal')).toBeNull()
})

test('of two windows the second to save undoes nothing of the first, nor asks a confirmed address back', async () => {
  const account = versioned(ana)
  const take = (...sent: Parameters<typeof account.write>) => {
    const answer = account.write(...sent)
    return 'version' in answer ? { ...answer, pending_email: null } : answer
  }
  const site = await open(take, { 'GET /auth/user/': account.read })
  write('Last name', 'Cruz')
  account.set({ first_name: 'Anabel', email: 'anabel@example.com', phone_number: '+63 917 555 0101' })
  await save()
  expect(await screen.findByText('Personal information updated successfully!')).toBeDefined()
  expect(site.saves().at(-1)).toEqual({
    username: 'ana',
    email: 'anabel@example.com',
    first_name: 'Anabel',
    last_name: 'Cruz',
    phone_number: '+63 917 555 0101',
    account_type: 'jobseeker',
  })
  expect(field('First name').value).toBe('Anabel')
})
