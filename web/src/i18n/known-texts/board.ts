import type { Pattern } from './words.ts'

/** The job board: connecting to it, applying through it, and why that did not work. */
export const boardTexts: Readonly<Record<string, string>> = {
  'Please enter your OLJ email': 'Ilagay ang OLJ email mo',
  'Please enter your OLJ password': 'Ilagay ang OLJ password mo',
  'Invalid OLJ credentials. Please check your email and password.':
    'Mali ang OLJ login. Tingnan ang email at password mo.',
  'The OLJ integration service is not available.': 'Hindi magamit ngayon ang pagkonekta sa OLJ.',
  'Too many attempts to connect a board account. Please wait a few minutes and try again.':
    'Masyadong maraming subok na magkonekta ng board account. Maghintay ng ilang minuto at subukan ulit.',
  'The job board did not take the login. Please try again in a few minutes.':
    'Hindi tinanggap ng job board ang login. Subukan ulit pagkalipas ng ilang minuto.',
  'The job board wants to see that a person is there, so we cannot log in for you right now. Please try again later.':
    'Gustong makita ng job board na may tao roon, kaya hindi kami makapag-log in para sa iyo ngayon. Subukan ulit mamaya.',
  'The job board asks us to slow down. Please try again in a few minutes.':
    'Hinihiling ng job board na magdahan-dahan kami. Subukan ulit pagkalipas ng ilang minuto.',
  'The job board answered in a way we do not know, so your account could not be checked. Please try again later.':
    'Hindi namin kilala ang sagot ng job board, kaya hindi nasuri ang account mo. Subukan ulit mamaya.',
  'The job board is not answering right now. Please try again in a few minutes.':
    'Hindi sumasagot ngayon ang job board. Subukan ulit pagkalipas ng ilang minuto.',
  'You have synced several times in the last hour. Please try again later.':
    'Ilang beses ka nang nag-sync sa nakaraang oras. Subukan ulit mamaya.',
  'Turn on Sync applications first': 'I-on muna ang I-sync ang mga application',
  'You have looked at many application forms in the last hour. Please try again later.':
    'Marami ka nang tiningnang application form sa nakaraang oras. Subukan ulit mamaya.',
}

export const boardPatterns: readonly Pattern[] = [
  [
    /^You need to connect your (.+) account in Settings to apply for jobs\.$/,
    (board) =>
      `Kailangan mong ikonekta ang ${board} account mo sa Settings para makapag-apply sa mga trabaho.`,
  ],
  [/^The job board refused the login: (.+)$/s, (words) => `Tinanggihan ng job board ang login: ${words}`],
]
