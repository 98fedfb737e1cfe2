/** English words that Filipino prefixes turn into verbs of asking: 'i-send', 'pakilagay', 'mag-apply'. */
const TAKEN =
  'send|attach|e-?mail|message|apply|type|submit|share|upload|record|include|mention|text|chat|dm|pm|contact|reply|comment|fill|forward|post|call|use|answer'

/** Filipino verbs and the English ones that patterns know. */
const verbs: readonly (readonly [string, string])[] = [
  ['isulat|(?:paki|mag)-?sulat|sumulat|sulatan', 'write'],
  ['ilagay|(?:paki|mag)-?lagay|lagyan', 'put'],
  ['banggitin|paki-?banggit', 'mention'],
  ['isama|isali|(?:paki|mag)-?sama', 'include'],
  ['idagdag|(?:paki|mag)-?dagdag', 'add'],
  ['sabihin|paki-?sabi', 'state'],
  ['gamitin|gumamit', 'use'],
  ['simulan|umpisahan|paki-?simulan', 'start'],
  ['tapusin', 'end'],
  ['sagutin|sagutan|sumagot|paki-?sagot(?:an|in)?', 'answer'],
  ['ipadala|(?:mag|paki)-?padala|isumite|(?:mag|paki)-?sumite|ipasa|(?:mag|paki)-?pasa', 'send'],
  ['ilakip|ikabit|mag-?lakip|paki-?lakip', 'attach'],
  ['ibigay|(?:mag|paki)-?bigay', 'provide'],
  ['ibahagi|mag-?bahagi|paki-?bahagi', 'share'],
  ['punan|punuan|paki-?punan|(?:i-?|mag-?|paki-?)?fill[ -]?up(?:an)?', 'fill out'],
  ['kontakin|makipag-?ugnayan', 'contact'],
  ['tawagan|tumawag', 'call'],
  ["(?:'|’)?(?:hu)?wag(?: po)?(?: na)?(?: (?:kayong|kang|nyong|niyong|mong))?", 'do not'],
  ['(?:pinag)?bawal(?: na)?(?: po)?(?: (?:ang|mag|ng))?(?: mga)?', 'no'],
]

