import { expect, test } from 'vitest'
import { cleanTitle } from './letter-title.ts'

test.each([
  ['🔥 URGENT HIRING!! Virtual Assistant 🔥', 'Virtual Assistant'],
  ['VIRTUAL ASSISTANT FOR SEO AND CRM', 'Virtual Assistant for SEO and CRM'],
  ['Bookkeeper (URGENT!!)', 'Bookkeeper'],
  ['Bookkeeper - $5/hr', 'Bookkeeper'],
  ['Bookkeeper ₱30,000 – 40,000 per month', 'Bookkeeper'],
  ['Hiring: Part-time Bookkeeper | $500/month', 'Bookkeeper'],
  ['We are looking for a Video Editor', 'Video Editor'],
  ['Graphic Designer needed ASAP', 'Graphic Designer'],
  ['Full Stack Developer (React / Node.js)', 'Full Stack Developer (React / Node.js)'],
  ['Cold Caller – Real Estate', 'Cold Caller – Real Estate'],
  ['Customer Service Representative (Night Shift)', 'Customer Service Representative'],
  ['SEO Specialist', 'SEO Specialist'],
  ['Still hiring! Stock Clerk', 'Stock Clerk'],
  ['Hiring now: Stock Clerk (Remote)', 'Stock Clerk'],
  ['We’re looking for: Remote Stock Clerk with proven experience', 'Stock Clerk'],
  ['Stock Clerk (VA Position) – Excel required', 'Stock Clerk (VA Position) – Excel required'],
  ['Stock Clerk (Parts)  Remote | PH Timezone', 'Stock Clerk (Parts) Remote'],
  ['Join Our Team as a Full-Time Stock Clerk', 'Stock Clerk'],
  ['Your Harbor, Your Hours – Join Us as a Stock Clerk', 'Stock Clerk'],
  ['Join us: Remote Stock Clerk', 'Stock Clerk'],
  ['We’re expanding and hiring a Remote Stock Clerk to run our yard', 'Stock Clerk'],
  ['Kickstart Your Career as a Stock Clerk!', 'Stock Clerk'],
  ['We are recruiting for the position of Remote Stock Clerk', 'Stock Clerk'],
  ['Remote', ''],
  ['!!!', ''],
])('%j is called %j in a letter', (title, called) => {
  expect(cleanTitle(title)).toBe(called)
})
