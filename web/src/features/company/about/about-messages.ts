import { defineMessages } from '../../../i18n/messages.ts'

export const aboutMessages = defineMessages({
  title: 'About Hanap',
  greeting: 'Hanap: Filipino for “to look for”.',
  heroFirst: 'Good work',
  heroSecond: 'in the open.',
  heroLead:
    'A remote job can change a household in Iloilo as much as one in Manila. Finding it should not take nights of reading between the lines. So we read every listing of one Philippine job board, and write down what it really says.',
  missionTitle: 'Our mission',
  missionText:
    'No Filipino should take a job blind. Whoever looks for work from home should see the pay and the hours first, and be heard when they apply.',
  innovation: 'Innovation',
  innovationText:
    'Programs do the dull part: “$8/hr + bonus” becomes pesos a month, a US shift becomes Manila time. What a listing does not say is never guessed.',
  connection: 'Connection',
  connectionText:
    'You apply through your own board account, in your own words, straight to the employer. We stand between you and nobody.',
  elevation: 'Elevation',
  elevationText:
    'A better letter, a fairer wage, a record of every answer: small things that add up to the next step, and the one after it.',
  storyTitle: 'Our story',
  story1:
    'Hanap is developed by a small solutions company. We build software for other people’s work, and for years we hired remotely ourselves. Again and again good people told us the same: they had applied to a hundred posts, and could not say what half of them paid.',
  story2:
    'We could have gathered listings from everywhere. We chose one Philippine job board instead, the one where remote work for Filipinos is posted day and night, and put all our care into reading it well: pay, hours, employer, warnings, changes.',
  story3:
    'The first version was a table on one laptop. It still is a table at heart: one line for each job, the pay on one scale, and a date for everything that happens to you.',
  factsTitle: 'What we hold to',
  fact1: 'One board, read well',
  fact1Text: 'A strong focus on listings from one Philippine job board, checked for news around the clock.',
  fact2: 'Seekers pay us, employers do not',
  fact2Text: (price: string) =>
    `From ${price} a month after the free days. Nobody can buy a higher place in your results.`,
  fact3: 'No tricks',
  fact3Text: 'Nothing renews by itself, nothing is sent twice, and leaving takes one password.',
  touchSign: 'Kumusta?',
  touchTitle: 'Get in Touch',
  touchText: 'A question, a fault in a listing, an idea for the next stop: we would like to hear it.',
  touchLink: 'Write to us directly',
  touchForm: 'Use the contact form',
})
