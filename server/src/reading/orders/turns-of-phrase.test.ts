import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const asked = (text: string) =>
  readOrders(text).map(({ kind, what, subject, start, end }) => [
    what ? `${kind} ${what}` : kind,
    subject ?? text.slice(start, end),
  ])

describe('What ana is to send, in other words', () => {
  test.each([
    ['Interested applicants may send their resume to [hidden by the board].', 'attach resume'],
    ['Sharp eye for harbors (please show examples!)', 'attach samples'],
    ['Please ensure you include a two minute video of yourself.', 'attach video'],
    ['Knows how to moor a boat (show examples).', 'attach samples'],
    ['Portfolio required: Share reels or links of your best boats.', 'attach samples'],
    ['To apply, you must record yourself reading this page.', 'attach voice'],
    ['In addition to your resume, tell us about your boats when you apply.', 'attach resume'],
    ['Email applications with resume or portfolio links to [hidden by the board].', 'attach resume'],
    ['Reach out to me with examples of boats you have painted.', 'attach samples'],
    ['How to apply:\nAnswer the following in a Loom video:\n- Who are you?\n- Why boats?', 'attach video'],
    [
      'To apply, send:\n- 2–4 edited reels\n- Your best landing pages\n- A sailing app you built',
      'attach samples',
    ],
    ['To apply, share a link to your portfolio demonstrating relevant audio projects.', 'attach portfolio'],
  ])('%s', (text, expected) => {
    expect(asked(text).map(([kind]) => kind)).toContain(expected)
  })

  test('a thing named twice in one line is one order with all of its words', () => {
    expect(asked('To apply:\nResume: Attach your resume to the email.')).toEqual([
      ['attach resume', 'Resume: Attach your resume to the email'],
    ])
  })

  test('of two things of which one is enough, the first counts', () => {
    expect(asked('How to apply:\n- A cover letter or video about your boats')).toEqual([
      ['state', 'A cover letter or video about your boats'],
    ])
  })

  test('the numbers of one list are not the bullets of another', () => {
    const text =
      'How to apply\n1. Send a voice recording sharing:\n• Your years at sea\n2. Describe how you would moor ten boats in one night:\n• Use bullet points\n• List problems you expect\n3. Attach your resume\n\nWhat happens next?\n1. Receive a boat\n2. Sail it'
    expect(asked(text)).toEqual([
      ['attach voice', 'Send a voice recording sharing'],
      ['state', 'Describe how you would moor ten boats in one night'],
      ['attach resume', 'Attach your resume'],
    ])
  })

  test('a cover letter beside a resume, under a line that asks for neither', () => {
    expect(asked('All of these materials:\n--a cover letter about your boats,\n--a resume')).toEqual([
      ['state', 'a cover letter about your boats'],
      ['attach resume', 'a resume'],
    ])
  })
})

describe('What ana is to say, in other words', () => {
  test.each([
    ['To apply, send a short and honest cover letter to [hidden by the board].'],
    ['Please outline your years at sea.'],
    ['In your cover letter, please elaborate on your years at sea.'],
    ['How to apply:\nWalk us through your last voyage.'],
    ['Start your application by mentioning the last boat you sailed.'],
    ['To apply, send us a description of how you would moor a boat.'],
    ['To apply, feel free to share any boats you have sailed.'],
    ['Also let us know:\nYour salary expectations.'],
  ])('%s', (text) => {
    expect(asked(text).map(([kind]) => kind)).toEqual(
      text.includes('cover letter to') ? ['outside-contact', 'state'] : ['state'],
    )
  })

  test('a form written out in the text, line by line', () => {
    expect(
      asked('To apply, kindly provide the following details:\nFirst name:\nMiddle name:\nGender:'),
    ).toEqual([
      ['state', 'First name'],
      ['state', 'Middle name:'],
      ['state', 'Gender:'],
    ])
  })

  test('each fact by itself, also the second', () => {
    expect(asked('How to apply:\n- Include your hourly rate and UK-time availability')).toEqual([
      ['state', 'Include your hourly rate'],
      ['state', 'UK-time availability'],
    ])
  })

  test('what follows a question is of the question', () => {
    expect(
      asked(
        'Please answer the following questions:\n1. Do you sail? Please explain why you do.\n2. Who taught you?',
      ),
    ).toEqual([['answer-questions', 'Please answer the following questions:']])
  })
})

