import { expect, it } from 'vitest'
import { createJobIndex } from '../job-index.ts'
import { type Listing, noFilters } from '../port.ts'
import { readSynonyms } from '../words/synonyms.ts'

const synonyms = readSynonyms(
  'va = virtual assistant\nkalihim -> secretary\nsecretary = kalihim ~> executive assistant\nencoder => data entry\nwalang experience = newbie => @beginner\npang gabi = night shift -> @night\nno calls = non voice\nno calls => @no-calls\nday shift => @day\nnight shift => @night',
)

const listing = (id: number, title: string, description = ''): Listing => ({
  id,
  title,
  description,
  employer: null,
  tags: [],
  jobType: 'gig',
  salary: '',
  usdMin: null,
  usdMax: null,
  phpMin: null,
  phpMax: null,
  workHours: 'not-stated',
  // The expected last is the newest, so that age helps no test.
  isStale: false,
  postedAt: -id,
})

function find(text: string, ...listings: Listing[]) {
  const index = createJobIndex({ synonyms })
  index.add(listings)
  const filters = { ...noFilters, hidden: [] }
  const { ids, close } = index.search({ ...filters, text, order: 'relevance', offset: 0, limit: 10 })
  const titles = (some: number[]) => some.map((id) => listings.find((one) => one.id === id)?.title)
  return { found: titles(ids), close: titles(close) }
}

it('ana finds the word, then what it is called elsewhere, then what would do too', () => {
  const jobs = [listing(1, 'Executive Assistant'), listing(2, 'Secretary'), listing(3, 'Kalihim')]
  expect(find('kalihim', ...jobs).found).toEqual(['Kalihim', 'Secretary', 'Executive Assistant'])
  expect(find('secretary', ...jobs).found).toEqual(['Secretary', 'Executive Assistant'])
  expect(find('executive assistant', ...jobs).found).toEqual(['Executive Assistant'])
})

it('ana types a Filipino form of a word that only the listings know', () => {
  const jobs = [listing(1, 'Drawing plans'), listing(2, 'Drawing faces'), listing(3, 'Writer')]
  expect(find('nagdodrawing', ...jobs).found).toEqual(['Drawing plans', 'Drawing faces'])
})

it('ana asks for just any job, in words that say nothing of one, and sees all', () => {
  const jobs = [listing(1, 'Cook at work'), listing(2, 'Baker'), listing(3, 'Hands wanted')]
  for (const text of ['trabaho', 'hanap trabaho po', 'work', 'remote job'])
    expect(find(text, ...jobs)).toEqual({ found: ['Cook at work', 'Baker', 'Hands wanted'], close: [] })
  expect(find('hanap trabaho -cook', ...jobs).found).toEqual(['Baker', 'Hands wanted'])
})

it('a light word is never taken for a slip of another word', () => {
  const jobs = [listing(1, 'Right hands'), listing(2, 'Left hands')]
  expect(find('hanap writer', ...jobs)).toEqual({ found: [], close: [] })
})

it('a Filipino word is no slip of an English one, in any form, and a slip is put right beside it', () => {
  const jobs = [listing(1, 'Link builder', 'links raw'), listing(2, 'Link writer', 'links raw')]
  for (const text of ['linis', 'paglilinis', 'araw', 'asawa', 'hindi'])
    expect(find(text, ...jobs)).toEqual({ found: [], close: [] })
  expect(find('lnks', ...jobs).found).toEqual(['Link builder', 'Link writer'])
})

it('a Tagalog word that no job has is not asked for beside others', () => {
  const jobs = [listing(1, 'Writer'), listing(2, 'Cook')]
  for (const text of ['writer na bihira', 'pinagpiso writer', 'writer na higit sa karanasan'])
    expect(find(text, ...jobs).found).toEqual(['Writer'])
})

it('an amount of pay is a wish beside a word for pay, and a number otherwise', () => {
  const jobs = [listing(1, 'Writer'), listing(2, 'Writer for Office 365')]
  for (const text of ['writer $800 a month', 'writer sahod na 30k pataas', 'writer php 25,000'])
    expect(find(text, ...jobs).found).toHaveLength(2)
  for (const text of ['writer under 30k', 'writer <30k', 'writer max 20k'])
    expect(find(text, ...jobs).found).toHaveLength(2)
  expect(find('writer 365', ...jobs).found).toEqual(['Writer for Office 365'])
})

