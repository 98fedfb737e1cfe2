import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letAnaApply } from '../../../../test/applying.ts'
import {
  form,
  letter,
  openAsked,
  order,
  press,
  questions,
  sendButton,
  subject,
  video,
  write,
} from '../../../../test/open-asked.tsx'

letAnaApply()

test('ana’s answers and link go into the letter by a press, and the list ticks itself', async () => {
  const { list } = await openAsked(questions, video)
  write('I am Ana.')
  fireEvent.change(list.getByLabelText('Which tool?'), { target: { value: 'Front' } })
  press('Put in 1 answer')
  expect(letter().value).toBe('I am Ana.\n\nQ: Which tool?\nA: Front')
  expect(list.queryByLabelText('Done')).toBeNull()
  expect(list.queryByLabelText('Which tool?')).toBeNull()
  fireEvent.change(list.getByLabelText('When?'), { target: { value: 'Monday' } })
  press('Put in 1 answer')
  expect(letter().value).toBe('I am Ana.\n\nQ: Which tool?\nA: Front\n\nQ: When?\nA: Monday')
  expect(list.getAllByLabelText('Done')).toHaveLength(1)

  fireEvent.change(list.getByLabelText('Link'), { target: { value: 'my video' } })
  press('Put the link in')
  expect(list.getByText('Enter a link that starts with https:// or http://')).toBeDefined()
  fireEvent.change(list.getByLabelText('Link'), { target: { value: 'https://loom.example/1' } })
  press('Put the link in')
  expect(letter().value).toContain('\n\nVideo: https://loom.example/1')
  expect(list.getAllByLabelText('Done')).toHaveLength(2)
})

test('what ana made of an answer in her letter stays when she puts in another', async () => {
  const { list } = await openAsked(questions)
  write('I am Ana.')
  fireEvent.change(list.getByLabelText('Which tool?'), { target: { value: 'Front' } })
  press('Put in 1 answer')
  const better = letter().value.replace('Front', 'Front, for three years\nand Xero before that')
  write(better)
  fireEvent.change(list.getByLabelText('When?'), { target: { value: 'Monday' } })
  press('Put in 1 answer')
  expect(letter().value).toBe(`${better}\n\nQ: When?\nA: Monday`)
})

test('an answer that her profile knows is in its field; what she clears stays empty', async () => {
  const asked = ['When can you start?', 'Which tool?']
  const { list } = await openAsked(order({ kind: 'answer-questions', questions: asked }))
  write('I am Ana.\n\nQ: When can you start?\nA: [your answer]')
  const start = () => list.getByLabelText<HTMLInputElement>('When can you start?')
  await waitFor(() => expect(start().value).toBe('From January'))
  fireEvent.change(start(), { target: { value: '' } })
  expect(start().value).toBe('')
  expect(list.queryByRole('button', { name: 'Put in 1 answer', hidden: true })).toBeNull()
  fireEvent.change(start(), { target: { value: 'In June' } })
  press('Put in 1 answer')
  expect(letter().value).toBe('I am Ana.\n\nQ: When can you start?\nA: In June')
  expect(list.getByLabelText<HTMLInputElement>('Which tool?').value).toBe('')
})

test('what is missing is said once, and a second press sends all the same', async () => {
  const { bodies } = await openAsked(subject, video)
  write('I am Ana.')
  press(/^Submit Application/)
  expect(await screen.findByRole('button', { name: /^Send: 2 things missing/, hidden: true })).toBeDefined()
  expect(screen.queryByText('Application Submitted')).toBeNull()
  press(/^Send: 2 things missing/)
  await screen.findByText('Application Submitted')
  expect(bodies).toContainEqual(
    expect.objectContaining({
      asked: [
        { kind: 'subject-line', start: 0, version: versionOfOrder(subject), done: 'missing' },
        { kind: 'attach', start: 40, version: versionOfOrder(video), done: 'missing' },
      ],
    }),
  )
})

test('what no letter shows is ana’s to say, and is called that', async () => {
  const { list, bodies } = await openAsked(form)
  expect(screen.getByText('This job takes applications elsewhere')).toBeDefined()
  fireEvent.click(list.getByLabelText('I did this there'))
  expect(list.getByLabelText('You said so')).toBeDefined()
  expect(list.queryByLabelText('Done')).toBeNull()
  write('I am Ana.')
  press(/^Submit Application/)
  await screen.findByText('Application Submitted')
  expect(bodies).toContainEqual(
    expect.objectContaining({
      asked: [{ kind: 'link-form', start: 60, version: versionOfOrder(form), done: 'said' }],
    }),
  )
})

test.each([
  ['the same words further down', { start: 30, end: 48 }, 'You said so'],
  ['other words', { quote: 'Take this other test' }, 'Not yet'],
  ['the same words before other questions', { questions: ['Which tool?'] }, 'Not yet'],
])('her tick stands beside the words she ticked, and beside no others: %s', async (_, change, mark) => {
  const test = order({ kind: 'test', quote: 'Take this typing test' })
  const { list } = await openAsked(test)
  fireEvent.click(list.getByLabelText('I did this there'))
  expect(list.getByLabelText('You said so')).toBeDefined()
  cleanup()
  const { list: later } = await openAsked(order({ ...test, ...change }))
  expect(later.getByLabelText(mark)).toBeDefined()
})

test('what they do not want is left out only by a press of hers', async () => {
  const { list } = await openAsked(order({ kind: 'do-not', what: 'resume' }))
  expect(list.getByLabelText('Done')).toBeDefined()
  fireEvent.click(await screen.findByLabelText('Add my online resume link below the cover letter'))
  expect(list.getByLabelText('Not yet')).toBeDefined()
  press('Leave out my resume link')
  expect(list.getByLabelText('Done')).toBeDefined()
})

