/** Bounded patterns: linear time even without blanks. */
const DOT = String.raw`(?:\s?\.\s?|\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?|\s{1,2}dot\s{1,2})`
const AT_IN_BRACKETS = String.raw`\s?[([{]\s?(?:at|@)\s?[)\]}]\s?`
const SLASH = String.raw`(?:\s?/\s?|\s{1,2}slash\s{1,2})`
const LOCAL = String.raw`[\p{L}\p{N}._%+'’-]{1,64}`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const ENDING = String.raw`(?:com|net|org|ph|me|io|co|edu|gov|info|asia|biz|dev|app|online|xyz|email|us|uk|au)`
/** Their domains belong to mailboxes, not employers. */
const PROVIDER = String.raw`(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|icloud|proton(?:mail)?|aol|zoho|gmx|tutanota)`
const WORD = String.raw`[\p{L}\p{N}_]`

/** 'worked at Acme dot com' names a place, not a contact. */
const WHERE = String.raw`(?:work(?:s|ed|ing)?|was|am|is|been|employed|job|based|intern(?:ed)?|role|position|shop(?:s|ped)?|buy|bought|sold|sell|seller|assistant|agent|manager|developer|lead|va|clerk|specialist|representative|bookkeeper|writer|designer|freelancer|admin|here|look|looking|experience|years?|hours?|products?|ads?|team|me|orders?|store)`

const EMAILS = new RegExp(
  String.raw`${LOCAL}(?:@|${AT_IN_BRACKETS})${LABEL}(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]{2,63}){1,4}`,
  'giu',
)
/** Addresses at a known mail provider: 'ana at gmail.com', 'ana @ yahoo . com'. */
const AT_PROVIDERS = new RegExp(
  String.raw`(?<!${WORD})${LOCAL}(?:\s{1,2}at\s{1,2}|\s{0,2}@\s{0,2})${PROVIDER}${DOT}${ENDING}(?!${WORD})(?:${DOT}ph(?!${WORD}))?`,
  'giu',
)
/** Addresses at any domain, spelt out: 'ana at reyes dot com'. */
const SPELT_EMAILS = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+'’-])(?!${WHERE}\s)${LOCAL}(?:\s{1,2}at\s{1,2}|\s{0,2}@\s{0,2}|${AT_IN_BRACKETS})${LABEL}(?:(?:\s{1,2}dot\s{1,2}|\s?[([{]\s?dot\s?[)\]}]\s?)${LABEL}){0,3}(?:\s{1,2}dot\s{1,2}|\s?[([{]\s?dot\s?[)\]}]\s?)${ENDING}(?!${WORD})`,
  'giu',
)
/** A mailbox named without its domain: 'my Gmail is ana.reyes', 'Gmail: ana_reyes'. */
const MAILBOXES = new RegExp(
  String.raw`(?<!${WORD})${PROVIDER}\s?(?:address|account|id)?\s?(?::|=|\bis\b)\s?[\p{L}\p{N}]{1,30}[._\d][\p{L}\p{N}._]{0,30}[\p{L}\p{N}]`,
  'giu',
)
const SPELT_NUMBERS =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?:[\s,-]{1,3}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)){6,14}\b/giu

/** Hosts of chats and personal pages, except work tools. */
const HOSTS = [
  ['m', 'me'],
  ['t', 'me'],
  ['wa', 'me'],
  ['wa', 'link'],
  ['fb', 'me'],
  ['fb', 'com'],
  ['ig', 'me'],
  ['vb', 'me'],
  ['line', 'me'],
  ['signal', 'me'],
  ['telegram', '(?:me|org|dog)'],
  ['messenger', 'com'],
  ['viber', 'com'],
  ['whatsapp', 'com'],
  ['facebook', 'com'],
  ['instagram', 'com'],
  ['tiktok', 'com'],
  ['discord', '(?:gg|com)'],
].map(([name, ending]) => `${name}${DOT}${ending}`)
const LINKS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(?:https?:\/\/)?(?:(?:www|web|api|chat|invite|m)\.)?(?:${HOSTS.join('|')})${SLASH}(?!(?:business|ads|adsmanager|marketplace|groups|help|blueprint|policies|apps|download|developers|docs|nitro)(?!${WORD}))[^\s,;|]{0,199}[^\s,;|.!?…)\]"']`,
  'giu',
)
const SCHEMES =
  /(?<![\p{L}\p{N}_])(?:(?:viber|tg|whatsapp|fb-messenger|sgnl|imo|weixin):\/\/|skype:|mailto:|sms:|tel:)[^\s,;|]{1,199}[^\s,;|.!?…)\]"']/giu

const CHAT = String.raw`(?:telegram|tg|whats\s?app|viber|(?:fb |facebook )?messenger|discord|skype|signal|wechat|line id|kakao(?:talk)?|snapchat|imo)`
/** Networks that also show a seeker's work: only the writer's own handles count. */
const NETWORK = String.raw`(?:facebook|fb|instagram|insta|ig|tiktok|twitter)`
const HANDLE = String.raw`@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}`
/** Has a digit, point or underscore, unlike words. */
const NICKNAME = String.raw`(?:live:)?[\p{L}][\p{L}\p{N}]{0,30}[._\d#][\p{L}\p{N}._#]{0,30}[\p{L}\p{N}]`
const IS = String.raw`\s?(?::|=|\bis\b|\s[-–—]\s)\s?`
const HANDLES = [
  String.raw`(?<!${WORD})${CHAT}(?!${WORD})[^\n@.!?;|]{0,24}${HANDLE}`,
  String.raw`${HANDLE}\s{0,2}[(,]?\s{0,2}(?:on|in|via|at|through|sa|from)?\s{0,2}(?:my\s)?${CHAT}(?!${WORD})`,
  String.raw`(?<!${WORD})${CHAT}(?:\s(?:user\s?name|user|id|handle|name|account))?${IS}(?:@\s?)?${NICKNAME}`,
  String.raw`(?<!${WORD})${CHAT}\s(?:user\s?name|handle|id|name)\s?(?::|=|\bis\b)\s?(?!required|verified|needed|optional)[\p{L}\p{N}._@:#-]{3,40}`,
  String.raw`(?<!${WORD})(?:my\s)${NETWORK}(?:\s(?:user\s?name|id|handle|name|account|page))?[^\n.!?;|]{0,12}(?:${HANDLE}|${NICKNAME})`,
  String.raw`(?<!${WORD})${NETWORK}(?:\s(?:user\s?name|id|handle|name|account))?\s?[:=]\s?(?:${HANDLE}|${NICKNAME})`,
  String.raw`(?<!${WORD})(?:reach|message|dm|pm|contact|text|add|find|ping|write|chat)\s(?:out\sto\s)?(?:me|us)(?!${WORD})[^\n@.!?;|]{0,24}${HANDLE}`,
].map((pattern) => new RegExp(pattern, 'giu'))

export const contactForms: readonly RegExp[] = [
  EMAILS,
  AT_PROVIDERS,
  SPELT_EMAILS,
  MAILBOXES,
  SPELT_NUMBERS,
  LINKS,
  SCHEMES,
  ...HANDLES,
]