it('a word of the table is no slip, and who does a thing is no slip of what was done', () => {
  const jobs = [listing(1, 'Listed Cash', 'Listed cash'), listing(2, 'Listed Cash', 'Listed cash')]
  for (const text of ['lister', 'kalihim']) expect(find(text, ...jobs)).toEqual({ found: [], close: [] })
})

it('mia, who wants no calls, finds no job that says otherwise beside the words, unless she takes either', () => {
  const jobs = [listing(1, 'Call Agent', 'No calls on Sundays.'), listing(2, 'Writer', 'There are no calls.')]
  expect(find('no calls', ...jobs)).toEqual({ found: ['Writer'], close: [] })
  const cook: Listing = { ...listing(1, 'Cook'), workHours: 'day' }
  const baker: Listing = { ...listing(2, 'Baker'), workHours: 'night' }
  expect(find('day shift', cook, baker)).toEqual({ found: ['Cook'], close: [] })
  expect(find('day shift or night shift', cook, baker).found).toEqual(['Cook', 'Baker'])
})

it('ben, who wants no print work, finds jobs that never speak of it above one that does in passing', () => {
  const jobs = [
    listing(1, 'Film Editor', 'You print now and then.'),
    listing(2, 'Copy Editor'),
    listing(3, 'Print Editor', 'Print and print.'),
  ]
  expect(find('editor', ...jobs).found).toEqual(['Film Editor', 'Copy Editor', 'Print Editor'])
  expect(find('editor not print', ...jobs).found).toEqual(['Copy Editor', 'Film Editor'])
})

it('ben, who only avoids print work, sees no job that speaks of it', () => {
  const jobs = [listing(1, 'Film Editor', 'You print now and then.'), listing(2, 'Copy Editor')]
  expect(find('not print', ...jobs).found).toEqual(['Copy Editor'])
})

it('ana avoids words that say nothing of a job, and is answered as if she had not typed them', () => {
  const jobs = [listing(1, 'Writer'), listing(2, 'Cook')]
  for (const text of ['no home based writer', 'writer not work from home', 'writer hindi sa bahay'])
    expect(find(text, ...jobs).found).toEqual(['Writer'])
  expect(find('no home based', ...jobs).found).toEqual(['Writer', 'Cook'])
})

it('ana finds a known phrase above its words apart', () => {
  const jobs = [listing(1, 'Assistant for virtual tours'), listing(2, 'Assistant, a virtual assistant')]
  expect(find('virtual assistant', ...jobs).found).toEqual([
    'Assistant, a virtual assistant',
    'Assistant for virtual tours',
  ])
})

it('ben, who describes a job in many words, is given no substitute, unless nothing else says the word', () => {
  const executive = listing(1, 'Executive Assistant', 'Spanish law office in Manila')
  const secretary = listing(2, 'Secretary', 'Spanish law office in Manila')
  const text = 'secretary spanish law office manila'
  expect(find(text, executive, secretary).found).toEqual(['Secretary'])
  expect(find(text, executive).found).toEqual(['Executive Assistant'])
  expect(find('secretary spanish law', executive, secretary).found).toEqual([
    'Secretary',
    'Executive Assistant',
  ])
})

it('ben asks for work from home and misses no job that does not say so', () => {
  const jobs = [listing(1, 'Data Entry'), listing(2, 'Work From Home Cook')]
  expect(find('work from home data entry', ...jobs).found).toEqual(['Data Entry'])
  expect(find('wfh', ...jobs).found).toEqual([])
  expect(find('work from home', ...jobs).found).toEqual(['Work From Home Cook'])
})

it('ana asks for an encoder and gets data entry, not every list with the word', () => {
  const jobs = [
    listing(1, 'Barcode helper', 'You clean the rotary encoder.'),
    listing(2, 'Data Entry'),
    listing(3, 'Encoder'),
  ]
  expect(find('encoder', ...jobs)).toEqual({ found: ['Data Entry', 'Encoder'], close: [] })
})

it('lia asks for work without experience, and gets what a listing is, not the words in it', () => {
  const jobs = [
    listing(1, 'Bookkeeper', 'Walang experience sa Xero? You must have experience elsewhere.'),
    listing(2, 'Packer', 'Fresh graduates are welcome.'),
    listing(3, 'Junior Packer'),
    listing(4, 'Newbies Magazine Writer', 'We write for them. At least 2 years of experience.'),
  ]
  expect(find('walang experience', ...jobs).found).toEqual(['Packer', 'Junior Packer'])
  expect(find('newbie packer', ...jobs).found).toEqual(['Packer', 'Junior Packer'])
  // A word in the table is no misspelling of another.
  expect(find('newbie', listing(5, 'Newsie')).found).toEqual([])
})

