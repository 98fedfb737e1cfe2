import type { Translated } from '../../../i18n/messages.ts'
import type { changeMessages as english } from './change-messages.ts'

export const changeMessages: Translated<typeof english> = {
  network: 'May problema sa koneksiyon. Tingnan ang internet mo at subukan ulit.',

  personalTitle: 'Personal na impormasyon',
  firstName: 'Pangalan',
  lastName: 'Apelyido',
  username: 'Username',
  usernameHint: 'Mga letra, numero, at underscore.',
  email: 'Email',
  emailHint: 'Gagana ang bagong address kapag nabuksan mo na ang link na ipapadala namin doon.',
  phone: 'Numero ng telepono',
  phoneHint: 'Para sa mga resibo, at sa mga application kung saan pinapayagan mong makontak ka.',
  accountType: 'Uri ng account',
  jobSeeker: 'Job seeker',
  employer: 'Employer (wala pa)',
  personalSaved: 'Na-update na ang personal na impormasyon!',
  personalFailed: 'Hindi na-update ang personal na impormasyon mo.',
  sessionExpired: 'Tapos na ang session mo. Mag-log in ulit.',
  pendingTitle: 'Kumpirmahin ang bagong email mo',
  pendingText: (email) =>
    `Nagpadala kami ng link sa ${email}. Buksan ito sa loob ng isang araw, at iyon na ang magiging address mo rito. Hanggang doon, mananatili ang luma.`,

  passwordTitle: 'Password',
  passwordLead:
    'Pagkatapos nito, mala-log out ang lahat ng device, pati ang isang ito, at mag-log in ka gamit ang bago.',
  oldPassword: 'Kasalukuyang password',
  newPassword: 'Bagong password',
  newPasswordHint: '8 karakter o higit pa, na may malaking letra at numero.',
  repeatPassword: 'Ulitin ang bagong password',
  changePassword: 'Palitan ang password',
  changingPassword: 'Pinapalitan ang password mo…',
  passwordFailed: 'Hindi napalitan ang password mo. Subukan ulit.',
  passwordUnknown:
    'Walang dumating na sagot. Kung naka-log out ka na, napalitan ito: mag-log in gamit ang bago.',
  noPassword: 'Wala ka pang password dahil sa Google ka nagsa-sign in, o nakalimutan mo ito?',
  mailLink: 'Padalhan ako ng link para magtakda nito',
  mailingLink: 'Ipinapadala…',

  deleteTitle: 'Burahin ang account mo',
  deleteLead: 'Mawawala agad ang account mo at ang lahat ng itinatabi mo rito, at hindi na maibabalik.',
  deleteOpen: 'Burahin ang account ko',
  dialogTitle: 'Burahin ang account mo',
  goneProfile:
    'Mabubura ang profile, mga resume, mga liham, mga naka-save na trabaho at search, at ang listahan ng mga application mo.',
  goneBoard:
    'Mabubura ang job board password mo. Nananatili sa mga employer ang ipinadala mo sa pamamagitan ng board.',
  gonePayments: 'Itinatabi ang mga bayad ayon sa hinihingi ng batas, nang wala ang pangalan mo.',
  goneTrial:
    'Mawawala ang natitira sa plan, at hindi na mabibigyan ng ikalawang libreng trial ang parehong address.',
  deletePassword: 'Password mo',
  deleteButton: 'Burahin ang account ko',
  deleting: 'Binubura ang account mo…',
  keep: 'Huwag burahin',
  wrongPassword: 'Mali ang password. Subukan ulit.',
  notLoggedIn: 'Kailangan mong mag-log in para mabura ang account mo.',
  mayBeDeleted: 'Baka nabura na ang account mo.',
  mayBeDeletedText:
    'Nawala ang sagot sa subok mo. Kung nabura na ito, may email sa address mo na nagsasabi nito. Kung hindi pa, mag-log in at subukan ulit.',
  deleteFailed: 'Hindi nabura ang account mo. Subukan ulit.',
  deleteCancelled: 'Kinansela ang pagbura sa account.',
  toLogin: 'Dinadala ka sa pahina ng pag-log in…',
}