describe('Questions, in other words', () => {
  test.each([
    ['Apply now.\nExperience questions:\n1. Where did you sail?\n2. Who taught you?'],
    [
      'Please answer these questions when you apply or send a video.\n1. Where did you sail?\n2. Who taught you?',
    ],
  ])('%s', (text) => {
    expect(asked(text).map(([kind]) => kind)).toContain('answer-questions')
  })

  test('a question whose answer is the subject line is no order besides', () => {
    const text =
      'To apply, include the answer to this question in your subject line:\n- What do you get of red and yellow?'
    expect(asked(text).map(([kind]) => kind)).toEqual(['subject-line'])
  })
})

describe('How ana is to apply, in other words', () => {
  test.each([
    ['Apply only via the following link:\n[hidden by the board]', 'link-form'],
    ['Fill out this form to be shortlisted: [hidden by the board]', 'link-form'],
    ['If you think you fit, please fill up this form: [hidden by the board]', 'link-form'],
    ['Upload your resume and a short video here: [hidden by the board]', 'link-form'],
    ['Kindly send your application via our website - [hidden by the board]', undefined],
    ['Please apply by emailing [hidden by the board] with your rate.', 'outside-contact'],
    ['To apply, send us a message on our FB page: Calm Harbor', 'outside-contact'],
    ['Please send your resume to [email/contact form].', 'outside-contact'],
    ['Send a WhatsApp message to [hidden by the board] including your rate.', 'outside-contact'],
    ['Contact email: [hidden by the board]', 'outside-contact'],
    ['Kindly refrain from sending messages through this platform.', 'do-not'],
    ['Note: Direct messages will not be entertained.', 'do-not'],
    ['(All AI responses will be disqualified)', 'do-not'],
    ["We don't want agencies.", 'do-not'],
    ["If you send a long ChatGPT-style message, you'll be skipped.", 'do-not'],
    ['To apply, do not copy and paste a letter.', 'do-not'],
    ['Please do not call or text.', 'do-not'],
    ["Don't bother sending a resume.", 'do-not'],
    ['Text your resume to +63 900 000 0000.', 'outside-contact'],
    ['To apply, contact HR on MS Teams: [hidden by the board]', 'outside-contact'],
    ['To apply, message me in Teams.', 'outside-contact'],
    ['Visit [hidden by the board] to apply.', 'link-form'],
    ['Please use this link to submit your application: [hidden by the board]', 'link-form'],
    ['To apply, follow us on Instagram.', undefined],
    [
      'Before sending in your application, we require you to edit this short sample: [hidden by the board]',
      'test',
    ],
    [
      'Prerequisites for applying:\n1) Must complete Arithmetic, Attention to Detail, and Harbor Sense assessments',
      'test',
    ],
    ['Type "HARBOR" after your full name.', 'include-phrase'],
    ['Title your message with the following format: "Harbor – your name"', 'subject-line'],
    ['Change the subject line to "I sail".', 'subject-line'],
    ['Subject on this email must start with: HARBOR', 'subject-line'],
  ])('%s', (text, kind) => {
    const kinds = asked(text).map(([each]) => each?.split(' ')[0])
    if (kind) expect(kinds).toContain(kind)
    else expect(kinds).not.toContain('outside-contact')
  })
})

describe('What is no order, though it sounds like one', () => {
  test.each([
    ['As part of our hiring process, applicants must complete and pass our typing test.'],
    ['You can speak and write fluent English when you apply.'],
    [
      'Skills for this application, including but not limited to any of the following: sails\n• Years of experience: four\n• Knots',
    ],
    ['Sourcing criteria will be provided if you apply with your resume.'],
    ['Pay: 60,000 (Tell us if you bring more!)'],
    ['How to apply:\nText me to send me a friend request'],
  ])('%s', (text) => {
    expect(asked(text)).toEqual([])
  })

  test('a subject line of name and position tests nobody, an odd word does', () => {
    const check = (text: string) => readOrders(text).map((order) => order.check === true)
    expect(check('Include "Night Dispatcher Application" in your subject line.')).toEqual([false])
    expect(check('Include "mangrove" in your subject line.')).toEqual([true])
    expect(check('Start your application by mentioning the last book you read.')).toEqual([false])
  })
})
