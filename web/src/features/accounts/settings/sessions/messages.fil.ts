import type { Translated } from '../../../../i18n/messages.ts'
import type { sessionMessages as english } from './messages.ts'

export const sessionMessages: Translated<typeof english> = {
  title: 'Kung saan ka naka-log in',
  lead: 'May nakikita ka bang device na hindi sa iyo? I-log out ito, at palitan ang password mo.',
  loading: 'Nilo-load kung saan ka naka-log in',
  loadFailed: 'Hindi na-load kung saan ka naka-log in.',
  tryAgain: 'Subukan ulit',
  unknownDevice: 'Hindi kilalang device',
  current: 'Ang device na ito',
  lastUsed: (age) => `Ginamit ${age}`,
  usedNow: 'Ginagamit ngayon',
  since: (date) => `nag-log in ${date}`,
  until: (date) => `Mag-e-expire ${date} kung hindi gagamitin`,
  logOut: 'Mag-log out',
  signOut: 'I-log out',
  signOutOf: (device, used) => `I-log out ang ${device}, ${used}`,
  signingOut: 'Nila-log out…',
  signedOut: (device) => `Na-log out na ang ${device}.`,
  signOutFailed: 'Hindi na-log out ang device na iyon. Subukan ulit.',
  endOthers: 'I-log out ang lahat ng iba',
  endOthersTitle: 'I-log out ang lahat ng iba?',
  endOthersText: 'Kailangang mag-log in ulit sa bawat ibang device. Mananatiling naka-log in ang isang ito.',
  endedOthers: (count) => `${count} ibang device ang na-log out.`,
  endedNone: 'Wala kang ibang device na naka-log in.',
  endOthersFailed: 'Hindi na-log out ang ibang device. Subukan ulit.',
}
