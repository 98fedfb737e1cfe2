import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const jobs: InOtherWords<
  Pick<typeof catalogue, 'searchTexts' | 'savedJobsTexts' | 'savedSearchTexts' | 'jobReportTexts' | 'jobSays'>
> = {
  searchTexts: {
    limitReached:
      'Naubos mo na ang mga search mo ngayong buwan. I-upgrade ang subscription mo para makapaghanap pa.',
    refused: 'Ubos na ang mga search. I-upgrade ang subscription mo.',
    statusFailed: 'Hindi na-load ang bilang ng mga search',
  },
  savedJobsTexts: {
    limitReached: 'Naabot mo na ang pinakamaraming puwedeng i-save na trabaho',
    alreadySaved: 'Naka-save na ang trabaho',
  },
  savedSearchTexts: {
    nameRequired: 'Bigyan ng pangalan ang search na ito',
    nameLong: 'Hanggang 80 karakter lang',
    criteriaRequired: 'Maghanap muna o pumili ng filter bago i-save ang search',
    limitReached: 'Hanggang 20 search ang puwedeng i-save. Mag-alis muna ng isa.',
    alreadySaved: 'Na-save mo na dati ang search na ito',
  },
  jobReportTexts: {
    chooseReason: 'Piliin kung ano ang mali sa trabahong ito',
    noteTooLong: 'Hanggang 1000 karakter lang',
    noteMissing: 'Sabihin kung ano ang mali sa trabahong ito',
    thanks: 'Salamat. Titingnan namin ang trabahong ito.',
  },
  jobSays: {
    manyTags: 'Masyadong maraming tag',
    tagsForm: 'Mga numero o name:{name} ang mga tag, na pinaghihiwalay ng kuwit',
    skillsForm: 'Mga numero o name:{name} ang mga skill, na pinaghihiwalay ng kuwit',
    pageNumber: 'Dapat buong numero mula 1 ang page',
    pageRange: 'Magbigay ng page mula 1 hanggang 10000',
    perPageNumber: 'Dapat buong numero mula 1 ang dami sa bawat page',
    sortUnknown: 'I-sort ayon sa relevance, petsa, o sahod',
    fitUnknown: 'Ang fit ay any, o wala',
    typeUnknown: 'Dapat any, full-time, part-time, contract, o gig ang uri ng trabaho',
    salaryUnknown: 'Dapat 0-500, 500-1000, 1000-2000, 2000-5000, o 5000+ ang sahod',
    minimumPayUnknown:
      'Dapat any, 20000, 30000, 40000, 60000, 80000, o 100000 piso bawat buwan ang pinakamababang sahod',
    workHoursUnknown: 'Dapat any, day, night, flexible, o not-stated ang oras',
    postedUnknown: 'Dapat any, today, 3days, week, o month ang petsa ng pag-post',
    experienceUnknown: 'Dapat all, entry, mid, o senior ang karanasan',
    filtersArePremium: 'Kasama sa Premium plan ang pag-filter ayon sa uri, sahod, oras, petsa, at mga tag.',
    searchesCrowded: 'Mas mabilis kang maghanap kaysa sa kaya naming sagutin. Subukan ulit maya-maya.',
    payCrowded: 'Marami ang tumitingin sa sahod. Subukan ulit maya-maya.',
    saveWhich: 'Pumili ng trabahong ise-save',
    whichJob: 'Pumili ng trabaho',
    manyReports: 'Marami ka nang ni-report na trabaho ngayong araw. Bumalik bukas.',
    searchPreparing: 'Inihahanda pa ang paghahanap. Subukan ulit maya-maya.',
    searchCrowded: 'Marami ang naghahanap ngayon. Subukan ulit maya-maya.',
    searchTooLong:
      'Masyadong matagal ang search na ito. Bawasan ang mga phrase na nasa quotes, o gumamit ng mas bihirang salita.',
    queryLong: 'Hanggang {most#} karakter lang ang hinahanap',
    searchesFull: 'Hanggang {most#} search ang puwedeng i-save. Mag-alis muna ng isa.',
    hiddenFull: 'May {most#} trabaho ka nang itinago, at hanggang doon lang. Ipakita muna ulit ang ilan.',
  },
}