test('an order nobody can follow asks her', async () => {
  const { list } = await openAsked(order({ kind: 'include-phrase', phrase: 'the sum', doubt: true }))
  expect(list.getByText(/^We’re not sure what they want/)).toBeDefined()
  fireEvent.click(list.getByLabelText('I took care of this'))
  expect(list.getByLabelText('You said so')).toBeDefined()
})

test('what she takes it to want goes in as she typed it, and is hers to say', async () => {
  const { list, bodies } = await openAsked(order({ kind: 'include-phrase', phrase: 'the sum', doubt: true }))
  write('I am Ana.')
  fireEvent.change(list.getByLabelText('What they want'), { target: { value: 'five' } })
  press('Put it in')
  expect(letter().value).toBe('I am Ana.\n\nfive')
  expect(list.getByLabelText('You said so')).toBeDefined()
  press(/^Submit Application/)
  await screen.findByText('Application Submitted')
  expect(bodies).toContainEqual(
    expect.objectContaining({
      asked: [expect.objectContaining({ kind: 'include-phrase', start: 0, done: 'said' })],
    }),
  )
})

test('a word for their form is not put into her letter, and no letter shows it', async () => {
  const { list } = await openAsked(order({ kind: 'include-phrase', phrase: 'TABO', place: 'form' }))
  write('TABO')
  expect(list.getByText('On their form:')).toBeDefined()
  expect(list.queryByRole('button', { name: 'Put it in', hidden: true })).toBeNull()
  fireEvent.click(list.getByLabelText('I did this there'))
  expect(list.getByLabelText('You said so')).toBeDefined()
})

test('of a job that asks for more than is shown, the rest is counted and nothing says it is all done', async () => {
  const many = Array.from({ length: 43 }, (_, at) => order({ kind: 'test', quote: `Task ${at}` }))
  const { list } = await openAsked(...many)
  for (const tick of list.getAllByLabelText('I did this there')) fireEvent.click(tick)
  expect(list.queryByLabelText('Not yet')).toBeNull()
  expect(list.getByText('40 of 43 done')).toBeDefined()
  expect(list.getByText(/^There are 3 more in the job’s text\./)).toBeDefined()
})

test('a resume that is wanted, and not as a link, is hers to judge', async () => {
  const { list } = await openAsked(order({ kind: 'attach', what: 'resume', doubt: true }))
  expect(list.queryByRole('button', { name: 'Add my online resume link', hidden: true })).toBeNull()
  fireEvent.click(list.getByLabelText('I took care of this'))
  expect(list.getByLabelText('You said so')).toBeDefined()
})

test('where they want nothing sent from here, sending says so, whatever she ticked', async () => {
  const { list } = await openAsked(order({ kind: 'do-not', what: 'board' }))
  expect(list.getByText(/^Submitting here goes against this/)).toBeDefined()
  fireEvent.click(list.getByLabelText('I followed this'))
  write('I am Ana.')
  press(/^Submit Application/)
  expect(sendButton(/^Send: 1 thing missing/)).toBeDefined()
  expect(list.queryByLabelText('You said so')).toBeNull()
})

test('a ban that only she can judge is hers to tick, with her resume’s link too', async () => {
  const { list } = await openAsked(order({ kind: 'do-not', what: 'ai', quote: 'No generic resumes' }))
  fireEvent.click(await screen.findByLabelText('Add my online resume link below the cover letter'))
  expect(list.queryByRole('button', { name: 'Leave out my resume link', hidden: true })).toBeNull()
  fireEvent.click(list.getByLabelText('I followed this'))
  expect(list.getByLabelText('You said so')).toBeDefined()
})

test('a template that her name does not fill is hers to fill in, and is never put in as it stands', async () => {
  const words = 'Video Editor – [Owner of Tesla]'
  const { list } = await openAsked(order({ kind: 'subject-line', subject: words }))
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: words } })
  expect(list.getByLabelText('Not yet')).toBeDefined()
  expect(list.queryByRole('button', { name: 'Put it in', hidden: true })).toBeNull()
  fireEvent.change(list.getByLabelText('What they want'), { target: { value: 'Video Editor – Elon' } })
  press('Put it in')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Video Editor – Elon')
  expect(list.getByLabelText('You said so')).toBeDefined()
})

test('words for the end stay there: one press puts her resume’s link above them', async () => {
  const { list } = await openAsked(order({ kind: 'include-phrase', phrase: 'TABO', place: 'end' }))
  write('I am Ana.\n\nTABO')
  expect(list.getByLabelText('Done')).toBeDefined()
  fireEvent.click(await screen.findByLabelText('Add my online resume link below the cover letter'))
  expect(list.getByLabelText('Not yet')).toBeDefined()
  press('Put it in')
  expect(letter().value).toMatch(/^I am Ana\.\n\nResume: https:.*\n\nTABO$/u)
  expect(list.getByLabelText('Done')).toBeDefined()
})

test('a fact of her profile is put in by a press, one it does not have by typing it', async () => {
  const { list } = await openAsked(order({ kind: 'state', quote: 'your start date and hourly rate' }))
  write('I am Ana.')
  press('Put in: Start date: From January')
  fireEvent.change(list.getByLabelText('Expected pay'), { target: { value: '$9 an hour' } })
  press('Put in: Expected pay: $9 an hour')
  expect(letter().value).toBe('I am Ana.\n\nStart date: From January\n\nExpected pay: $9 an hour')
})
