import { dateWords, jobWords, type Pattern, statusWord } from './words.ts'

/** Notifications, which are kept in English. */
export const toldTexts: Readonly<Record<string, string>> = {
  'Your password was changed': 'Napalitan ang password mo',
  'Every device was logged out. If it was not you, set a new password now.':
    'Na-log out ang lahat ng device. Kung hindi ikaw ito, magtakda na ng bagong password ngayon.',
  'The job board account was disconnected': 'Nadiskonekta ang account sa job board',
  'Somebody else may have been in your account and connected theirs. Please connect yours again.':
    'Maaaring may ibang nakapasok sa account mo at ikinonekta ang sa kanila. Pakikonekta muli ang sa iyo.',
  'Your email address was changed': 'Napalitan ang email address mo',
  'The board shows it in your account there.': 'Makikita ito sa account mo sa board.',
  'Open it to see why and what you can do.': 'Buksan ito para makita kung bakit at ano ang magagawa mo.',
  'The copy of your data is ready': 'Handa na ang kopya ng data mo',
  'We mailed you a link to download it.': 'Nag-email kami sa iyo ng link para i-download ito.',
  'The copy of your data could not be made': 'Hindi nagawa ang kopya ng data mo',
  'We could not make the copy of your data. Please ask for it again under Settings; if it fails again, contact support.':
    'Hindi namin nagawa ang kopya ng data mo. Hingin ito ulit sa Settings; kung hindi pa rin gumana, makipag-ugnayan sa support.',
  'Your board account needs you': 'Kailangan ka ng board account mo',
  'Your payment has gone through': 'Pumasok na ang bayad mo',
  'Nothing is charged by itself. To keep it, pay for another month.':
    'Walang kusang sisingilin. Para manatili ito, magbayad ng isa pang buwan.',
}

export const toldPatterns: readonly Pattern[] = [
  [
    /^Mail about your account goes to (.+) now\.$/,
    (email) => `Sa ${email} na mapupunta ang email tungkol sa account mo.`,
  ],
  [/^You can now log in with (.+)$/, (name) => `Puwede ka nang mag-log in gamit ang ${name}`],
  [
    /^Somebody who has your address at (.+) signed in to this account\. If it was not you, set a new password now\.$/,
    (name) =>
      `May nag-sign in sa account na ito na may hawak ng address mo sa ${name}. Kung hindi ikaw ito, magtakda na ng bagong password ngayon.`,
  ],
  [
    /^It is about “(.+)”\. You can read and answer it on (.+)\.$/s,
    (title, board) => `Tungkol ito sa “${title}”. Mababasa at masasagot mo ito sa ${board}.`,
  ],
  [/^The employer replied to your application$/, () => 'Sumagot ang employer sa application mo'],
  [/^(.+) replied to your application$/s, (who) => `Sumagot ang ${who} sa application mo`],
  [
    /^(.+) says “(.*)”\. Its status is now ([A-Z][A-Za-z ]+)\.$/s,
    (board, word, status) =>
      `Ang sabi ng ${board}: “${word}”. ${statusWord(status ?? '')} na ang status nito.`,
  ],
  [/^(.+) says “(.*)”\.$/s, (board, word) => `Ang sabi ng ${board}: “${word}”.`],
  [
    /^News of your application for (.+)$/s,
    (job) => `Balita sa application mo para sa ${jobWords(job ?? '')}`,
  ],
  [
    /^Your application for (.+) has arrived$/s,
    (job) => `Dumating na ang application mo para sa ${jobWords(job ?? '')}`,
  ],
  [
    /^Your application for (.+) was not sent$/s,
    (job) => `Hindi naipadala ang application mo para sa ${jobWords(job ?? '')}`,
  ],
  [/^Time to ask about (.+)$/s, (job) => `Oras nang magtanong tungkol sa ${jobWords(job ?? '')}`],
  [
    /^You applied on (.+?)\. Status: ([A-Z][A-Za-z ]+)\.$/,
    (day, status) => `Nag-apply ka noong ${dateWords(day ?? '')}. Status: ${statusWord(status ?? '')}.`,
  ],
  [
    /^It was not sent from here\. Status: ([A-Z][A-Za-z ]+)\.$/,
    (status) => `Hindi ito naipadala mula rito. Status: ${statusWord(status ?? '')}.`,
  ],
  [
    /^Hanap can no longer log in to your (.+) account with the password you gave\. Perhaps you have changed it there\.$/,
    (board) =>
      `Hindi na makapag-log in ang Hanap sa ${board} account mo gamit ang ibinigay mong password. Baka pinalitan mo ito roon.`,
  ],
  [
    /^(.+) logs Hanap out of your account again at once\. Perhaps it asks for something that only you can answer\.$/,
    (board) =>
      `Agad na nila-log out ng ${board} ang Hanap sa account mo. Baka may hinihingi ito na ikaw lang ang makakasagot.`,
  ],
  [
    /^(.+) refuses to let Hanap log in to your account\. Perhaps it is locked: log in there yourself to see what it says\.$/,
    (board) =>
      `Ayaw papasukin ng ${board} ang Hanap sa account mo. Baka naka-lock ito: mag-log in ka mismo roon para makita kung ano ang sinasabi nito.`,
  ],
  [
    /^([\d,]+) new jobs? for ([\d,]+) saved searches$/,
    (jobs, searches) => `${jobs} bagong trabaho para sa ${searches} naka-save na search`,
  ],
  [/^([\d,]+) new jobs? for “(.+)”$/s, (jobs, search) => `${jobs} bagong trabaho para sa “${search}”`],
  [/^(.+)\nand ([\d,]+) more$/s, (names, more) => `${names}\nat ${more} pa`],
  [
    /^(Free Trial|Basic|Premium) until (.+), for (.+)\.$/,
    (plan, time, amount) => `${plan} hanggang ${dateWords(time ?? '')}, sa halagang ${amount}.`,
  ],
  [
    /^Your (Free Trial|Basic|Premium) plan ends on (.+)$/,
    (plan, time) => `Matatapos ang ${plan} plan mo sa ${dateWords(time ?? '')}`,
  ],
]
