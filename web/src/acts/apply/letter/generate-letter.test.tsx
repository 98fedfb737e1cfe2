import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, StreamedAnswer, stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply } from '../../../../test/applying.ts'
import { resumeOf } from '../../../../test/profiles.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { stubUploads } from '../../../../test/upload-stub.ts'
import { session } from '../../../api/session/browser-session.ts'
import { letterDraft } from '../../letters/letter-draft.ts'
import { ApplyButton } from '../apply-button.tsx'

const GENERATE = 'POST /cover-letters/generate/'
const kept = letterDraft(ana.id, 7)
const employer = { id: 1, name: 'Harbor & Pine', total_posts: 9 }
const job = { id: 7, title: 'Support Lead', employer, applied: false, url: 'https://board.example/job/7' }
const skill = { kind: 'skill', text: 'Zendesk' }
const sentences = [
  { text: 'Dear Harbor & Pine,', rests_on: [{ kind: 'job', text: 'Harbor & Pine' }] },
  { text: '\n\nI know Zendesk.', rests_on: [skill] },
  { text: ' Thank you.', rests_on: [] },
]
const content = sentences.map(({ text }) => text).join('')
const WRITTEN = 'Written with AI from your profile, resume and this job. Read it before you send it.'
let clock = 0

letAnaApply()
beforeEach(() => {
  // A second per read, so that no press is a double click unless a test says so.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000))
})
afterEach(() => vi.restoreAllMocks())

function Visits() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or come back
      </button>
      {isHere && <ApplyButton job={job} />}
    </>
  )
}

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const uploads = stubUploads()
  const api = stubApi({
    ...applyAnswers,
    'GET /resumes/': { count: 1, results: [resumeOf(5, 'Ana Reyes.pdf', true)] },
    ...answers,
  })
  await renderPage(<Visits />, { path: '/jobs/7' })
  await openAgain()
  return { ...api, uploads, sent: () => api.bodies.filter((_, at) => api.calls[at] === GENERATE) }
}
async function openAgain() {
  await pressApply()
  await screen.findByRole('option', { name: /Ana Reyes/ })
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const write = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const holds = (text: string) => waitFor(() => expect(box().value).toBe(text))
const isIdle = () => screen.findByRole('button', { name: 'Generate with AI' })
const done = { status: 200, answer: { content, source: 'written', sentences } }

describe('ana has a letter written', () => {
  test('it comes a sentence at a time, from her resume and her instructions, and says what it is', async () => {
    const stream = new StreamedAnswer()
    const { sent } = await open({
      [GENERATE]: stream,
      'GET /ai-instructions/': { id: 4, user: ana.id, instructions: 'Formal, please.' },
    })
    press('Generate with AI')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toEqual([{ job_id: 7, resume_id: 5, custom_prompt: 'Formal, please.' }])
    expect(box().readOnly).toBe(true)
    expect(screen.getByText(/We’re writing your cover letter/)).toBeDefined()
    stream.line({ progress: { sentence: sentences[0] } })
    await holds('Dear Harbor & Pine,')
    stream.line({ progress: { again: true } })
    await holds('')
    for (const sentence of sentences) stream.line({ progress: { sentence } })
    await holds(content)
    expect(kept.read()).toBeUndefined()
    stream.line(done)
    await screen.findByText(WRITTEN)
    expect(box().readOnly).toBe(false)
    expect(screen.getByText('9 words')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getByText('Your cover letter is ready.')).toBeDefined()
  })

  test('by a server that answers at once, without instructions or a resume', async () => {
    const { sent } = await open({
      [GENERATE]: { content, source: 'written' },
      'GET /ai-instructions/': 'no answer',
    })
    fireEvent.change(screen.getByLabelText('Resume'), { target: { value: 'none' } })
    press('Generate with AI')
    await screen.findByText(WRITTEN)
    expect(sent()).toEqual([{ job_id: 7 }])
    expect(screen.queryByText('Where each sentence comes from')).toBeNull()
  })

  test('two quick presses are one request', async () => {
    const { sent } = await open({ [GENERATE]: new StreamedAnswer() })
    vi.spyOn(performance, 'now').mockReturnValue(5000)
    press('Generate with AI')
    press('Stop')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined()
  })

  test('a new resume is uploaded first; where that fails the letter rests on her profile', async () => {
    const { uploads, sent } = await open({ [GENERATE]: { content, source: 'written', sentences } })
    const take = (file: string) =>
      fireEvent.change(screen.getByLabelText('Upload another'), {
        target: { files: [new File(['%PDF'], file)] },
      })
    take('Broken.pdf')
    press('Generate with AI')
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(screen.getByText(/We’ll upload your resume first/)).toBeDefined()
    expect(sent()).toEqual([])
    act(() => uploads[0]?.answer('no answer'))
    await waitFor(() => expect(sent()).toEqual([{ job_id: 7 }]))
    expect(screen.getByText('Resume Upload Failed')).toBeDefined()
    await isIdle()
    take('New.pdf')
    press('Generate with AI')
    await waitFor(() => expect(uploads).toHaveLength(2))
    act(() => uploads[1]?.answer({ status: 201, body: resumeOf(9, 'New.pdf') }))
    await waitFor(() => expect(sent()[1]).toEqual({ job_id: 7, resume_id: 9 }))
  })
})

test('an upload for a letter is stopped with it, and no letter is asked for', async () => {
  const { uploads, sent } = await open({ [GENERATE]: done.answer })
  fireEvent.change(screen.getByLabelText('Upload another'), {
    target: { files: [new File(['%PDF'], 'New.pdf')] },
  })
  press('Generate with AI')
  await waitFor(() => expect(uploads).toHaveLength(1))
  fireEvent.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement)
  await isIdle()
  expect(uploads[0]?.isStopped).toBe(true)
  expect(sent()).toEqual([])
})

