import type { Pattern } from './words.ts'

/** The profile and its onboarding, resumes, privacy, and the copy of one's data. */
export const profileTexts: Readonly<Record<string, string>> = {
  'Professional title is required': 'Kailangan ang propesyonal na titulo',
  'Years of experience is required': 'Kailangan ang taon ng karanasan',
  'Location is required': 'Kailangan ang lokasyon',
  'Please select at least one work option': 'Pumili ng kahit isa kung saan ka puwedeng magtrabaho',
  'Please enter a valid URL for your online resume': 'Maglagay ng tamang URL ng online resume mo',
  'At least one skill is required': 'Kailangan ang kahit isang skill',
  'Please add at least one project': 'Magdagdag ng kahit isang proyekto',
  'Project title is required': 'Kailangan ang pamagat ng proyekto',
  'Project description is required': 'Kailangan ang paglalarawan ng proyekto',
  'Please enter a valid project URL': 'Maglagay ng tamang URL ng proyekto',
  'Please enter a valid website URL': 'Maglagay ng tamang URL ng website',
  'Please enter a valid LinkedIn URL': 'Maglagay ng tamang LinkedIn URL',
  'Please enter a valid GitHub URL': 'Maglagay ng tamang GitHub URL',
  'Please select at least one job type': 'Pumili ng kahit isang uri ng trabaho',
  'Minimum salary is required': 'Kailangan ang pinakamababang sahod',
  'Maximum salary is required': 'Kailangan ang pinakamataas na sahod',
  'Minimum salary cannot be greater than maximum salary':
    'Hindi puwedeng mas malaki ang pinakamababang sahod kaysa pinakamataas',
  'Please enter a whole amount in dollars, from 0 to 10,000,000':
    'Maglagay ng buong halaga sa dollars, 0 hanggang 10,000,000',
  'Please specify your custom availability': 'Sabihin kung kailan ka puwedeng magsimula',
  'Please choose one of your resumes': 'Pumili ng isa sa mga resume mo',
  'Please write this as text.': 'Isulat ito bilang text.',
  'Please write each skill as text.': 'Isulat bilang text ang bawat skill.',
  'Please give a list of skills.': 'Magbigay ng listahan ng mga skill.',
  'Please give a list of projects.': 'Magbigay ng listahan ng mga proyekto.',
  'Please give a list of job types.': 'Magbigay ng listahan ng mga uri ng trabaho.',
  'Please give a list.': 'Magbigay ng listahan.',
  'Please give a step from 1 to 5.': 'Magbigay ng hakbang mula 1 hanggang 5.',
  'Type a skill': 'Mag-type ng skill',

  'Please upload a resume file': 'Mag-upload ng resume file',
  'Please upload a PDF, DOC, or DOCX file under 5MB.':
    'Mag-upload ng PDF, DOC, o DOCX file na mas maliit sa 5MB.',
  'You have 20 resumes already. Please delete one first.': 'May 20 resume ka na. Magbura muna ng isa.',
  'This resume has no text that can be read: it may be a scan or a picture. You can use it all the same; please fill in the fields yourself.':
    'Walang nababasang text sa resume na ito: baka scan o larawan ito. Magagamit mo pa rin ito; ikaw na ang magpuno sa mga field.',
  'This file is protected by a password. Please upload one that opens without it.':
    'May password ang file na ito. Mag-upload ng nabubuksan nang wala nito.',
  'This file could not be read. You can use it all the same; please fill in the fields yourself.':
    'Hindi nabasa ang file na ito. Magagamit mo pa rin ito; ikaw na ang magpuno sa mga field.',
  'Choose a resume': 'Pumili ng resume',
  'Some of your resumes are being read right now. Please try again in a moment.':
    'Binabasa pa ang ilan sa mga resume mo. Subukan ulit maya-maya.',
  'You uploaded many files in the last hour. Please try again later.':
    'Marami ka nang in-upload na file sa nakaraang oras. Subukan ulit mamaya.',
  'You had many files read in the last hour. Please try again later.':
    'Marami ka nang ipinabasang file sa nakaraang oras. Subukan ulit mamaya.',
  'Many resumes are being read right now. Please try again in a moment.':
    'Maraming resume ang binabasa ngayon. Subukan ulit maya-maya.',
  'Many files are being looked at right now. Please try again in a moment.':
    'Maraming file ang tinitingnan ngayon. Subukan ulit maya-maya.',
  'What you sent is too large.': 'Masyadong malaki ang ipinadala mo.',
  'Many files are being uploaded right now. Please try again in a moment.':
    'Maraming file ang ina-upload ngayon. Subukan ulit maya-maya.',
  'Your upload came too slowly and was ended. Please try again with a better connection.':
    'Masyadong mabagal ang upload mo kaya itinigil ito. Subukan ulit kapag mas maayos ang koneksiyon.',
  'The upload did not arrive whole. Please try again.': 'Hindi dumating nang buo ang upload. Subukan ulit.',

  'Choose public, limited or private': 'Pumili ng pampubliko, limitado, o pribado',
  'Nothing is left of this letter without the phone number and e-mail address that your privacy settings keep back.':
    'Walang matitira sa liham na ito kung wala ang numero ng telepono at email address na itinatago ng privacy settings mo.',
  'Privacy settings updated successfully!': 'Na-update na ang privacy settings!',

  'Your data export has been requested. You will receive an email with your data shortly.':
    'Nahingi na ang kopya ng data mo. Makakatanggap ka ng email na may data mo maya-maya.',
  'This link has expired or was already used. You can ask for a new copy under Settings.':
    'Lumipas na o nagamit na ang link na ito. Puwede kang humingi ng bagong kopya sa Settings.',
  'This copy is being downloaded right now. If that broke off, please try again in two minutes.':
    'Dina-download na ngayon ang kopyang ito. Kung naputol iyon, subukan ulit pagkalipas ng dalawang minuto.',
  'You have asked for several copies today. Please try again tomorrow.':
    'Ilang kopya na ang hiningi mo ngayong araw. Subukan ulit bukas.',
}

export const profilePatterns: readonly Pattern[] = [
  [
    /^Please use at most ([\d,]+) characters for a skill$/,
    (most) => `Hanggang ${most} karakter lang ang isang skill`,
  ],
  [/^Please keep to ([\d,]+) skills$/, (most) => `Hanggang ${most} skill lang`],
  [/^Please keep to ([\d,]+) projects$/, (most) => `Hanggang ${most} proyekto lang`],
  [/^Please keep to ([\d,]+) entries$/, (most) => `Hanggang ${most} lang ang puwede rito`],
]
