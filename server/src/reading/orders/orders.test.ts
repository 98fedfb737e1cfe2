import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, subject, phrase, what, start, end }) => [
    kind,
    subject ?? phrase ?? what ?? null,
    text.slice(start, end),
  ])
const kinds = (text: string) =>
  readOrders(text).map(({ kind, what }) => (kind === 'attach' ? `${kind} ${what}` : kind))

describe('What ana is to write', () => {
  test.each([
    ['Use "CALM – Your Name" as the subject line.', 'CALM – Your Name'],
    ['To apply, email us at jobs@calm.example with the subject line: Inbox Keeper.', 'Inbox Keeper'],
    ['Subject: Night Dispatcher – [Your Name]', 'Night Dispatcher – [Your Name]'],
    ['When you apply, put mangrove in the subject line.', 'mangrove'],
    ['What is 7+5? Put the answer in the subject of your application.', '12'],
  ])('a subject line: %s', (text, subject) => {
    expect(read(text).find(([kind]) => kind === 'subject-line')?.[1]).toBe(subject)
  })

  test.each([
    ['Start your application with the word "mangrove".', 'mangrove', 'start'],
    ['Please include the code word TABO at the end of your cover letter.', 'TABO', 'end'],
    ['Add 34you in your response.', '34you', 'anywhere'],
    ['Your reply must include the phrase quiet harbor in your message.', 'quiet harbor', 'anywhere'],
    ['Please mention the word lantern so we know you read everything.', 'lantern', 'anywhere'],
    ['How to apply:\nStart your message with HARBORLIGHT', 'HARBORLIGHT', 'start'],
    ['How to apply:\nKeyword: lantern', 'lantern', 'anywhere'],
    ['How to apply:\nWhere the form asks for the magic word, type:\nlantern', 'lantern', 'form'],
  ])('a phrase, and where: %s', (text, phrase, place) => {
    const order = readOrders(text).find(({ kind }) => kind === 'include-phrase')
    expect(order).toMatchObject({ phrase, place, check: true })
  })

  test('questions, one by one', () => {
    const [order] = readOrders(
      'Please answer these questions when you apply:\n1. Which tool do you know best?\n2. When can you start?',
    )
    expect(order).toMatchObject({
      kind: 'answer-questions',
      questions: ['Which tool do you know best?', 'When can you start?'],
    })
  })

  test.each([
    [25, 25, undefined],
    [61, 60, true],
  ])(
    'every question of a list of %i is read; a longer list than we read is in doubt',
    (asked, read, doubt) => {
      const list = Array.from({ length: asked }, (_, at) => `${at + 1}. Which tool did you use in job ${at}?`)
      const [order] = readOrders(`Please answer these questions when you apply:\n${list.join('\n')}`)
      expect(order?.questions).toHaveLength(read)
      expect(order?.doubt).toBe(doubt)
    },
  )

  test('what is to be sent among the questions is a thing of its own', () => {
    const [questions, resume] = readOrders(
      'Please answer these questions:\n1. When can you start?\n2. Which tool do you know best?\n3. Link to your resume',
    )
    expect(questions?.questions).toEqual(['When can you start?', 'Which tool do you know best?'])
    expect(resume).toMatchObject({ kind: 'attach', what: 'resume' })
  })

  test('questions that stand elsewhere', () => {
    expect(kinds('To apply, please answer all questions above in full sentences.')).toEqual([
      'answer-questions',
    ])
  })

  test('all that one sentence asks for, also after its subject line', () => {
    expect(
      read(
        'To apply, message us with the subject title "Night Dispatcher", together with a short introduction, and tell us why you like nights.',
      ),
    ).toEqual([
      ['subject-line', 'Night Dispatcher', 'with the subject title "Night Dispatcher"'],
      ['state', null, 'together with a short introduction'],
      ['state', null, 'tell us why you like nights'],
    ])
  })

  test('a line between two items is one, and what she prefers is no heading', () => {
    expect(
      read(
        'Please include in your application:\nYour preferred hours\nThe boats you have sailed\nA short note about yourself',
      ).map(([kind, , words]) => [kind, words]),
    ).toEqual([
      ['state', 'Your preferred hours'],
      ['state', 'The boats you have sailed'],
      ['state', 'A short note about yourself'],
    ])
  })

  test('a question that only shows whether she read the job', () => {
    const text = 'To show that you read this, please tell us your favorite animal in your application.'
    expect(readOrders(text)).toMatchObject([{ kind: 'state', check: true }])
  })

  test('what she is asked of herself, each fact by itself', () => {
    expect(
      read(
        'How to apply:\nSend a short note on why you fit this role, your hourly rate and your availability.',
      ),
    ).toEqual([
      ['state', null, 'Send a short note on why you fit this role'],
      ['state', null, 'your hourly rate'],
      ['state', null, 'your availability'],
    ])
  })
})

