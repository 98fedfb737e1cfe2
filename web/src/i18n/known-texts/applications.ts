import type { Pattern } from './words.ts'

/** Applications and letters, as far as the board has no part in them. */
export const applicationTexts: Readonly<Record<string, string>> = {
  'Please enter the job title': 'Ilagay ang pangalan ng trabaho',
  'Please enter a web address that begins with http:// or https://':
    'Maglagay ng web address na nagsisimula sa http:// o https://',
  'Please enter a date that is not in the future': 'Maglagay ng petsang hindi pa sa hinaharap',
  'Please enter a day from today on': 'Maglagay ng araw mula ngayon',
  'Please enter a valid date': 'Maglagay ng tamang petsa',
  'Only what you added yourself can be changed here': 'Mababago lang dito ang mga ikaw mismo ang nagdagdag',
  'An application can have at most 20 interviews': 'Hanggang 20 interview lang ang isang application',
  'This was added before with other words. Change the one that is there.':
    'Naidagdag na ito dati pero iba ang pagkakasulat. Iyon na lang ang baguhin.',
  'This was added and then deleted. If you want it back, please add it again.':
    'Naidagdag ito at pagkatapos ay nabura. Kung gusto mo itong ibalik, idagdag ulit.',
  'You have added a lot today. Please try again tomorrow.':
    'Marami ka nang naidagdag ngayong araw. Subukan ulit bukas.',
  'You have 5,000 applications here, which is the most there can be. Delete some that you added by hand first.':
    'May 5,000 application ka na rito, at hanggang doon lang. Burahin muna ang ilan sa mga ikaw mismo ang nagdagdag.',
  'This application was made through Hanap, so it stays. Only those that you added by hand can be deleted.':
    'Sa Hanap ginawa ang application na ito, kaya mananatili ito. Mabubura lang ang mga ikaw mismo ang nagdagdag.',
  'Choose one of the six statuses': 'Pumili ng isa sa anim na status',
  'Choose a cover letter': 'Pumili ng cover letter',
  'Under Review': 'Sinusuri',
  'Application submitted successfully.': 'Naipasa na ang application.',
  'Resource not found. The job or cover letter might have been removed.':
    'Hindi nakita. Baka inalis na ang trabaho o ang cover letter.',
  'You have already applied to this job.': 'Nag-apply ka na sa trabahong ito.',
  'Your file is being made already. Please wait a moment.': 'Ginagawa na ang file mo. Maghintay sandali.',

  'Please provide a cover letter for your application.': 'Maglagay ng cover letter para sa application mo.',
  'Choose own, written or template': 'Pumili ng sarili, isinulat, o template',
  'Please write your instructions as text': 'Isulat bilang text ang instructions mo',
  'You have asked for many letters. Please try again in a while.':
    'Marami ka nang hininging liham. Subukan ulit maya-maya.',
  'What you say about yourself': 'Ang sabi mo tungkol sa sarili mo',
  'Your AI instructions': 'Ang AI instructions mo',
  'The listing': 'Ang listing',
}

export const applicationPatterns: readonly Pattern[] = [
  [
    /^Please enter a whole number from ([\d,]+) to ([\d,]+)$/,
    (from, to) => `Maglagay ng buong numero mula ${from} hanggang ${to}`,
  ],
  [
    /^Please enter a date between ([\d,]+) and ([\d,]+)$/,
    (from, to) => `Maglagay ng petsang mula ${from} hanggang ${to}`,
  ],
  [
    /^You keep ([\d,]+) letters, which is the most\. Please delete some in My Letters first\.$/,
    (most) => `May ${most} liham ka na, at hanggang doon lang. Burahin muna ang ilan sa Mga liham ko.`,
  ],
  [/^(\d[^ ]*) years of experience$/, (years) => `${years} taon ng karanasan`],
  [
    /^Please give at most ([\d,]+) grounds a sentence$/,
    (most) => `Hanggang ${most} batayan lang sa isang pangungusap`,
  ],
  [/^Please give at most ([\d,]+) sentences$/, (most) => `Hanggang ${most} pangungusap lang`],
  [
    /^Please give sentences of at most ([\d,]+) characters together$/,
    (most) => `Hanggang ${most} karakter lang ang lahat ng pangungusap`,
  ],
  [
    /^Please give grounds of at most ([\d,]+) characters together$/,
    (most) => `Hanggang ${most} karakter lang ang lahat ng batayan`,
  ],
]