const OF_YOURS = "(?:mo|ninyo|nyo|niyo|n(?:'|’)yo)"
const LETTER = '(?:application|cover letter|letter|message|reply|e-?mail|proposal|response)'
/** What stands around the verbs. */
const others: readonly (readonly [string, string])[] = [
  ['kung (?:gagamit|gumagamit|gumamit)(?: (?:ka|kayo))?(?: po)? ng', 'when using'],
  ['paano(?: po)? mag-?(?:a-?)?apply', 'how to apply'],
  ['(?:kung|kapag|pag|tuwing) (?:mag|nag)-?a-?apply(?: (?:ka|kayo))?', 'when applying'],
  ['(?:para|upang) (?:makapag-?|mag-?)apply', 'to apply'],
  ['kung kailan (?:ka|kayo)', 'when you'],
  ['kung bakit (?:ka|kayo|mo|ninyo|gusto mong)', 'why you'],
  ['kung (?:bakit|paano|magkano|kailan|ano)', 'how'],
  ['sa (?:pinaka)?(?:simula|umpisa|una)(?: ng)?', 'at the start of'],
  ['sa unang linya(?: ng)?', 'in the first line of'],
  ['sa unang (?:pangungusap|talata)(?: ng)?', 'in your first sentence of'],
  ['bilang unang salita(?: ng)?', 'as the first word of'],
  ['sa (?:dulo|huli|hulihan|katapusan)(?: ng)?', 'at the end of'],
  ['sa subject(?: line)?', 'in the subject line'],
  [`(?:sa|ng) (?:iyong |inyong )?(?=${LETTER}(?! ng)\\b)`, 'in your '],
  ['sa (?:sulat|liham)', 'in your letter'],
  ['sa mensahe', 'in your message'],
  ['sulat|liham', 'your letter'],
  ['(?:ang )?(?:mga )?sumusunod(?: na)?(?: mga)?', 'the following'],
  ['(?:ang )?(?:mga )?(?:tanong|katanungan)', 'the questions'],
  ['(?:ang )?salita(?:ng| na)', 'the word'],
  ['(?:ang )?(?:kataga|parirala)(?:ng| na)', 'the phrase'],
  ['ang code(?: na)?', 'the code'],
  ['ang subject(?: line)?(?: na)?', 'the subject line'],
  [`(?:(?:ang|buong) )?pangalan ${OF_YOURS}`, 'your name'],
  [
    `ang (?:iyong|inyong)(?: mga)?|ang(?: mga)?(?= [\\w-]{1,30}(?: [\\w-]{1,30})? ${OF_YOURS}(?!\\p{L}))`,
    'your',
  ],
  ['ang(?: mga)?', 'the'],
  ['(?:sa )?inaasahang sahod', 'expected salary'],
  ['(?:litrato|larawan)', 'photo'],
  ['halimbawa ng (?:mga )?gawa', 'samples of work'],
  ['maikling', 'short'],
  ['kasama (?:ang|ng)(?: mga)?', 'along with your'],
  ['sa (?:amin|akin)', 'to us'],
  ['kami(?: po)?|ako(?: po)?', 'us'],
  ['sa (?=telegram|whats ?app|viber|skype|messenger|facebook|fb|signal|discord|linkedin|instagram)', 'on '],
  ['sa (?=[\\[\\w.]{1,60}(?:@|hidden))|sa (?=\\[)', 'to '],
  ['sa pagsulat ng', 'to write your'],
  ['sa(?: mga)?', 'in'],
  ['dito (?:lang|lamang)(?: (?:po|kayo))? mag-?apply', 'apply only here'],
  ['dito', 'here'],
  ['kliyente|kustomer', 'clients'],
  [' ng(?= (?:ai|chat ?gpt))', ''],
  ['(?<=\\b(?:screenshots?|samples?|copy|kopya|photo|litrato|links?|videos?|list|proof) )ng(?: mga)?', 'of'],
  ['ng mga', 'some'],
  ['ng', 'a'],
  ['(?<=\\w )at(?! (?:the|an?|your|our|least|once|any)\\b| [\\d[])|tsaka|saka', 'and'],
  [` (?:po|lang|lamang|naman|${OF_YOURS}|na)`, ''],
]

const ALL = [...verbs, ...others]
const edge = "(?<![\\p{L}'’-])"
const VERBS = verbs.map(([said]) => said).join('|')
/** A listing without these, as most are, has no orders in Filipino. */
const command = new RegExp(
  `${edge}(?:(?:${VERBS})(?![\\p{L}-])|(?:paki|mag-?a|mag|i)-?(?:${TAKEN})(?![\\p{L}]))`,
  'iu',
)
/** Neither quotes, nor addresses; a group for each of the words. */
const pieces = new RegExp(
  `["“][^"”]{0,150}["”]|https?:\\S{1,200}|[\\w.+-]{1,60}@[\\w.-]{1,60}|${edge}(?:paki|mag-?a|mag|i)-?(?=(?:${TAKEN})(?!\\p{L}))|(?:${edge}|(?= ))(?:${ALL.map(([said]) => `(${said})`).join('|')})(?:(?<=[^\\p{L}])|(?![\\p{L}-]))`,
  'giu',
)
const howTo = /^\W*paano(?: po)? mag-?(?:a-?)?apply\W*$/iu
const sentences = /[^\n.!?]+[.!?]*/gu
const yourName = new RegExp(`${edge}(?:buong )?pangalan(?: ${OF_YOURS})?(?!\\p{L})`, 'giu')
/** Fast check: every sentence in Filipino has one of them. */
const small = [
  ' ang ',
  ' ng ',
  ' mga ',
  ' sa ',
  ' po ',
  ' po:',
  ' po,',
  'uwag ',
  'wag ',
  'awal ',
  'agot',
  'agutin',
]

