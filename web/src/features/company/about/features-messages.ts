import { defineMessages } from '../../../i18n/messages.ts'

export const featuresMessages = defineMessages({
  title: 'Features',
  heroFirst: 'Six things',
  heroSecond: 'that help.',
  heroLead:
    'From the first search to the day you are hired. Each one is here today, and each says plainly what it does.',
  searchSign: 'By the pay',
  searchTitle: 'Advanced search',
  searchText:
    'Search by any words, with synonyms and slips of the keyboard understood. Every pay text is read into pesos a month on one scale.',
  searchFact1: 'Type, salary, date and tags with Premium',
  searchFact2: 'Shifts shown in Manila time',
  searchFact3: (count: string) => `${count} searches a month in the free days`,
  searchLink: 'Search jobs',
  applySign: 'One place',
  applyTitle: 'Easy applications',
  applyText:
    'Connect your job-board account once. Then choose a resume, write your letter, and send both from the listing itself.',
  applyFact1: 'A letter drafted from your own profile',
  applyFact2: 'Never sent twice, whatever the signal does',
  applyFact3: 'A copy of all you sent, kept for you',
  applyLink: 'Find a job to apply for',
  profileSign: 'Said once',
  profileTitle: 'Your profile',
  profileText:
    'Skills, projects, past jobs and what you are looking for: write it once, and it fills every letter and application from then on.',
  profileFact1: 'Skills by any of their names',
  profileFact2: 'Drafts kept when the signal goes',
  profileFact3: 'You set who may see what',
  profileLink: 'Open your profile',
  resumeSign: 'Read for you',
  resumeTitle: 'Resume management',
  resumeText:
    'Upload a PDF or Word file. We read what is in it, say what we found, and fill only what you left empty. One click undoes it.',
  resumeFact1: 'PDF, DOC and DOCX, up to 5 MB',
  resumeFact2: 'Several resumes, one current',
  resumeFact3: 'Read on our own server, not by an AI model',
  resumeLink: 'Manage your resumes',
  savedSign: 'For later',
  savedTitle: 'Saved jobs',
  savedText:
    'One tap keeps a listing. We watch it for you: what it paid when you saved it, what it pays now, and whether it is still open.',
  savedFact1: (free: number, most: number) => `${free} in the free days, up to ${most} with Premium`,
  savedFact2: 'Changes marked, before and after',
  savedFact3: 'Readable after it was taken down',
  savedLink: 'See your saved jobs',
  toldSign: 'Told once',
  toldTitle: 'Notifications',
  toldText:
    'Keep a search, and new jobs that fit come to you: at once, daily or weekly. So does news of your applications.',
  toldFact1: 'In the site and by mail, as you choose',
  toldFact2: 'Each job only once, even if several searches find it',
  toldFact3: 'One click in such a mail ends it',
  toldLink: 'Choose what you are told',
  moreTitle: 'And two things to know',
  plansTitle: 'What it costs',
  plansText: (days: number, price: string) =>
    `${days} days free, without a card. Then from ${price} a month, paid month by month. Nothing renews by itself.`,
  plansLink: 'Compare the plans',
  privacyTitle: 'What stays yours',
  privacyText:
    'Hide your current employer, take a copy of everything, or delete it all: you do it yourself, in one place.',
  privacyLink: 'Open your privacy settings',
})
