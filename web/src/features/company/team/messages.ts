import { defineMessages } from '../../../i18n/messages.ts'

export const teamMessages = defineMessages({
  title: 'Meet Our Team',
  loading: 'Loading our team…',
  none: "We're having trouble loading our team information right now. Please check back later.",
  previous: 'Previous team member',
  next: 'Next team member',
  pause: 'Stop changing team members',
  play: 'Change team members automatically',
  dots: 'Choose a team member',
  show: (name: string) => `Show ${name}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  carousel: 'carousel',
  slide: 'slide',
  sample: 'Sample',
  on: (name: string, site: string) => `${name} on ${site}`,
  sample1Position: 'Founder and product',
  sample1Bio:
    'Hired remote teams from Batangas for nine years, and kept a list of what every job post forgot to say. The list became Hanap.',
  sample2Position: 'Engineering',
  sample2Bio:
    'Reads pay texts for a living: “$8/hr”, “35k + bonus”, “DOE”. Believes a page should open on a cheap phone and one bar of signal.',
  sample3Position: 'Help for seekers',
  sample3Bio:
    'Answers in Filipino, Cebuano and English. Worked nights for Sydney and Denver, so a question at 3 AM is no surprise.',
})