it('carla asks for work by night, and gets what is at night by the clock too', () => {
  const jobs = [
    { ...listing(1, 'Packer', '9 AM to 5 PM in New York'), workHours: 'night' as const },
    listing(2, 'Night Shift Packer'),
    { ...listing(3, 'Packer', '9 AM to 5 PM in Manila'), workHours: 'day' as const },
  ]
  expect(find('packer night shift', ...jobs).found.sort()).toEqual(['Night Shift Packer', 'Packer'])
})

it('lito types hours, and meets jobs of as many hours before other part-time ones', () => {
  const jobs = [
    { ...listing(1, 'Editor', 'Part of the day.'), jobType: 'part-time' as const },
    { ...listing(2, 'Editor', 'About 10 hours a week.'), jobType: 'part-time' as const },
    { ...listing(3, 'Editor', 'About 20 hours a week.'), jobType: 'part-time' as const },
    { ...listing(4, 'Editor', 'About 20 hours a week.'), jobType: 'full-time' as const },
  ]
  const ids = (text: string) => {
    const index = createJobIndex({ synonyms })
    index.add(jobs)
    return index.search({
      ...noFilters,
      hidden: [],
      text,
      order: 'relevance',
      offset: 0,
      limit: 10,
    }).ids
  }
  expect(ids('editor 4 hours a day')[0]).toBe(3)
  expect(ids('editor 10 hrs a week')[0]).toBe(2)
  expect(ids('editor 10 hrs a week')).toHaveLength(3)
})

it('bea types “tagabuo ng funnel”, and only the funnel is required', () => {
  const jobs = [listing(1, 'Funnel Expert'), listing(2, 'Writer')]
  expect(find('tagabuo ng funnel', ...jobs).found).toEqual(['Funnel Expert'])
})

it('lito wants a job without a boss, and as no listing has one in it, sees all', () => {
  const jobs = [listing(1, 'Cook'), listing(2, 'Baker')]
  for (const text of ['trabahong walang boss', 'walang amo'])
    expect(find(text, ...jobs).found).toEqual(['Cook', 'Baker'])
})

it('lito tells his own years, and jobs need not ask for as many', () => {
  const jobs = [listing(1, 'Baker', 'You bake.'), listing(2, 'Cook', '3 years experience.')]
  expect(find('baker 3 years of experience', ...jobs).found).toEqual(['Baker'])
})

it('ana finds work for beginners without typing its vowels', () => {
  const jobs = [listing(1, 'Virtual assistant', 'No experience needed'), listing(2, 'Nurse')]
  expect(find('nwbie va', ...jobs)).toEqual({ found: ['Virtual assistant'], close: [] })
})

it('lia, who lacks experience of a trade, avoids no job of it', () => {
  const jobs = [
    listing(1, 'Secretary', 'Experience is a must.'),
    listing(2, 'Encoder', 'No experience needed'),
    listing(3, 'Secretary and Encoder', 'No experience needed'),
  ]
  expect(find('secretary walang encoder experience', ...jobs).found).toEqual(['Secretary and Encoder'])
  expect(find('walang encoder experience', ...jobs).found).toEqual(['Encoder', 'Secretary and Encoder'])
})

it('ana is no seeker who avoids what she spelled wrong', () => {
  const jobs = [
    listing(1, 'Nurse', 'No experience needed'),
    listing(2, 'Nurse', '3 years experience required'),
  ]
  expect(find('nurse walang exprience', ...jobs)).toEqual(find('nurse walang experience', ...jobs))
  expect(find('nurse walang exprnce', ...jobs)).toEqual(find('nurse walang experience', ...jobs))
})

it('a word that says nothing asks for nothing, however short ben types it', () => {
  const jobs = [listing(1, 'Virtual assistant'), listing(2, 'Nurse')]
  expect(find('tga va', ...jobs)).toEqual({ found: ['Virtual assistant'], close: [] })
})

it('what a listing has is no shortened word', () => {
  const jobs = [listing(1, 'Nurse', 'Hours in GMT'), listing(2, 'Nurse aide')]
  expect(find('nurse gmt', ...jobs).found).toEqual(['Nurse'])
})
