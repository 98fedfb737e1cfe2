import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const board: InOtherWords<Pick<typeof catalogue, 'integrationTexts' | 'boardSays'>> = {
  integrationTexts: {
    emailRequired: 'Ilagay ang OLJ email mo',
    emailInvalid: 'Maglagay ng tamang email address',
    passwordRequired: 'Ilagay ang OLJ password mo',
    wrongCredentials: 'Mali ang OLJ login. Tingnan ang email at password mo.',
    unavailable: 'Hindi magamit ngayon ang pagkonekta sa OLJ.',
  },
  boardSays: {
    manyConnects:
      'Masyadong maraming subok na magkonekta ng account. Maghintay ng ilang minuto at subukan ulit.',
    loginNotTaken:
      'Hindi tinanggap ng Online Jobs Portal ang login. Subukan ulit pagkalipas ng ilang minuto.',
    wantsPerson:
      'Humingi ang Online Jobs Portal ng patunay na tao ka, kaya hindi kami makapag-log in para sa iyo ngayon. Subukan ulit mamaya.',
    slowDown: 'Pinabagal kami ng Online Jobs Portal. Subukan ulit pagkalipas ng ilang minuto.',
    answerUnknown:
      'Hindi namin naintindihan ang sagot ng Online Jobs Portal, kaya hindi namin na-check ang account mo. Subukan ulit mamaya.',
    notAnswering: 'Hindi sumasagot ngayon ang Online Jobs Portal. Subukan ulit pagkalipas ng ilang minuto.',
    manySyncs: 'Ilang beses ka nang nag-sync sa nakaraang oras. Subukan ulit mamaya.',
    syncOff: 'I-on muna ang I-sync ang mga application',
    manyForms: 'Marami ka nang tiningnang application form sa nakaraang oras. Subukan ulit mamaya.',
    connectFirst:
      'Kailangan mong ikonekta ang {board} account mo sa Settings para makapag-apply sa mga trabaho.',
    loginRefused: 'Tinanggihan ng Online Jobs Portal ang login: {words}',
  },
}
