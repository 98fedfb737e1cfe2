import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { connected } from '../../../test/applying.ts'
import { keptLetter, letterSummary } from '../../../test/letters.ts'
import { jobDetail, listing } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'

const now = Date.now()
const job = listing(5)
const sentences: KeptLetter['sentences'] = [
  { text: 'Dear Acme,', rests_on: [{ kind: 'job', text: 'Bookkeeper' }] },
  { text: '\n\nI know Xero.', rests_on: [{ kind: 'skill', text: 'Xero' }] },
]
const content = sentences.map(({ text }) => text).join('')
const written = keptLetter(5, { content, source: 'written', sentences, custom_prompt: 'Formal.' })
const WRITTEN = 'Written with AI from your profile, resume and the job.'

beforeAll(async () => {
  await import('./letter-page.tsx')
  await import('../../acts/apply/apply-flow.tsx')
})

function open(letter: object, path = '/letters/5') {
  session.signIn('known', ana)
  return openSite(path, {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    'GET /cover-letters/5/': letter,
    'POST /cover-letters/': { status: 201, body: { id: 41 } },
    [`GET /jobs/${job.id}/`]: jobDetail(job),
    'GET /settings/integrations/': connected,
    'GET /resumes/': { count: 0, results: [] },
    'GET /cover-letters/': {
      count: 4,
      results: [
        letterSummary(1, { source: 'written' }),
        letterSummary(2, { source: 'template' }),
        letterSummary(3, { source: 'own' }),
        letterSummary(4),
      ],
    },
  })
}
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Cover letter')
const write = async (text: string) => fireEvent.change(await box(), { target: { value: text } })

test('ana sees that a letter was written with AI, and what each of its sentences rests on', async () => {
  open(written)
  expect(await screen.findByText(WRITTEN)).toBeDefined()
  await userEvent.click(screen.getByText('Where each sentence comes from'))
  expect(screen.getByText('Skill: Xero')).toBeDefined()
  expect(screen.getByText('This job: Bookkeeper')).toBeDefined()
})

test('what she changes is hers, and a letter with nothing left of it is all hers', async () => {
  open(written)
  await screen.findByText(WRITTEN)
  await write(`${content} And Excel.`)
  expect(screen.getByText(`${WRITTEN} You edited it since.`)).toBeDefined()
  expect(screen.getByText('You wrote one more sentence.')).toBeDefined()
  await write('All mine.')
  expect(screen.getByText('You wrote this.')).toBeDefined()
  expect(screen.queryByText('Where each sentence comes from')).toBeNull()
})

test.each([
  [{ source: 'own' }, 'You wrote this.'],
  [{ source: 'template' }, 'From a template, with your details.'],
] as const)('a letter that is %j says so', async (change, note) => {
  open(keptLetter(5, change))
  expect(await screen.findByText(note)).toBeDefined()
})

test.each([
  ['whose origin nobody told', keptLetter(5)],
  ['of a server that does not tell it', { ...keptLetter(5), source: undefined, sentences: undefined }],
])('of a letter %s nothing is claimed', async (_, letter) => {
  open(letter)
  await box()
  expect(screen.queryByText(/You wrote this|Written with AI|From a template/)).toBeNull()
})

test('the list marks those that were written with AI and the templates', async () => {
  open(written, '/letters')
  await screen.findByRole('heading', { level: 1, name: 'My Cover Letters' })
  await screen.findByText('Written with AI')
  const marks = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) =>
      within(heading.closest('li') ?? document.body).queryByText(/^(Written with AI|Template)$/),
    )
  expect(marks.map((mark) => mark?.textContent)).toEqual([
    'Written with AI',
    'Template',
    undefined,
    undefined,
  ])
})

test('applied with and changed there, it is still known for what it was', async () => {
  const { calls, bodies } = open(written)
  await userEvent.click(await screen.findByRole('button', { name: 'Apply with this cover letter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for this job' }))
  expect(
    dialog.getByText('Written with AI from your profile, resume and this job. Read it before you send it.'),
  ).toBeDefined()
  expect(dialog.getByText('Where each sentence comes from')).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Cover letter'), {
    target: { value: content.replace('Dear Acme', 'Dear all') },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }))
  await waitFor(() => expect(calls).toContain('POST /cover-letters/'))
  expect(bodies[calls.indexOf('POST /cover-letters/')]).toMatchObject({
    source: 'written',
    sentences: [sentences[1]],
    custom_prompt: 'Formal.',
  })
})
