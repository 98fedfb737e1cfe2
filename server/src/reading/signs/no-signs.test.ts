import { describe, expect, test } from 'vitest'
import { readSigns } from './signs.ts'

type Given = { salary?: string; typeOfWork?: string; hoursPerWeek?: number }

const kinds = (
  description: string,
  { salary = '', typeOfWork = 'Full Time', hoursPerWeek = 40 }: Given = {},
) =>
  readSigns({
    title: 'Assistant',
    salary,
    description: `We list products.\n${description}`,
    context: { typeOfWork, hoursPerWeek },
  }).map(({ kind }) => kind)

describe('an ordinary duty is no sign', () => {
  test.each([
    // Accounts that are the work's own.
    'Reconcile transactions from multiple accounts.',
    'Download bank statements from several bank accounts.',
    'Pull ad reports from multiple ad accounts.',
    'Create new Gmail accounts for new hires.',
    'Set up new Google accounts for new staff.',
    'Post content daily from several brand accounts.',
    'Review transactions from multiple accounts.',
    'Make sure our ad accounts do not get flagged.',
    'Chase aged accounts receivable.',
    'Find Instagram profiles we can use as references.',
    'We will send you your Amazon login on day one.',
    // One word of a sign, in another sense.
    'Hello ladies and gentlemen, we need a rower.',
    'Hello ladies/gentlemen, we need a rower.',
    'This is a performance-based opportunity: you earn $8/hr plus bonuses.',
    'Create reels using photos from our Google Drive [hidden by the board].',
    'This is a results-based opportunity with a base salary.',
    'Join our Monday call on Discord.',
    'Call builders, sales teams & owners to introduce our boats.',
    'Our team chat on Slack is open to you.',
    'We test products for free.',
    'Change the date on the documents.',
    'Engage with subscribers and sell add-ons.',
    'You must use a VPN.',
    'A VPN is required to open our files.',
    'Transcribe the recording from this video call.',
    'Manage a team aged 20 to 30 people.',
    'Provide reports for our agency accounts.',
    'Connect your Deel account to our payroll.',
    'You will have your own Amazon account to run.',
    'You should have your own LinkedIn account.',
    'Use your own LinkedIn to show your work.',
    'Post daily on Instagram accounts linked to our brand.',
    'Offer timely support to premium account holders.',
    'Provide customer support to our premium accounts.',
    // Writing and talking.
    'Write assignments for our students.',
    'Complete weekly checking of homework of students.',
    'Respond to brand emails on behalf of our creators.',
    'Browse the app as if you are a customer and note bugs.',
    'Post positive reviews on our social media.',
    'Message brands on behalf of our creators.',
    'Coach students in writing their essays.',
    'Treat the shop as if you were the owner.',
    'We help coaches make six figures.',
    'Flirty banter is not allowed.',
    // Codes and papers of the work.
    'Add the code word LIME to your email and send it to us.',
    'Write clean code and send it to us for review.',
    'Conduct identity verification before approving loans.',
    'Verify valid IDs of borrowers.',
    // Money of others.
    'Vendors are paid by check once approved.',
    'Report on cost paid per lead.',
    'Follow up on unpaid project invoices.',
    // Pictures of the screen.
    'We have many videos on YouTube and work with brands.',
    'We have videos on how we work.',
    'Make SOPs with screen captures.',
    'Document your work with screenshots.',
    'Report finished work with clear screenshots.',
    'Use a screen recorder when making tutorials.',
    'Use call tracking software.',
    'Work with video on a daily basis.',
    'Use QuickBooks to record billable hours.',
    'Your videos will be posted on our TikTok.',
    'All videos remain our property.',
    'Design thumbnails for our channel and share the link in Slack.',
    // People, ways and tools.
    'We want more women to feel confident.',
    'We want busy moms to love our app.',
    'Women and veterans are encouraged to apply.',
    'Looking for people who help women.',
    'Schedule posts for every day of the week.',
    'Our app is available 24/7.',
    'Send finished files to our Telegram group.',
    'Connect to our VPN every morning.',
    'Log in to our VPN and open the CRM.',
    'We value leadership, so please make sure you are based in Manila.',
    'Create training videos that allow staff to use our CRM.',
    'You will help us make big ideas happen.',
    'We care about people more than any other company.',
    'Handle a large number of messages on WhatsApp.',
    'Manage a number of chats on Telegram.',
    'Move finished files to our Telegram group.',
  ])('%j', (description) => {
    expect(kinds(description)).toEqual([])
  })
})

describe('money beside the pay is no sign', () => {
  test.each([
    'You will receive ₱2,000 per month rice subsidy.',
    'You get $50 a month for a gym membership.',
    '$30 per month for coworking.',
    '$30 per month for transportation.',
    'After the first 6 months we pay 50% of your HMO.',
    'After your first month, HMO is paid 50% by the company.',
    'In your first month you earn 20% of each sale.',
    '80% of your normal rate during the first month of maternity leave.',
  ])('%j', (description) => {
    expect(kinds(description, { salary: '₱40,000 per month' })).toEqual([])
  })
})

describe('hours of something else are no sign', () => {
  test.each([
    'Training is 4 hours a day for 3 days.',
    'The trial is 2 hours a day for 5 days.',
    'You overlap 4 hours a day with our team, Monday to Friday.',
    '8 hours daily, and we reply within 3 days.',
    'Work 8 hours a day, with 3 days in a month on site.',
  ])('%j', (description) => {
    expect(kinds(description)).toEqual([])
  })

  test.each([
    'Our office is open 8 hours a day.',
    'We answer customers 10 hours a day.',
    'Shifts are 6 hours a day.',
  ])('%j in part-time work', (description) => {
    expect(kinds(description, { typeOfWork: 'Part Time', hoursPerWeek: 20 })).toEqual([])
  })
})