test('what she has just saved in AI Settings steers the next letter', async () => {
  const { sent } = await open({
    [GENERATE]: done.answer,
    'POST /ai-instructions/': refusal(201, { id: 4, user: ana.id, instructions: 'Be brief.' }),
  })
  press('AI Settings')
  const settings = within(await screen.findByRole('dialog', { name: 'AI Settings' }))
  fireEvent.change(await settings.findByLabelText('Instructions'), { target: { value: 'Be brief.' } })
  fireEvent.click(settings.getByRole('button', { name: 'Save' }))
  await screen.findByText('AI Instructions Saved')
  press('Generate with AI')
  await waitFor(() => expect(sent()).toEqual([{ job_id: 7, resume_id: 5, custom_prompt: 'Be brief.' }]))
})

describe('what ana wrote is never lost', () => {
  test('stopping gives back exactly what was there', async () => {
    const stream = new StreamedAnswer()
    await open({ [GENERATE]: stream })
    write(' My own\n words ')
    press('Generate with AI')
    stream.line({ progress: { sentence: sentences[0] } })
    await holds('Dear Harbor & Pine,')
    press('Stop')
    expect(box().value).toBe(' My own\n words ')
    expect(box().readOnly).toBe(false)
    expect(stream.isStopped).toBe(true)
    expect(screen.getByText('Stopped. Your earlier text is back.')).toBeDefined()
    expect(screen.getByText('You wrote this.')).toBeDefined()
  })

  test('her text can be put back after a reload, and so can the letter that took its place', async () => {
    await open({ [GENERATE]: { content, source: 'written', sentences } })
    write('My own words')
    press('Generate with AI')
    await holds(content)
    press('Leave or come back')
    press('Leave or come back')
    await openAgain()
    expect(screen.getByText(WRITTEN)).toBeDefined()
    press('Undo')
    expect(box().value).toBe('My own words')
    expect(screen.getByText('You wrote this.')).toBeDefined()
    press('Undo')
    expect(box().value).toBe(content)
    expect(screen.getByText(WRITTEN)).toBeDefined()
  })

  test('another letter over one that nobody touched leaves her own text to be put back', async () => {
    let count = 0
    await open({ [GENERATE]: () => ({ content: `Letter ${++count}.`, source: 'written', sentences: [] }) })
    write('My own words')
    press('Generate with AI')
    await holds('Letter 1.')
    press('Generate with AI')
    await holds('Letter 2.')
    press('Undo')
    expect(box().value).toBe('My own words')
  })

  test('what another tab wrote meanwhile is kept as well, with all that goes along', async () => {
    const stream = new StreamedAnswer()
    await open({ [GENERATE]: stream })
    write('My own words')
    press('Generate with AI')
    stream.line({ progress: { sentence: sentences[0] } })
    await holds('Dear Harbor & Pine,')
    // Its event has not arrived yet.
    const other = {
      subject: 'Hi',
      content: 'From the other tab',
      resumeUrl: 'https://ana.example',
      points: '3',
    }
    localStorage.setItem(`letterDraft:${ana.id}:7`, JSON.stringify(other))
    stream.line(done)
    await isIdle()
    expect(kept.read()).toMatchObject({
      ...other,
      content,
      earlier: [{ content: other.content }],
    })
  })

  test('leaving the dialog or the page stops it, and nothing is changed', async () => {
    const streams: StreamedAnswer[] = []
    await open({ [GENERATE]: () => streams[streams.push(new StreamedAnswer()) - 1] })
    write('My own words')
    press('Generate with AI')
    await waitFor(() => expect(streams).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(streams[0]?.isStopped).toBe(true))
    await openAgain()
    press('Generate with AI')
    await waitFor(() => expect(streams).toHaveLength(2))
    press('Leave or come back')
    await waitFor(() => expect(streams[1]?.isStopped).toBe(true))
    expect(kept.read()).toMatchObject({ content: 'My own words' })
  })

  test('what still comes of it after a logout leaves no letter behind', async () => {
    const stream = new StreamedAnswer()
    const { sent } = await open({ [GENERATE]: stream })
    press('Generate with AI')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(async () => session.clear())
    await act(async () => stream.line({ progress: { sentence: sentences[0] } }))
    expect(kept.read()).toBeUndefined()
  })
})

