import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const applications: InOtherWords<
  Pick<typeof catalogue, 'trackingTexts' | 'coverLetterTexts' | 'applicationStatusLabels' | 'applicationSays'>
> = {
  trackingTexts: {
    titleRequired: 'Ilagay ang pangalan ng trabaho',
    wrongUrl: 'Maglagay ng web address na nagsisimula sa http:// o https://',
    inFuture: 'Maglagay ng petsang hindi pa sa hinaharap',
    inPast: 'Maglagay ng araw mula ngayon',
    notYours: 'Mababago lang dito ang mga ikaw mismo ang nagdagdag',
    tooManyInterviews: 'Hanggang 20 interview lang ang isang application',
    addedBefore: 'Naidagdag na ito dati pero iba ang pagkakasulat. Iyon na lang ang baguhin.',
    addedAndDeleted: 'Naidagdag ito at pagkatapos ay nabura. Kung gusto mo itong ibalik, idagdag ulit.',
    tooManyAdded: 'Marami ka nang naidagdag ngayong araw. Subukan ulit bukas.',
    tooManyKept:
      'May 5,000 application ka na rito, at hanggang doon lang. Burahin muna ang ilan sa mga ikaw mismo ang nagdagdag.',
    sentFromHere:
      'Sa Hanap ginawa ang application na ito, kaya mananatili ito. Mabubura lang ang mga ikaw mismo ang nagdagdag.',
  },
  coverLetterTexts: {
    required: 'Maglagay ng cover letter para sa application mo.',
    resumeUnknown: 'Pumili ng isa sa mga resume mo',
  },
  applicationStatusLabels: {
    applied: 'Nag-apply',
    reviewing: 'Sinusuri',
    interview: 'Interview',
    offer: 'May offer',
    hired: 'Natanggap',
    rejected: 'Hindi natanggap',
  },
  applicationSays: {
    dateInvalid: 'Maglagay ng tamang petsa',
    statusUnknown: 'Pumili ng isa sa anim na status',
    letterMissing: 'Pumili ng cover letter',
    submitted: 'Naipasa na ang application.',
    notThere: 'Hindi nakita. Baka inalis na ang trabaho o ang cover letter.',
    alreadyApplied: 'Nag-apply ka na sa trabahong ito.',
    fileBusy: 'Ginagawa na ang file mo. Maghintay sandali.',
    sourceUnknown: 'Pumili ng sarili, isinulat, o template',
    instructionsNoText: 'Isulat bilang text ang instructions mo',
    manyLetters: 'Marami ka nang na-generate na cover letter. Subukan ulit maya-maya.',
    aboutYourself: 'Ang sabi mo tungkol sa sarili mo',
    yourInstructions: 'Ang AI instructions mo',
    theListing: 'Ang job',
    points: 'Maglagay ng buong numero mula {from#} hanggang {to#}',
    year: 'Maglagay ng petsang mula {from#} hanggang {to#}',
    lettersFull:
      'May {most#} cover letter ka na, at hanggang doon lang. Burahin muna ang ilan sa Mga cover letter ko.',
    oneYear: '1 taon ng karanasan',
    years: '{years#} taon ng karanasan',
    manyGrounds: 'Hanggang {most#} batayan lang sa isang sentence',
    manySentences: 'Hanggang {most#} sentence lang',
    sentencesLong: 'Hanggang {most#} karakter lang ang lahat ng sentence',
    groundsLong: 'Hanggang {most#} karakter lang ang lahat ng batayan',
  },
}
