import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { homeMessages as english } from './messages.ts'

export const homeMessages: Translated<typeof english> = {
  title: 'Remote na trabaho para sa mga Pilipino',
  greeting: 'Welcome sa Hanap. Remote na trabaho para sa mga Pilipino.',
  heroFirst: 'Sahod muna.',
  heroSecond: 'Oras muna.',
  heroThird: 'Saka apply.',
  heroLead: 'Kino-convert namin ang sahod ng bawat trabaho sa piso bawat buwan, at ang oras sa Manila time.',
  signUp: 'Mag-sign up',
  logIn: 'Mag-log in',
  findJobs: 'Maghanap ng trabaho',
  howItWorks: 'Paano ito?',
  trialNote: (days) => `${days} na araw na libre. Hindi kailangan ng card.`,
  kinds: 'Mga sikat na uri ng trabaho',
  // These five stay English: they are also search words.
  virtualAssistant: 'Virtual assistant',
  customerSupport: 'Customer support',
  bookkeeper: 'Bookkeeper',
  videoEditor: 'Video editor',
  webDeveloper: 'Web developer',
  seeJobs: 'Mga trabaho',
  allJobs: 'Lahat ng pinakabagong trabaho',
  jobsOf: (count) => `${formatCount(count)} trabaho`,
  scale: 'Karaniwang sahod bawat buwan, sa iisang scale',
  scaleEnds: '₱0 hanggang 120k',
  counted: (time) => `Binilang noong ${time}`,
  allKinds: (count) => `Lahat ng ${formatCount(count)} uri ng trabaho`,
  jobSeekers: 'job seeker',
  employers: 'employer',
  jobs: 'trabaho',
  stepsTitle: 'Apat na hinto papunta sa bagong trabaho',
  step1: 'Mag-sign up',
  step1Text: (days) => `Pangalan, email, at password. Magsisimula agad ang ${days} na libreng araw mo.`,
  step2: 'Maghanap ayon sa sahod at oras',
  step2Text:
    'Piso bawat buwan at oras sa Manila, katabi ng mismong salita ng employer. I-save ang mga gusto mong balikan.',
  step3: 'Mag-apply sa iisang lugar',
  step3Text:
    'I-connect nang isang beses ang Online Jobs Portal account mo. Isulat dito ang cover letter mo at ipadala.',
  step4: 'Sundan ang ruta',
  step4Text: 'Nag-apply, nirereview, interview, may offer. Kita mo kung nasaan na ang bawat application.',
  readTitle: 'Bawat trabaho, sa iisang scale',
  rulerTitle: 'Iisang panukat ng sahod',
  rulerText:
    '“$8/hr” at “PHP 35k + bonus”: ginagawa naming piso bawat buwan, at nakasaad na tantiya ito. Walang sahod sa “DOE”, kaya “Di sinabi ang sahod” ang makikita mo.',
  hoursTitle: 'Iisang guhit ng oras',
  hoursText:
    'Madalas, gabi mo ang oras ng opisina nila. Makikita mo ito bago ka mag-apply, hindi sa unang linggo.',
  honestTitle: 'Walang hula',
  honestText:
    'Kapag walang sinabi ang trabaho, wala rin kaming sasabihin. Lagi mo ring makikita ang mismong salita ng employer.',
  sampleTitle: 'Apat na totoong halimbawa',
  postedHours: (words) => `Na-post bilang “${words}”`,
  sampleNote: 'Mga halimbawa, sa ₱58.80 kada dolyar at 40 oras bawat linggo para sa full time.',
  finalSign: 'Sakay na.',
  finalText: (days, price) =>
    `${days} na araw na libre, tapos mula ${price} bawat buwan. Hindi ito nagre-renew.`,
  finalTextIn: 'Mabilis mapuno ang magagandang trabaho. Tingnan ang mga dumating ngayong araw.',
}
