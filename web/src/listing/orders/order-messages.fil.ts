import type { Translated } from '../../i18n/messages.ts'
import type {
  orderMessages as english,
  actTexts as englishActs,
  attachmentTexts as englishAttachments,
  banTexts as englishBans,
} from './order-messages.ts'

export const orderMessages: Translated<typeof english> = {
  asksFor: 'Hinihingi ng employer na ito',
  things: (count, isOne) => (isOne ? '1 bagay' : `${count} bagay`),
  more: (count) => `May ${count} pa sa mismong text ng trabaho.`,
  mayMiss: 'Binasa namin ang mga ito sa text ng trabaho at baka may nakaligtaan.',
  subject: 'Subject:',
  subjectHint: 'Gamitin bilang subject mo, walang binabago',
  firstWord: 'Unang mga salita:',
  lastWord: 'Huling mga salita:',
  inLetter: 'Sa cover letter mo:',
  onForm: 'Sa form nila:',
  showsRead: 'Patunay na binasa mo ang buong trabaho',
  phraseHint: 'Isulat nang walang binabago',
  questions: (count, isOne) => (isOne ? 'Sagutin ang 1 tanong' : `Sagutin ang ${count} tanong`),
  theirQuestions: 'Sagutin ang mga tanong nila',
  questionsHint: 'Sa cover letter mo',
  linkHint: 'Maglagay ng link nito sa cover letter mo',
  recordHint: 'I-record ito, saka ilagay ang link sa cover letter mo',
  resumeHint: 'Idagdag ang link ng online resume mo kapag nag-apply ka',
  idHint: 'Huwag magpadala ng ID bago ka matanggap',
  form: 'Sagutan ang form nila',
  formHint: 'Buksan ang trabaho sa Online Jobs Portal para sa link',
  contact: 'Kontakin sila sa labas ng Online Jobs Portal',
  contactBy: (channel) => `Kontakin sila sa ${channel}`,
  contactHint: 'Hindi ka matutulungan doon ng Online Jobs Portal. Mag-apply din dito.',
  tell: 'Sabihin sa cover letter mo:',
  test: 'Kumuha muna ng test',
  testHint: 'Ang totoong test ay maikli o may bayad',
  asWritten: 'Gawin ang sinasabi ng trabaho',
  optional: 'Opsyonal',
  byModel: 'AI ang nakakita nito. I-check ang sinabi nila.',
}

export const attachmentTexts: Translated<typeof englishAttachments> = {
  resume: 'Resume mo',
  portfolio: 'Portfolio mo',
  samples: 'Mga sample ng gawa mo',
  video: 'Video mo',
  voice: 'Recording ng boses mo',
  'speed-test': 'Speed test ng internet mo',
  screenshot: 'Screenshot',
  references: 'Mga reference',
  certificates: 'Mga certificate',
  id: 'ID',
  disc: 'Resulta ng DISC test mo',
  other: 'May ipapadala',
}

export const banTexts: Translated<typeof englishBans> = {
  ai: 'Walang isinulat ng AI',
  agency: 'Bawal ang agency',
  board: 'Huwag sa message ng Online Jobs Portal',
  attachment: 'Huwag isama ang ayaw nila',
  resume: 'Walang resume',
  'resume-and-more': 'Huwag isama ang ayaw nila',
  contact: 'Huwag silang kontakin nang direkta',
  length: 'Maikli lang',
  unread: 'Basahin muna ang buong job bago mag-apply',
}

export const actTexts: Translated<typeof englishActs> = {
  'on-board': 'Sa Online Jobs Portal mag-apply',
  'look-first': 'Tingnan muna ang sinasabi nila bago mag-apply',
  'apply-points': 'Gumamit ng ganito karaming apply points',
  'watch-video': 'Panoorin muna ang video nila',
  'read-whole': 'Basahin ang buong trabaho',
  'keep-order': 'Sundin ang ayos nila',
  deadline: 'Mag-apply bago ang deadline nila',
  upload: 'I-upload ayon sa sinabi nila',
  profile: 'Online Jobs Portal profile mo',
}
