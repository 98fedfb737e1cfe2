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

  'The board asks for something more in your account there.':
    'May hinihingi pa ang board sa account mo roon.',
  'The job board did not take your application.': 'Hindi tinanggap ng job board ang application mo.',
  'The employer limits who may apply.': 'Nililimitahan ng employer kung sino ang puwedeng mag-apply.',
  'The job board has changed its application form.': 'Binago ng job board ang application form nito.',
  'The form is not built as we know it, so nothing was filled in.':
    'Hindi na gaya ng alam namin ang form, kaya walang pinunan.',
  'The board was redesigned.': 'Binago ang disenyo ng board.',
  'This listing takes applications in another way.':
    'Sa ibang paraan tumatanggap ng application ang listing na ito.',
  'Applying through the job board is switched off for now.':
    'Naka-off muna ang pag-apply sa pamamagitan ng job board.',
  'The board could not be reached, or broke off before your application was handed over.':
    'Hindi naabot ang board, o naputol ito bago naibigay ang application mo.',
  'Apply again.': 'Mag-apply ulit.',
  'Nothing was sent.': 'Walang naipadala.',
  'The board could not be reached, or broke off before it answered.':
    'Hindi naabot ang board, o naputol ito bago sumagot.',
  'The job board did not open its application form.':
    'Hindi binuksan ng job board ang application form nito.',
  'Look again.': 'Tingnan ulit.',
  'Your applications here stay as they are.': 'Hindi nagbabago ang mga application mo rito.',
  'The job board did not let us in.': 'Hindi kami pinapasok ng job board.',
  'The board has locked or limited your account there.':
    'Ni-lock o nilimitahan ng board ang account mo roon.',
  'The job board has changed its list of sent applications.':
    'Binago ng job board ang listahan nito ng mga naipadalang application.',
  'The list is not built as we know it, so nothing was read from it.':
    'Hindi na gaya ng alam namin ang listahan, kaya walang binasa mula rito.',
  'The connection to the job board is switched off for now.': 'Naka-off muna ang koneksiyon sa job board.',
  'Sync again.': 'Mag-sync ulit.',
  'Open the board and look in your sent applications.':
    'Buksan ang board at tingnan ang mga naipadala mong application.',
  'You do not have enough apply points on the board.': 'Kulang ang apply points mo sa board.',
  'The board takes apply points for each application, there too, and you have too few left.':
    'May bayad na apply points ang bawat application, pati sa board mismo, at kulang na ang sa iyo.',
  'You have used your points on other jobs.': 'Nagamit mo na ang points mo sa ibang trabaho.',
  'You allowed more points than you have.': 'Mas maraming points ang pinayagan mo kaysa sa mayroon ka.',
  'Wait until the board shows you enough points.':
    'Maghintay hanggang sapat na ang points na ipinapakita ng board.',
  'Check your points on the board.': 'Tingnan ang points mo sa board.',
  'The board does not accept the kept e-mail address and password any more.':
    'Hindi na tinatanggap ng board ang naka-save na email address at password.',
  'You changed your password on the board.': 'Pinalitan mo ang password mo sa board.',
  'The board has locked the account.': 'Ni-lock ng board ang account.',
  'The board ended your session and did not let us continue after logging in again.':
    'Tinapos ng board ang session mo at hindi kami pinatuloy matapos mag-log in ulit.',
  'The board asks for something that only you can answer.':
    'May hinihingi ang board na ikaw lang ang makakasagot.',
  'Your account is restricted.': 'Limitado ang account mo.',
  'Log in on the board once to see what it says.':
    'Mag-log in sa board para makita kung ano ang sinasabi nito.',
  'The job board wants to see that a person is there.': 'Gustong makita ng job board na may tao roon.',
  'The board showed a check that only a person can pass.':
    'Nagpakita ang board ng pagsubok na tao lang ang makakapasa.',
  'The board is protecting itself from programs at the moment.':
    'Pinoprotektahan ng board ang sarili nito ngayon laban sa mga program.',
  'Try again later.': 'Subukan ulit mamaya.',
  'The job board asks us to slow down.': 'Hinihiling ng job board na magdahan-dahan kami.',
  'The board takes only so many requests in a while.':
    'Limitado ang request na tinatanggap ng board sa loob ng ilang sandali.',
  'Many people are using the board right now.': 'Maraming gumagamit ng board ngayon.',
  'The connection to the board has been switched off by whoever runs this site.':
    'Ini-off ng nagpapatakbo ng site na ito ang koneksiyon sa board.',
  'The board is being worked on.': 'May ginagawa sa board.',
  'Something changed on the board, or in your Settings, at the same moment.':
    'May nagbago sa board, o sa Settings mo, sa mismong sandaling iyon.',
  'Read what the board says and put it right there.': 'Basahin ang sinasabi ng board at ayusin ito roon.',
  'The job board is not answering right now.': 'Hindi sumasagot ngayon ang job board.',
  'The board is down or very slow.': 'Hindi gumagana o napakabagal ng board.',
  'The connection to the board was cut.': 'Naputol ang koneksiyon sa board.',
  'Another board account is connected now.': 'Ibang board account na ang nakakonekta ngayon.',
  'The account waits for its seeker to connect it again.': 'Hinihintay ng account na ikonekta mo ito ulit.',
  'The board refused the application form twice.':
    'Dalawang beses tinanggihan ng board ang application form.',
  'The board refused the login form twice.': 'Dalawang beses tinanggihan ng board ang login form.',
}

export const boardPatterns: readonly Pattern[] = [
  [
    /^You need to connect your (.+) account in Settings to apply for jobs\.$/,
    (board) =>
      `Kailangan mong ikonekta ang ${board} account mo sa Settings para makapag-apply sa mga trabaho.`,
  ],
  [/^The job board refused the login: (.+)$/s, (words) => `Tinanggihan ng job board ang login: ${words}`],
  [/^The board says: (.+)$/s, (words) => `Ang sabi ng board: ${words}`],
  [
    /^Connect your (.+) account again under Settings, Integrations\.$/,
    (board) => `Ikonekta ulit ang ${board} account mo sa Settings, Integrations.`,
  ],
  [
    /^Connect your (.+) account under Settings, Integrations\.$/,
    (board) => `Ikonekta ang ${board} account mo sa Settings, Integrations.`,
  ],
  [/^Your (.+) account could not be logged in\.$/, (board) => `Hindi ma-log in ang ${board} account mo.`],
  [
    /^Your (.+) account was logged out by the board\.$/,
    (board) => `Na-log out ng board ang ${board} account mo.`,
  ],
  [
    /^The job board's robots\.txt does not let us read (.+)\.$/,
    (path) => `Hindi pinapayagan ng robots.txt ng job board na basahin namin ang ${path}.`,
  ],
]