/** 'sublject line' */
const misspeltSubject = /\bs(?!ubject\b)\p{L}{0,4}j\p{L}{1,4}t(?= line)/giu

type Cut = { from: number; to: number; words: string }
type English = {
  text: string
  /** The place in the text as given; what is left out there belongs to what begins or ends there. */
  back: (at: number, isEnd?: boolean) => number
}

/**
 * The text with the verbs of orders in Filipino, and what stands around them, in English: patterns read it where the
 * order of words allows. What is to be written, and questions, stay as they are. A misspelt 'subject line' is put
 * right. Linear.
 */
export function inEnglish(text: string): English {
  const lower = text.toLowerCase()
  const cuts = [...text.matchAll(misspeltSubject)].map(
    ({ 0: said, index: from }): Cut => ({ from, to: from + said.length, words: 'subject' }),
  )
  if (small.some((word) => lower.includes(word)) && command.test(text))
    for (const { 0: sentence, index } of text.matchAll(sentences))
      if (command.test(sentence)) cutSentence(sentence, index, cuts)
  if (cuts.length === 0) return { text, back: (at) => at }
  return joined(
    text,
    cuts.sort((a, b) => a.from - b.from),
  )
}

function cutSentence(sentence: string, start: number, cuts: Cut[]): void {
  const colon = sentence.search(/:(?!\/\/)/u)
  const told = colon < 0 ? sentence : sentence.slice(0, colon)
  // A question itself: 'Paano mo sasagutin …?'
  if (colon < 0 && sentence.endsWith('?') && !howTo.test(sentence)) return
  const isShouted = !/\p{Ll}{3}/u.test(told)
  for (const match of told.matchAll(pieces)) {
    const [said] = match
    const at = match.slice(1).findIndex((group) => group !== undefined)
    if (/^["“]/u.test(said)) cutName(said, start + match.index, cuts)
    if (at < 0 && !/^(?:paki|mag|i)(?![^@:]*[@:])/iu.test(said)) continue
    // A code word, as in 'isulat ang BAWAL'.
    if (!isShouted && said.length > 2 && !/\p{Ll}/u.test(said)) continue
    const words = at < 0 ? '' : (ALL[at]?.[1] ?? '')
    cuts.push({ from: start + match.index, to: start + match.index + said.length, words: asIn(said, words) })
  }
  if (colon >= 0) cutName(sentence.slice(colon), start + colon, cuts)
}

/** A place for the name in the words to write: 'VA - pangalan mo' */
function cutName(words: string, start: number, cuts: Cut[]): void {
  for (const { 0: said, index } of words.matchAll(yourName))
    cuts.push({ from: start + index, to: start + index + said.length, words: 'Your Name' })
}

/** A sentence begins with a capital, and is told by it. */
const asIn = (said: string, words: string) =>
  /^\p{Lu}/u.test(said) ? words.charAt(0).toUpperCase() + words.slice(1) : words

function joined(text: string, cuts: readonly Cut[]): English {
  const parts: string[] = []
  /** Where each piece begins, here and in the text as given. */
  const places: { here: number; there: number; end: number }[] = [{ here: 0, there: 0, end: text.length }]
  let [from, length] = [0, 0]
  for (const cut of cuts) {
    const before = text.slice(from, cut.from)
    parts.push(before, cut.words)
    length += before.length
    places.push({ here: length, there: cut.from, end: cut.from })
    length += cut.words.length
    places.push({ here: length, there: cut.to, end: text.length })
    from = cut.to
  }
  parts.push(text.slice(from))
  return {
    text: parts.join(''),
    back: (at, isEnd = false) => {
      let [low, high] = [0, places.length - 1]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        const { here = 0 } = places[middle] ?? {}
        if (here < at || (isEnd && here === at)) low = middle
        else high = middle - 1
      }
      const next = places[low + 1]
      if (!isEnd && next?.here === at) return next.there
      const { here = 0, there = 0, end = 0 } = places[low] ?? {}
      return Math.min(there + at - here, Math.max(there, end))
    },
  }
}
