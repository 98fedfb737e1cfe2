import type { Pattern } from './words.ts'

/** Searching, listings and what is kept of them, pay. */
export const jobTexts: Readonly<Record<string, string>> = {
  'Too many tags': 'Masyadong maraming tag',
  'Tags are numbers or name:{name}, separated by commas':
    'Mga numero o name:{name} ang mga tag, na pinaghihiwalay ng kuwit',
  'Skills are numbers or name:{name}, separated by commas':
    'Mga numero o name:{name} ang mga skill, na pinaghihiwalay ng kuwit',
  'Page must be a whole number from 1': 'Dapat buong numero mula 1 ang pahina',
  'Please give a page from 1 to 10000': 'Magbigay ng pahina mula 1 hanggang 10000',
  'Per page must be a whole number from 1': 'Dapat buong numero mula 1 ang dami sa bawat pahina',
  'Sort by relevance, date or salary': 'Ayusin ayon sa pagkakatugma, petsa, o sahod',
  'Job type must be any, full-time, part-time, contract or gig':
    'Dapat any, full-time, part-time, contract, o gig ang uri ng trabaho',
  'Salary range must be 0-500, 500-1000, 1000-2000, 2000-5000 or 5000+':
    'Dapat 0-500, 500-1000, 1000-2000, 2000-5000, o 5000+ ang sahod',
  'Date posted must be any, today, 3days, week or month':
    'Dapat any, today, 3days, week, o month ang petsa ng pag-post',
  'Experience must be all, entry, mid or senior': 'Dapat all, entry, mid, o senior ang karanasan',
  'Filtering by type, pay, date and tags comes with the Premium plan.':
    'Kasama sa Premium plan ang pag-filter ayon sa uri, sahod, petsa, at mga tag.',
  'You are searching faster than we can answer. Please try again in a moment.':
    'Mas mabilis kang maghanap kaysa sa kaya naming sagutin. Subukan ulit maya-maya.',
  'Many people are looking at pay. Please try again in a moment.':
    'Marami ang tumitingin sa sahod. Subukan ulit maya-maya.',

  "You've reached your monthly search limit. Please upgrade your subscription to continue searching.":
    'Naubos mo na ang mga search mo ngayong buwan. I-upgrade ang subscription mo para makapaghanap pa.',
  'Search limit reached. Please upgrade your subscription.':
    'Ubos na ang mga search. I-upgrade ang subscription mo.',
  'Unable to load search count information': 'Hindi na-load ang bilang ng mga search',

  'You have reached your saved jobs limit': 'Naabot mo na ang pinakamaraming puwedeng i-save na trabaho',
  'Job already saved': 'Naka-save na ang trabaho',
  'Choose a job to save': 'Pumili ng trabahong ise-save',
  'Choose a job': 'Pumili ng trabaho',

  'Please give this search a name': 'Bigyan ng pangalan ang search na ito',
  'Please search for something, or choose a filter, before you save the search':
    'Maghanap muna o pumili ng filter bago i-save ang search',
  'You have saved this search before': 'Na-save mo na dati ang search na ito',

  'Choose what is wrong with this job': 'Piliin kung ano ang mali sa trabahong ito',
  'Please say what is wrong with this job': 'Sabihin kung ano ang mali sa trabahong ito',
  'Thank you. We will look at this job.': 'Salamat. Titingnan namin ang trabahong ito.',
  'You have reported many jobs today. Please come back tomorrow.':
    'Marami ka nang ni-report na trabaho ngayong araw. Bumalik bukas.',
}

export const jobPatterns: readonly Pattern[] = [
  [
    /^Please search with at most ([\d,]+) characters$/,
    (most) => `Hanggang ${most} karakter lang ang hinahanap`,
  ],
  [/^Please type at most ([\d,]+) characters$/, (most) => `Hanggang ${most} karakter lang ang i-type`],
  [
    /^You can keep ([\d,]+) searches\. Please remove one first\.$/,
    (most) => `Hanggang ${most} search ang puwedeng i-save. Mag-alis muna ng isa.`,
  ],
  [
    /^You have hidden ([\d,]+) jobs, which is the most\. Please show some of them again first\.$/,
    (most) => `May ${most} trabaho ka nang itinago, at hanggang doon lang. Ipakita muna ulit ang ilan.`,
  ],
]
