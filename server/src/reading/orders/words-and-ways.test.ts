import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const read = (text: string) =>
  readOrders(text).map(({ kind, subject, phrase, what, start, end }) => [
    kind === 'attach' ? what : kind,
    subject ?? phrase ?? text.slice(start, end),
  ])

test.each([
  [
    "To apply:\nChange the subject line to:\n“Ready to Row! I'm your Boat Hand”",
    "Ready to Row! I'm your Boat Hand",
  ],
  ['To apply, include the numbers (1881) somewhere in your subject line.', '1881'],
  ['To apply, reply with the subject line: Boat Manager and let us know:\n- Your rate', 'Boat Manager'],
  ['To apply, email us at [hidden by the board] Line: “Boat Hand – [Your Name]”', 'Boat Hand – [Your Name]'],
])('a subject line without the words around it: %s', (text, subject) => {
  expect(readOrders(text).find(({ kind }) => kind === 'subject-line')?.subject).toBe(subject)
})

test('the words of a subject line ask for nothing', () => {
  expect(read('To apply, email all files to crew@boats.example with the subject line AUDIO EDITOR')).toEqual([
    ['outside-contact', 'To apply, email all files to crew@boats.example with the subject line AUDIO EDITOR'],
    ['subject-line', 'AUDIO EDITOR'],
  ])
})

test.each([
  ['Remember and use the codeword "mango" when introducing yourself to us.', 'mango'],
  ["Keen? Send us code 'ROW30' + your CV and cover letter.", 'ROW30'],
  ['Please include the following with your resume:\n- Why do you row?\n- The word walrus', 'walrus'],
  ['How to apply\nFill in the form.\n- When asked “Which boat?” put the response: raft', 'raft'],
])('a code word: %s', (text, phrase) => {
  expect(readOrders(text).find(({ kind }) => kind === 'include-phrase')?.phrase).toBe(phrase)
})

test.each([
  ['How to apply\n- Resume\nSend to: [hidden by the board]', ['resume', 'outside-contact']],
  ['How to apply\nSend your application here: [hidden by the board]', ['link-form']],
  ['APPLY NOW: forms .gle/ Ab12 (remove the spaces)', ['link-form']],
  ['To apply, send your portfolio & video samples.', ['portfolio', 'samples']],
  ['To apply:\nSend your speed test result and headset photo', ['speed-test', 'other']],
  [
    'To apply, send us an email with a video of why you fit along with your resume.',
    ['outside-contact', 'video', 'resume'],
  ],
  ['To apply:\n- Show us results from the last 30 days (screenshots)', ['samples']],
  ['Requirements:\n- Boat videos (links to past work required)', ['samples']],
  ['Please share a link to your boat portfolio and number of hours you can work.', ['portfolio', 'state']],
  ['Please include a video. Applications that do not provide this video will not be read.', ['video']],
  ['To apply, send a sample of a letter. Applications without a sample will not be read.', ['samples']],
  [
    'To apply:\nRun a speed test, send a screenshot of your results, and your resume.',
    ['speed-test', 'resume'],
  ],
  ['To be considered, use the word "ROW", and make sure to add your Figma link.\n', ['include-phrase']],
])('what to send, and where: %s', (text, kinds) => {
  expect(read(text).map(([kind]) => kind)).toEqual(kinds)
})

test('a way for when the first one fails is optional', () => {
  const text = 'Should any issue persist, contact me by email at [hidden by the board]'
  expect(readOrders(`Apply here: [hidden by the board]/x\n${text}`).map(({ required }) => required)).toEqual([
    true,
    false,
  ])
})

test.each([
  ['How to apply\nApply directly here on OnlineJobs.ph.', 'other', 'on-board'],
  ['Application deadline: July 20', 'other', 'deadline'],
  ['Please make sure your video link is public.', 'other', 'upload'],
  ['As part of your application, write a short post about boats.', 'test', undefined],
  ['How to apply\nComplete a sample task: find five boats and send us the sheet.', 'test', undefined],
  [
    'If you message us instead of using the form, your application will not be considered.',
    'do-not',
    'board',
  ],
])('another thing to do, or not to do: %s', (text, kind, what) => {
  expect(readOrders(text).map((order) => [order.kind, order.what])).toEqual([[kind, what]])
})

test('what is not enough is not asked for', () => {
  expect(read("To apply, don't just send a resume.")).toEqual([])
})

test('a command is clearer than a remark', () => {
  expect(
    read('Voice recording required to apply\n\nHow to apply\nSend your resume and a voice recording.'),
  ).toEqual([
    ['resume', 'Send your resume'],
    ['voice', 'a voice recording'],
  ])
})

test.each([
  ['Write the answers to the quiz in the link above in the subject line.', false],
  ['Put your favorite animal in the subject line.', true],
])('a subject line of facts tests nothing: %s', (text, isCheck) => {
  expect(readOrders(text)).toMatchObject([{ kind: 'subject-line', check: isCheck }])
})