describe('What ana is to send', () => {
  test.each([
    ['Please send your CV and portfolio.', ['attach resume', 'attach portfolio']],
    ['Attach a 60-second Loom video introducing yourself.', ['attach video']],
    ['Stable internet (screenshot of speed test required)', ['attach speed-test']],
    [
      'To be considered, include:\n- Resume\n- Two samples of your writing\n- A voice recording of yourself\n- Speed test',
      ['attach resume', 'attach samples', 'attach voice', 'attach speed-test'],
    ],
    ['Please apply with your CV.', ['attach resume']],
    ['Send a cover letter with a link to your resume.', ['state', 'attach resume']],
    ['Interested candidates may send their resume.', ['attach resume']],
    ['To apply, submit your resume and include two references.', ['attach resume', 'attach references']],
    [
      'To apply, send:\n- A recording of yourself reading this page\n- A recording of a song you like',
      ['attach voice', 'attach voice'],
    ],
    ['To apply, send:\n- Links to gardens you have planned', ['attach samples']],
    ['To apply, send:\n- Your CV (attach it as a PDF, with a photo of your desk)', ['attach resume']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('what is optional is told apart from what is required', () => {
    const orders = readOrders('How to apply:\n- Your resume\n- Optional: a short video about yourself')
    expect(orders.map(({ required }) => required)).toEqual([true, false])
  })
})

describe('How ana is to apply', () => {
  test.each([
    ['Apply here: [hidden by the board]', 'link-form'],
    ['To apply, please fill out this Google Form: forms. gle/abc123', 'link-form'],
    ['Please email your application to hr(at)calm.example', 'outside-contact'],
    ['Message us on WhatsApp to apply.', 'outside-contact'],
    ['Do not use ChatGPT or AI to write your application.', 'do-not'],
    ['Applications sent through this platform will not be considered.', 'do-not'],
    ['Apply with 8 apply points.', 'other'],
    ['Please watch this video before applying: [hidden by the board]', 'other'],
    ['Take this typing test before applying: [hidden by the board]', 'test'],
    ['Send your application through this form: [hidden by the board]', 'link-form'],
    ['Email [hidden by the board] with your questions answered.', 'outside-contact'],
    ['Text me on [hidden by the board] to apply.', 'outside-contact'],
    ['How to apply:\n- Your CV\n- A short note\nto this email\nh r @ calm . example', 'outside-contact'],
    ['Applications sent by email or outside this post will not be considered.', 'do-not'],
    ['To apply, do not attach files to your message.', 'do-not'],
    ["Note: we don't check our inbox here.", 'do-not'],
    ['Do not submit your application until you have read it all.', 'do-not'],
    ['Please watch this video about the job: [hidden by the board]', 'other'],
    ['How to apply:\nPlease apply directly on this job post.', 'other'],
    ['How to apply:\nYour OnlineJobs.ph profile', 'other'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})

test('a form that is told of twice is one order, with its address', () => {
  const text =
    'To apply, please fill out the form below, and nothing else.\nApply here: https://forms.example/harbor'
  expect(readOrders(text)).toMatchObject([
    { kind: 'link-form', start: 0, url: 'https://forms.example/harbor' },
  ])
})

test('a video asked for counts where it is asked for, not where the work speaks of one', () => {
  const text = 'Provide your weekly video reports as needed.\n\nHow to apply:\n- A video about yourself'
  expect(read(text)).toEqual([['attach', 'video', 'A video about yourself']])
})

describe('What is no order', () => {
  test.each([
    ['Apply now, we would love to hear from you!'],
    ['Strong portfolio and two years of experience.'],
    ['You will send emails to customers and answer their questions.'],
    ['Responsibilities:\n- Create video content for clients\n- Write articles without using AI tools'],
    ['Shortlisted candidates will be asked to send a video.'],
    ['Do not apply if you cannot work nights.'],
    ['We use Slack, email and Zoom every day.'],
    ['How to apply:\nLet us know if you have any questions about the harbor.'],
    ['Apply best practices and write clean code across our web applications.'],
    ['Maintain the code of our applications and apply New York code requirements.'],
    ['You will be asked to share your screen and to send samples in the interview.'],
    ['To apply, you should be able to do this; only apply if you can provide examples of your work.'],
    ['Once you apply, you will receive a link to our form.'],
    ['No templates here: we like people who sound human.'],
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})

test('a text that asks a thousand times is read, and what is beyond reason is left', () => {
  const lines = Array.from({ length: 1000 }, (_, n) => `- Your answer number ${n}`)
  const text = lines.map((line) => `Please include in your application:\n${line}`).join('\n\n')
  expect(readOrders(text)).toHaveLength(400)
})