describe('where no letter is written', () => {
  const cut = () => {
    const stream = new StreamedAnswer()
    stream.line({ progress: { sentence: sentences[0] } })
    stream.cut()
    return stream
  }
  test.each<[unknown, RegExp]>([
    ['no answer', /the connection dropped/],
    [cut(), /the connection dropped/],
    [refusal(404, { code: 'not-found' }), /the AI failed/],
    [refusal(500, { code: 'internal' }), /the AI failed/],
    [refusal(429, { code: 'too-many' }), /generated many letters/],
    [{ content: '  ', source: 'written' }, /the AI failed/],
    [{ letter: 'what?' }, /the AI failed/],
  ])('a template is filled in here, and says why (%#)', async (answer, note) => {
    await open({ [GENERATE]: answer })
    write('My own words')
    press('Generate with AI')
    await screen.findByText(note)
    expect(box().value).toMatch(/^Dear Hiring Manager,\n\nI would like to apply for this position\./)
    expect(box().value).toMatch(/Sincerely,\nAna Reyes$/)
    expect(screen.getByText(/^.+ Read it and make it yours before you send it\.$/)).toBeDefined()
    press('Undo')
    expect(box().value).toBe('My own words')
  })

  test.each([
    ['no-writer', /AI letters aren’t set up on this site/],
    ['no-answer', /the AI draft wasn’t usable/],
    ['unfounded', /the AI draft claimed things your profile doesn’t show/],
    ['no-ai', /this job wants nothing written by AI/],
  ])('the server’s own template says why: %s', async (reason, note) => {
    await open({ [GENERATE]: { content: 'Dear all.', source: 'template', reason, sentences: [] } })
    press('Generate with AI')
    await screen.findByText(note)
    expect(box().value).toBe('Dear all.')
  })

  test('a session that is over says so, and fills in nothing', async () => {
    await open({ [GENERATE]: refusal(401, { code: 'unauthenticated' }) })
    write('My own words')
    press('Generate with AI')
    await screen.findByText('Authentication required. Please log in again.')
    expect(kept.read()).toMatchObject({ content: 'My own words' })
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  })
})

describe('what the job asks for', () => {
  const subject = () => screen.getByLabelText<HTMLInputElement>('Subject').value
  const answer = {
    content: 'mango\n\nDear all,\n\nQ: When?\nA: [your answer]',
    source: 'written',
    sentences: [],
    subject: 'CALM – Ana Reyes',
    notes: ['orders-left'],
  }

  test('is in the letter and its subject, and what only ana can say is told to her', async () => {
    await open({ [GENERATE]: answer })
    press('Generate with AI')
    await screen.findByText('Fill in the blank in [brackets].')
    expect(subject()).toBe('CALM – Ana Reyes')
    expect(screen.getByText(/something that only you can say/)).toBeDefined()
    write(answer.content.replace('[your answer]', 'On Monday.'))
    expect(screen.queryByText(/Fill in the blank/)).toBeNull()
  })

  test('takes no subject away that she wrote', async () => {
    await open({ [GENERATE]: answer })
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Mine' } })
    press('Generate with AI')
    await holds(answer.content)
    expect(subject()).toBe('Mine')
  })
})

test('an empty profile is pointed to, and so are instructions that a template leaves out', async () => {
  const notes = ['instructions-unused', 'profile-empty']
  await open({
    [GENERATE]: { content: 'Dear all.', source: 'template', reason: 'no-writer', sentences: [], notes },
  })
  press('Generate with AI')
  const link = await screen.findByRole('link', { name: 'Fill in your profile' })
  expect(link.getAttribute('href')).toBe('/profile')
  expect(screen.getByText('A template can’t follow your AI instructions.')).toBeDefined()
})

test('each sentence shows what it rests on, as long as it stands; the others are hers', async () => {
  await open({ [GENERATE]: { content, source: 'written', sentences } })
  press('Generate with AI')
  await holds(content)
  const grounds = () =>
    within(screen.getByText('Where each sentence comes from').closest('details') as HTMLElement)
  expect(grounds().getByText('Skill: Zendesk')).toBeDefined()
  expect(grounds().getByText('This job: Harbor & Pine')).toBeDefined()
  expect(grounds().getByText('Claims nothing about you')).toBeDefined()
  write(content.replace('I know Zendesk.', 'I know Zendesk well. I like it.'))
  expect(grounds().queryByText('Skill: Zendesk')).toBeNull()
  expect(grounds().getByText('You wrote 2 more sentences.')).toBeDefined()
  expect(screen.getByText(`${WRITTEN} You edited it since.`)).toBeDefined()
  write('All mine.')
  expect(screen.queryByText('Where each sentence comes from')).toBeNull()
  expect(screen.getByText('You wrote this.')).toBeDefined()
})

test('a letter half written cannot be sent', async () => {
  const { calls } = await open({ [GENERATE]: new StreamedAnswer() })
  write('My own words')
  press('Generate with AI')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Application' })
  expect(submit.disabled).toBe(true)
  fireEvent.submit(submit.closest('dialog')?.querySelector('form') as HTMLFormElement)
  press('Stop')
  press('Submit Application')
  await screen.findByText('Application Submitted')
  expect(calls.filter((call) => call === 'POST /cover-letters/')).toHaveLength(1)
})
