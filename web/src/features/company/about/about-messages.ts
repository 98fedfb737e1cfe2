import { defineMessages } from '../../../i18n/messages.ts'

export const aboutMessages = defineMessages({
  title: 'About Hanap',
  greeting: 'Hanap: Filipino for “to look for”.',
  heroFirst: 'Good work',
  heroSecond: 'in the open.',
  heroLead:
    'A remote job can change a household in Iloilo as much as one in Manila. Finding it shouldn’t take nights of reading between the lines. So we read every job on one Philippine job board, and write down what it really says.',
  missionTitle: 'Our mission',
  missionText:
    'No Filipino should take a job blind. See the pay and the hours first. Be heard when you apply.',
  innovation: 'Innovation',
  innovationText:
    'Programs do the dull part: “$8/hr + bonus” becomes pesos a month, a US shift becomes Manila time. We never guess what a job doesn’t say.',
  connection: 'Connection',
  connectionText:
    'You apply through your own Online Jobs Portal account, in your own words, straight to the employer. We never stand between you and an employer.',
  elevation: 'Elevation',
  elevationText:
    'A better cover letter, a fairer wage, a record of every answer: small things that lead to the next step.',
  storyTitle: 'Our story',
  story1:
    'Hanap is developed by a small solutions company. We build software for other people’s work, and for years we hired remotely ourselves. Again and again good people told us the same: they had applied to a hundred posts, and could not say what half of them paid.',
  story2:
    'We could have gathered jobs from everywhere. We chose one Philippine job board instead, the one where remote work for Filipinos is posted day and night, and put all our care into reading it well: pay, hours, employer, warnings, changes.',
  story3:
    'The first version was a table on one laptop. It still is a table at heart: one line for each job, the pay on one scale, and a date for everything that happens to you.',
  factsTitle: 'What we hold to',
  fact1: 'One board, read well',
  fact1Text: 'A strong focus on listings from one Philippine job board, checked around the clock.',
  fact2: 'Seekers pay us, employers don’t',
  fact2Text: (price: string) =>
    `From ${price} a month after the free days. Employers can’t buy a higher place in your results.`,
  fact3: 'No tricks',
  fact3Text: 'Plans don’t renew, we never send anything twice, and leaving takes one password.',
  touchSign: 'Kumusta?',
  touchTitle: 'Get in Touch',
  touchText: 'A question, a mistake in a job, an idea for what to build next: we’d like to hear it.',
  touchLink: 'Write to us directly',
  touchForm: 'Use the contact form',
})
