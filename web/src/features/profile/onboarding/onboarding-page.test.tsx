import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { elisServer } from '../../../../test/onboarding.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { bea, eli } from '../../../../test/seekers.ts'
import { withVersion } from '../../../../test/versioned.ts'
import { session } from '../../../api/session/browser-session.ts'

let server: ReturnType<typeof elisServer>
beforeEach(() => {
  server = elisServer()
})

const SAVE = 'POST /jobseeker/profile/'
const open = (path = '/onboarding', token: string | null = 'eli') =>
  openSite(path, server.answers, token === null ? {} : { token })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const step = (number: number) => screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 5`) })
const percent = () => screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')

function fillBasics() {
  type('Professional title', 'Bookkeeper')
  type('Years of experience', '3-5')
  type('Location', 'Cebu City')
  fireEvent.click(screen.getByLabelText('Open to remote work'))
}

describe('the steps', () => {
  test('eli begins with the first of five, and nothing is done', async () => {
    open()
    await step(1)
    expect(percent()).toBe('0%')
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((item) => item.textContent)).toEqual([
      '1Basic info',
      '2Resume',
      '3Skills',
      '4Projects and links',
      '5Job preferences',
    ])
    const years = within(screen.getByLabelText('Years of experience')).getAllByRole('option')
    expect(years.map((option) => option.getAttribute('value'))).toEqual([
      '',
      '0-1',
      '1-3',
      '3-5',
      '5-10',
      '10+',
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
  })

  test('Continue stays where something is wrong, says it at its field, and puts the focus there', async () => {
    const { calls } = open()
    await step(1)
    type('Professional title', 'Bookkeeper')
    press('Continue')
    const years = screen.getByLabelText('Years of experience')
    expect(screen.getByText('Years of experience is required')).toBeDefined()
    expect(screen.getByText('Location is required')).toBeDefined()
    expect(screen.getByText('Please select at least one work option')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(years))
    expect(years.getAttribute('aria-invalid')).toBe('true')
    expect(calls).not.toContain(SAVE)
  })

  test('Continue saves a step and goes on; the focus goes to the new step', async () => {
    const { address } = open()
    await step(1)
    fillBasics()
    press('Continue')
    const heading = await step(2)
    expect(server.saves).toEqual([
      {
        title: 'Bookkeeper',
        years_of_experience: '3-5',
        location: 'Cebu City',
        open_to_remote: true,
        willing_to_relocate: false,
        onboarding_step: 1,
      },
    ])
    expect(address()).toBe('/onboarding?step=2')
    expect(percent()).toBe('20%')
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  })

  test('Back, and the back button of the browser, go one step back', async () => {
    const { router, address } = open('/onboarding?step=3')
    await step(3)
    press('Back')
    await step(2)
    router.history.back()
    await step(3)
    expect(address()).toBe('/onboarding?step=3')
  })

  test('Continue undoes nothing that another device saved meanwhile', async () => {
    server.profile = { ...server.profile, skills: ['Excel'] }
    open('/onboarding?step=3')
    await step(3)
    server.profile = { ...server.profile, skills: ['Excel', 'JavaScript'] }
    press('Continue')
    await step(4)
    expect(server.profile.skills).toEqual(['Excel', 'JavaScript'])
  })

  test('two clicks on Continue save once', async () => {
    open()
    await step(1)
    fillBasics()
    const button = screen.getByRole('button', { name: 'Continue' })
    fireEvent.click(button)
    fireEvent.click(button)
    await step(2)
    expect(server.saves).toHaveLength(1)
  })

  test.each([
    [1, 2],
    [3, 4],
    [4, 5],
  ])('Skip on step %i says so and goes on to %i', async (from, to) => {
    open(`/onboarding?step=${from}`)
    await step(from)
    press('Skip')
    await step(to)
    expect(screen.getByText('Step skipped')).toBeDefined()
    expect(percent()).toBe('0%')
    await waitFor(() => expect(server.saves).toEqual([{ onboarding_step: from }]))
  })

  test('on another device eli goes on where he was, with what he had saved', async () => {
    server = elisServer({ title: 'Bookkeeper', skills: ['Excel'] })
    server.step = 2
    open()
    await step(3)
    expect(percent()).toBe('0%')
    expect(screen.getByRole('button', { name: 'Remove Excel' })).toBeDefined()
    press('Back')
    await step(2)
    press('Back')
    await step(1)
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('Bookkeeper')
    expect(percent()).toBe('0%')
  })

  test('a seeker whose profile is set up is told so, and may still change a step', async () => {
    server = elisServer({
      title: 'Bookkeeper',
      years_of_experience: '3-5',
      location: 'Cebu City',
      open_to_remote: true,
      resume: { id: 7, name: 'eli.pdf', file_type: 'pdf', size: 1, uploaded_at: '2026-11-20T00:00:00.000Z' },
      skills: ['Excel'],
    })
    server.isSkipped = true
    const { unmount } = open()
    expect(await screen.findByText('Your profile is already set up')).toBeDefined()
    unmount()
    open('/onboarding?step=3')
    await step(3)
  })

  test('a profile that does not load can be asked for again', async () => {
    const { answers } = server
    const profile = answers['GET /jobseeker/profile/']
    answers['GET /jobseeker/profile/'] = 'no answer'
    open()
    expect(await screen.findByText('Your profile didn’t load')).toBeDefined()
    answers['GET /jobseeker/profile/'] = profile
    press('Try Again')
    await step(1)
  })
})

describe('skills', () => {
  test('each is there once; popular ones are a click away', async () => {
    open('/onboarding?step=3')
    await step(3)
    press('Continue')
    expect(screen.getByText('At least one skill is required')).toBeDefined()
    const field = screen.getByRole('combobox', { name: 'Skills' })
    await userEvent.type(field, 'Excel{Enter}excel{Enter}Xero,')
    press('Node.js')
    const list = within(screen.getByRole('list', { name: 'Your skills' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Excel',
      'Xero',
      'Node.js',
    ])
    const popular = within(screen.getByRole('group', { name: 'Popular skills' })).getAllByRole('button')
    expect(popular.map((chip) => chip.textContent)).toEqual([
      'JavaScript',
      'React',
      'Python',
      'Node.js',
      'SQL',
      'Project Management',
      'Marketing',
      'Sales',
      'Data Analysis',
      'UX/UI Design',
      'Communication',
      'Leadership',
    ])
    press('Continue')
    await step(4)
    expect(server.saves).toEqual([{ skills: ['Excel', 'Xero', 'Node.js'], onboarding_step: 3 }])
  })

  test('one that was typed and not added yet is not lost', async () => {
    open('/onboarding?step=3')
    await step(3)
    await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Excel')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await step(4)
    expect(server.saves).toEqual([{ skills: ['Excel'], onboarding_step: 3 }])
  })

  test('it moves nothing from under eli’s finger: it is added when his press has arrived', async () => {
    open('/onboarding?step=3')
    await step(3)
    await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Excel')
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Continue' }) })
    expect(screen.queryByRole('list', { name: 'Your skills' })).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]' })
    await step(4)
    expect(server.saves).toEqual([{ skills: ['Excel'], onboarding_step: 3 }])
  })
})

describe('projects and links', () => {
  test('a project needs a title and a description; links get their https:// when they are left', async () => {
    open('/onboarding?step=4')
    await step(4)
    press('Continue')
    expect(screen.getByText('Please add at least one project')).toBeDefined()
    press('Add a project')
    press('Continue')
    expect(screen.getByText('Project title is required')).toBeDefined()
    expect(screen.getByText('Project description is required')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Project title')))
    type('Project title', 'Sari-sari store')
    type('Project description', 'Its books')
    for (const [label, typed] of [
      ['Website', 'eli.example'],
      ['LinkedIn', 'www.linkedin.com/in/eli'],
      ['GitHub', 'http://github.com/eli'],
    ] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
      fireEvent.change(field, { target: { value: typed } })
      fireEvent.blur(field)
    }
    press('Continue')
    await step(5)
    expect(server.saves).toEqual([
      {
        projects: [{ title: 'Sari-sari store', description: 'Its books', url: '' }],
        website: 'https://eli.example',
        linkedin: 'https://www.linkedin.com/in/eli',
        github: 'http://github.com/eli',
        onboarding_step: 4,
      },
    ])
  })

  test.each([
    ['Website', 'javascript:alert(1)', 'Please enter a valid website URL'],
    ['LinkedIn', 'linkedin com', 'Please enter a valid LinkedIn URL'],
    ['GitHub', 'ftp://github.com', 'Please enter a valid GitHub URL'],
  ])('%s: %s is refused', async (label, typed, text) => {
    const { calls } = open('/onboarding?step=4')
    await step(4)
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    press('Continue')
    expect(screen.getByText(text)).toBeDefined()
    expect(calls).not.toContain(SAVE)
  })
})

describe('when a save fails', () => {
  test('the text says so, and everything is still there to try again', async () => {
    const save = server.answers[SAVE]
    server.answers[SAVE] = refusal(500)
    const { address } = open()
    await step(1)
    fillBasics()
    press('Continue')
    expect(
      await screen.findByText('There was a problem saving your profile. Please try again.'),
    ).toBeDefined()
    expect(address()).toBe('/onboarding')
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('Bookkeeper')
    server.answers[SAVE] = save
    press('Continue')
    await step(2)
  })

  test('what the server says of fields is shown in lines, and at the fields', async () => {
    server.answers[SAVE] = refusal(400, {
      code: 'validation',
      errors: { title: ['Too odd'], location: ['Too far'] },
    })
    open()
    await step(1)
    fillBasics()
    press('Continue')
    expect(await screen.findByText(/title: Too odd\s+location: Too far/)).toBeDefined()
    expect(screen.getByText('Too odd')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Professional title')))
  })

  test('without a connection nothing is lost, not even by a reload', async () => {
    server.answers[SAVE] = 'no answer'
    const { unmount } = open()
    await step(1)
    fillBasics()
    press('Continue')
    expect(await screen.findByText(/^You’re offline/)).toBeDefined()
    unmount()
    open()
    await step(1)
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('Bookkeeper')
    expect(screen.getByLabelText<HTMLInputElement>('Open to remote work').checked).toBe(true)
  })
})

describe('before signing in, and after a session has ended', () => {
  const signIn = () => {
    server.answers['POST /auth/login/'] = { token: 'eli', user: eli, redirect_url: '/onboarding' }
    type('Email', 'eli@example.com')
    type('Password', 'jeepney7')
    press('Log in')
  }

  test('a visitor’s Continue leads over the login back to the step, with what was written', async () => {
    const save = server.answers[SAVE]
    server.answers[SAVE] = refusal(401, { code: 'unauthenticated' })
    const { address, calls } = open('/onboarding?step=1', null)
    await step(1)
    expect(screen.getByText(/^Your text stays in this tab/)).toBeDefined()
    fillBasics()
    press('Continue')
    await screen.findByRole('button', { name: 'Log in' })
    expect(calls).toContain(SAVE)
    expect(address()).toBe('/login?next=/onboarding%3Fstep%3D1')
    server.answers[SAVE] = save
    signIn()
    await step(1)
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('Bookkeeper')
    press('Continue')
    await step(2)
    expect(server.profile.title).toBe('Bookkeeper')
  })

  test('a session that has ended does the same; to somebody else nothing is shown', async () => {
    server.answers[SAVE] = refusal(401, { code: 'unauthenticated' })
    const { unmount, address } = open('/onboarding?step=1')
    await step(1)
    fillBasics()
    press('Continue')
    await screen.findByRole('button', { name: 'Log in' })
    expect(address()).toBe('/login?next=/onboarding%3Fstep%3D1')
    expect(localStorage.getItem('token')).toBeNull()
    unmount()
    server.answers['GET /auth/profile/'] = { ...eli, id: 9, username: 'fe' }
    const other = open('/onboarding', 'fe')
    await step(1)
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('')
    other.unmount()
    server.answers['GET /auth/profile/'] = eli
    open('/onboarding', 'eli-again')
    await step(1)
    expect(screen.getByLabelText<HTMLInputElement>('Professional title').value).toBe('Bookkeeper')
  })
})

test('Enter in a link sends the step, and the link gets its https:// all the same', async () => {
  server.profile = { ...server.profile, projects: [{ title: 'Shop', description: 'Books', url: '' }] }
  open('/onboarding?step=4')
  await step(4)
  await userEvent.type(screen.getByLabelText(/^GitHub/), 'github.com/eli{Enter}')
  await step(5)
  expect(server.saves.at(-1)).toMatchObject({ github: 'https://github.com/eli' })
})

test('what was typed at a later step outlives the saving of an earlier one', async () => {
  const { unmount } = open('/onboarding?step=4')
  await step(4)
  type(/^Website/, 'https://eli.example')
  press('Back')
  await step(3)
  press('Node.js')
  press('Continue')
  await step(4)
  unmount()
  open('/onboarding?step=4')
  await step(4)
  expect(screen.getByLabelText<HTMLInputElement>(/^Website/).value).toBe('https://eli.example')
})

test('eli’s step is not saved as bea’s, who is signed in when what others saved has come', async () => {
  const { calls } = open()
  await step(1)
  await waitFor(() => expect(session.read().user?.id).toBe(eli.id))
  fillBasics()
  let answer: (refused: unknown) => void = () => {}
  const save = server.answers[SAVE]
  server.answers[SAVE] = () => new Promise((resolve) => (answer = resolve))
  press('Continue')
  await waitFor(() => expect(calls).toContain(SAVE))
  Object.assign(server.answers, {
    [SAVE]: save,
    'GET /auth/profile/': { ...bea, onboarding_completed: false },
  })
  act(() => session.signIn('beas', bea))
  const current = withVersion({ ...server.profile, title: 'From the phone' })
  await act(async () => answer(refusal(412, { code: 'changed-elsewhere', current })))
  expect(calls.filter((call) => call === SAVE)).toHaveLength(1)
  expect(server.saves).toEqual([])
})
