import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const profile: InOtherWords<
  Pick<typeof catalogue, 'profileTexts' | 'resumeTexts' | 'privacyTexts' | 'profileSays'>
> = {
  profileTexts: {
    titleRequired: 'Kailangan ang job title',
    experienceRequired: 'Kailangan ang taon ng karanasan',
    locationRequired: 'Kailangan ang lokasyon',
    workOptionRequired: 'Pumili ng kahit isa kung saan ka puwedeng magtrabaho',
    resumeUrl: 'Maglagay ng tamang URL ng online resume mo',
    skillRequired: 'Kailangan ang kahit isang skill',
    projectRequired: 'Magdagdag ng kahit isang proyekto',
    projectTitleRequired: 'Kailangan ang pangalan ng project',
    projectDescriptionRequired: 'Sabihin kung tungkol saan ang project',
    projectUrl: 'Maglagay ng tamang URL ng proyekto',
    website: 'Maglagay ng tamang URL ng website',
    linkedin: 'Maglagay ng tamang LinkedIn URL',
    github: 'Maglagay ng tamang GitHub URL',
    jobTypeRequired: 'Pumili ng kahit isang uri ng trabaho',
    salaryMinRequired: 'Kailangan ang pinakamababang sahod',
    salaryMaxRequired: 'Kailangan ang pinakamataas na sahod',
    salaryOrder: 'Hindi puwedeng mas malaki ang pinakamababang sahod kaysa pinakamataas',
    salaryNumber: 'Maglagay ng buong halaga sa dollars, 0 hanggang 10,000,000',
    customAvailabilityRequired: 'Sabihin kung kailan ka puwedeng magsimula',
    resumeUnknown: 'Pumili ng isa sa mga resume mo',
  },
  resumeTexts: {
    required: 'Mag-upload ng resume file',
    wrongFile: 'Mag-upload ng PDF, DOC, o DOCX file na mas maliit sa 5MB.',
    tooMany: 'May 20 resume ka na. Magbura muna ng isa.',
    noText:
      'Walang nababasang text sa resume na ito: baka scan o larawan ito. Magagamit mo pa rin ito; ikaw na ang magpuno sa mga field.',
    encrypted: 'May password ang file na ito. Mag-upload ng nabubuksan nang wala nito.',
    unreadable: 'Hindi nabasa ang file na ito. Magagamit mo pa rin ito; ikaw na ang magpuno sa mga field.',
  },
  privacyTexts: {
    visibilityInvalid: 'Pumili ng pampubliko, limitado, o pribado',
    nothingLeft:
      'Walang matitira sa cover letter na ito kung wala ang numero ng telepono at email address na itinatago ng privacy settings mo.',
    updated: 'Na-update na ang privacy settings!',
  },
  profileSays: {
    writeText: 'Isulat ito bilang text.',
    skillText: 'Isulat bilang text ang bawat skill.',
    listOfSkills: 'Magbigay ng listahan ng mga skill.',
    listOfProjects: 'Magbigay ng listahan ng mga proyekto.',
    listOfTypes: 'Magbigay ng listahan ng mga uri ng trabaho.',
    list: 'Magbigay ng listahan.',
    step: 'Magbigay ng hakbang mula 1 hanggang 5.',
    typeSkill: 'Mag-type ng skill',
    chooseResume: 'Pumili ng resume',
    someReading: 'Binabasa pa ang ilan sa mga resume mo. Subukan ulit maya-maya.',
    manyUploads: 'Marami ka nang in-upload na file sa nakaraang oras. Subukan ulit mamaya.',
    manyReadings: 'Marami ka nang ipinabasang file sa nakaraang oras. Subukan ulit mamaya.',
    readingsCrowded: 'Maraming resume ang binabasa ngayon. Subukan ulit maya-maya.',
    looksCrowded: 'Maraming file ang tinitingnan ngayon. Subukan ulit maya-maya.',
    tooLarge: 'Masyadong malaki ang ipinadala mo.',
    uploadsCrowded: 'Maraming file ang ina-upload ngayon. Subukan ulit maya-maya.',
    uploadSlow:
      'Masyadong mabagal ang upload mo kaya itinigil ito. Subukan ulit kapag mas maayos ang koneksiyon.',
    uploadBroken: 'Hindi dumating nang buo ang upload. Subukan ulit.',
    skillQueryLong: 'Hanggang {most#} karakter lang ang i-type',
    skillLong: 'Hanggang {most#} karakter lang ang isang skill',
    manySkills: 'Hanggang {most#} skill lang',
    manyProjects: 'Hanggang {most#} proyekto lang',
    manyEntries: 'Hanggang {most#} lang ang puwede rito',
  },
}
