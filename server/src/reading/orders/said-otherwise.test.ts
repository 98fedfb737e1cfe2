import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

/** 'include-phrase!' shows whether ana has read the listing. */
const kinds = (text: string) =>
  readOrders(`We are a small team and need a helper.\n\n${text}`).map(
    ({ kind, what, check }) => `${kind === 'attach' ? `${kind} ${what}` : kind}${check ? '!' : ''}`,
  )

test.each([
  [
    'If you are serious, send me a video with your face saying the words "Paper Lantern" at the end.',
    ['include-phrase!', 'attach video'],
  ],
  [
    'How to Apply:\nApply by filling out this form: [hidden by the board]\nYou\'ll be asked to upload:\n• A Loom introduction\n• When asked for "Your favorite app," reply with: apples',
    ['link-form', 'include-phrase!'],
  ],
  [
    'To apply, send an email to [hidden by the board] with the subject line: Captain Tugboat',
    ['outside-contact', 'subject-line!'],
  ],
  [
    'Send your proposal to [hidden by the board] including:\n1. Brief cover note describing your approach',
    ['outside-contact', 'state'],
  ],
  [
    'How to apply\nSend a short, friendly cover letter to [hidden by the board]',
    ['outside-contact', 'state'],
  ],
  [
    'Send us a message that starts with Lanterna to let us know why you think you are a good fit!',
    ['include-phrase!', 'state'],
  ],
  [
    'How to apply\nStep 1: Go through the instructions found on this website: [hidden by the board]',
    ['other'],
  ],
  [
    'If this sounds like you, reply to this job post with the following at the TOP of your message: your favorite breed of dog, your experience level with Photoshop.',
    ['state!', 'state'],
  ],
  [
    'How to apply\nApply here. Any direct emails or social media messages will result in immediate disqualification.',
    ['do-not'],
  ],
  ['At the bottom of your application add 3 leads.', ['test']],
  ['To apply, please reply with a sample of an email that you would write to a late customer.', ['test']],
  ['Message me directly on T""elegram to [hidden by the board]', ['outside-contact']],
  ['Use "PDX VA7" as your subject line when applying.', ['subject-line!']],
  ['You MUST state at the beginning of your message "My favorite tool is a ruler".', ['include-phrase!']],
  ['Indicate mango on the email subject.', ['subject-line!']],
  ["Apply now and show us why you're the perfect fit.", ['state']],
  ['Please have your resume attached to your application.', ['attach resume']],
  ['Make sure your CV is attached.', ['attach resume']],
  ['We require a resume with every application.', ['attach resume']],
  ['Record yourself (max 2 min) talking about your last job and send me the link.', ['attach video']],
  ['Provide your Ookla result when you apply.', ['attach speed-test']],
  ['When applying, link to two articles you have written.', ['attach samples']],
  ['Interested applicants may contact [hidden by the board].', ['outside-contact']],
  ['Resumes may be sent to [hidden by the board].', ['outside-contact', 'attach resume']],
  ['Applications to: [hidden by the board]', ['outside-contact']],
  ['Please Viber our recruiter: [hidden by the board]', ['outside-contact']],
  ['The subject of your message should be your name and the position.', ['subject-line']],
  ['Title your application "Green Tractor".', ['subject-line!']],
  ['To show you read this, write 7 in the subject.', ['subject-line!']],
  ['Begin your subject line with the word kiwi.', ['subject-line!']],
  ['In the subject line, tell me the sum of 4 and 9.', ['subject-line!']],
  ['For the subject of your email, please write the name of the capital of France.', ['subject-line!']],
  ["To prove you're not a bot, mention pineapple pizza in your message.", ['include-phrase!']],
  ["Your cover letter has to contain the word 'harbor'.", ['include-phrase!']],
  ['In your first line, state your favorite animal.', ['state!']],
  ['Please do not send Google Drive links, attach the file instead.', ['do-not']],
  ['Please include the link to your OnlineJobs.ph profile.', ['other']],
  ['Translate the following paragraph into English and send it with your application:', ['test']],
  ['To be considered, write a 100 word product description for a garlic press.', ['test']],
  [
    'Interested? Send us your CV, your rate per hour and when you could begin.',
    ['attach resume', 'state', 'state'],
  ],
  [
    'Please send 2-3 examples of thumbnails you made plus your price per thumbnail.',
    ['attach samples', 'state'],
  ],
  [
    'Email-free application: just reply here with your portfolio, resume and a line about yourself.',
    ['attach portfolio', 'attach resume', 'state'],
  ],
  [
    'Message us on WhatsApp [hidden by the board] with a video of yourself and your salary expectation.',
    ['outside-contact', 'attach video', 'state'],
  ],
  [
    'Apply using the link below. We will not look at applications sent here.\n[hidden by the board]',
    ['link-form', 'do-not'],
  ],
  ['In your reply mention the code Q47 and your hourly rate.', ['include-phrase!', 'state']],
  ['Subject: Blue Whale. Please attach your resume.', ['subject-line!', 'attach resume']],
  [
    'Please use "[Your Name] - Graphic Designer" as your subject line and tell us about your favorite project.',
    ['subject-line', 'state'],
  ],
  ['Reply to this job post with what you like to eat for lunch.', ['state!']],
  ['Apply with a motivational quote that makes you smile.', ['state!']],
  ['Reply to this job ad with a video that makes you laugh.', ['attach video!']],
  ['PS: put two exclamation marks after your name in your application.', ['include-phrase!']],
  [
    'How to apply: please upload your resume to the following link: [hidden by the board]',
    ['link-form', 'attach resume'],
  ],
  ['Only applications submitted through this link: [hidden by the board] will be considered.', ['link-form']],
  ['Please share your resume in the e-mail: [hidden by the board]', ['outside-contact', 'attach resume']],
  ['P.S. add a pineapple emoji to your application so I know you got this far.', ['include-phrase!']],
  [
    'Kindly use "Yellow Submarine" as the title of your application so we can filter out bots.',
    ['subject-line!'],
  ],
  ["What's your favorite color? Include the answer in your cover letter.", ['state!']],
  ['Any application written by AI goes straight to the bin.', ['do-not']],
  ['Please refrain from sending template letters.', ['do-not']],
  ['Put 10 apply points on your application.', ['other']],
  ['Before you apply, please watch our 3 minute video: [hidden by the board]', ['other']],
  ['Deadline for applications: August 15.', ['other']],
  ['Only applications through Onlinejobs.ph will be considered.', ['other']],
  ['Please answer in the same order as above.', ['other']],
  [
    'Please do this short typing test and send us a screenshot of the result: [hidden by the board]',
    ['test'],
  ],
  [
    'Edit the sample footage below and attach the finished clip to your application: [hidden by the board]',
    ['test'],
  ],
  ['Introduce yourself in two or three sentences.', ['state']],
  ['Write us a short message on how your experience matches this role.', ['state']],
  ['Make sure to indicate your years of experience.', ['state']],
  ["Add a note on why you're interested.", ['state']],
  ['A resume is required to apply.', ['attach resume']],
  ['Resume is a must when you apply.', ['attach resume']],
  ['Portfolio link required in the application.', ['attach portfolio']],
  ['Create a Loom video (max 3 min) answering: who are you and why do you want this role?', ['attach video']],
  ['Shoot a quick selfie video telling us why we should hire you.', ['attach video']],
  ['You will email leads and include their names in the subject line.', []],
])('ana reads what %j asks for', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test.each([
  'Add 5 leads per day to the sheet and send them to the closer.',
  'Write product descriptions, captions and emails.',
  'Translate the articles and edit the clips our client sends you.',
  'Prepare sample captions for our clients each week.',
  'The first task is to write a product description for our shop.',
  'You will record Loom videos for clients and send them weekly.',
  'If selected, you will complete a paid test task.',
])('ben reads no order in %j', (text) => {
  expect(kinds(text)).toEqual([])
})

test('the points below a task belong to it', () => {
  const task =
    'How to apply:\nTest Task (required to apply):\n1. Suggest 2 improvements to our homepage\n2. Write a caption'
  expect(kinds(task)).toEqual(['test'])
})

test('an ordinary subject line shows nothing, one whose words stand nowhere else does', () => {
  const line = (words: string) =>
    kinds(`We look for a boat painter.\nSend your resume with the subject line: ${words}`)
  expect(line('Boat Painter - [Your Name]')).toContain('subject-line')
  expect(line('Boat painter')).toContain('subject-line')
  expect(line('Captain Tugboat')).toContain('subject-line!')
  expect(line('Painter – [Owner of Tesla]')).toContain('subject-line!')
})
