import { versionOfOrder } from '@hanap/contract/jobs/order-version'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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

describe('A letter that is generated', () => {
  const GENERATE = 'POST /cover-letters/generate/'
  const answer = { content: 'Dear all.', source: 'template', reason: 'no-writer', sentences: [] }

  test('is given what she leaves to it: not what is not for her, and what she typed as she typed it', async () => {
    const { list, bodies } = await openAsked({ [GENERATE]: answer }, subject, questions, form)
    fireEvent.click(list.getAllByLabelText('Not for me. Leave it out.')[0] as HTMLElement)
    expect(list.getByLabelText('Left out')).toBeDefined()
    expect(list.queryByRole('button', { name: 'Put it in', hidden: true })).toBeNull()
    fireEvent.change(list.getByLabelText('When?'), { target: { value: 'On Monday' } })
    press('Generate with AI')
    await screen.findByText(/^AI letters aren’t set up/)
    expect(bodies).toContainEqual(
      expect.objectContaining({
        orders: [
          {
            kind: 'answer-questions',
            start: 20,
            version: versionOfOrder(questions),
            answers: [{ question: 'When?', text: 'On Monday' }],
          },
        ],
      }),
    )
    // She is not asked again, and the server is not told that she did it.
    press(/^Submit Application/)
    press(await waitFor(() => sendButton(/^Send: 2 things missing/)))
    await screen.findByText('Application Submitted')
    expect(bodies).toContainEqual(
      expect.objectContaining({
        asked: expect.arrayContaining([
          expect.objectContaining({ kind: 'subject-line', start: 0, done: 'missing' }),
        ]),
      }),
    )
  })
})

describe('A blank to fill in', () => {
  const selected = () => letter().value.slice(letter().selectionStart, letter().selectionEnd)

  test.each(['[your answer]', '[ang sagot mo]'])(
    'is named by the button, and the caret is put on it: %s',
    async (blank) => {
      await openAsked()
      write(`I am Ana. I start ${blank}, or later.`)
      press('Preview')
      press(/^Submit Application/)
      expect(sendButton(/^Send: 1 blank left/)).toBeDefined()
      expect(document.activeElement).toBe(letter())
      expect(selected()).toBe(blank)
      press(/^Send: 1 blank left/)
      await screen.findByText('Application Submitted')
    },
  )

  test('counts once where it is an answer that they ask for, and its question is not done', async () => {
    const { list } = await openAsked(questions, video)
    write('Q: Which tool?\nA: Front\n\nQ: When?\nA: [your answer]')
    expect(list.queryByLabelText('Done')).toBeNull()
    press(/^Submit Application/)
    expect(sendButton(/^Send: 1 thing missing, 1 blank left/)).toBeDefined()
    expect(selected()).toBe('[your answer]')
    write('Q: Which tool?\nA: Front\n\nQ: When?\nA: Monday')
    expect(list.getAllByLabelText('Done')).toHaveLength(1)
    expect(sendButton(/^Send: 1 thing missing(?!,)/)).toBeDefined()
  })

  test('in a link leaves the video undone', async () => {
    const { list } = await openAsked(video)
    write('I am Ana.\n\nVideo: https://drive.example/[your link]')
    expect(list.queryByLabelText('Done')).toBeNull()
    press(/^Submit Application/)
    expect(sendButton(/^Send: 1 blank left/)).toBeDefined()
    write('I am Ana.\n\nVideo: https://drive.example/7')
    expect(list.getAllByLabelText('Done')).toHaveLength(1)
  })

  test('is found in the subject too', async () => {
    await openAsked()
    write('I am Ana.')
    const line = screen.getByLabelText<HTMLInputElement>('Subject')
    fireEvent.change(line, { target: { value: 'VA – [Your Name]' } })
    press(/^Submit Application/)
    expect(sendButton(/^Send: 1 blank left/)).toBeDefined()
    expect(document.activeElement).toBe(line)
  })
})

test('an answer that ana’s privacy settings cut from the letter is not done, and the sheet says why', async () => {
  const contact = { email: 'ana@example.com', phone: '+63 917 555 0134' }
  const { list } = await openAsked(order({ kind: 'answer-questions', questions: ['Which tool?'] }), {
    'GET /settings/privacy/withheld/': { current_employers: [], contact },
  })
  write('Q: Which tool?\nA: Front')
  expect(list.getAllByLabelText('Done')).toHaveLength(1)
  expect(screen.queryByText(/we leave out phone numbers/)).toBeNull()
  write('Q: Which tool?\nA: Call me on 0917 555 0134')
  expect(await screen.findByText(/we leave out phone numbers/)).toBeDefined()
  expect(list.queryByLabelText('Done')).toBeNull()
  press(/^Submit Application/)
  expect(sendButton(/^Send: 1 thing missing/)).toBeDefined()
})
