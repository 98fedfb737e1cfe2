import type { Attachment } from '@hanap/contract/jobs/orders'

/** The first match counts. */
const attachments: readonly (readonly [Attachment, RegExp])[] = [
  [
    'speed-test',
    /\binternet speed\b[^.]{0,60}\bscreen ?shots?|\b(?:internet )?speed[- ?]?test|speedtest|\bookla\b|\bfast\.com\b|(?:screen ?shot|proof|result)s? (?:of|showing) (?:your |the )?(?:internet|connection|wifi)\b/iu,
  ],
  ['portfolio', /^(?:your |an? |the )?portfolio of\b/iu],
  [
    'samples',
    /\blinks? (?:to|of) (?!(?:\S+ ){0,3}(?:portfolio|r[eé]sum[eé]|cv)\b)(?:\S+ ){0,6}(?:videos|edits|reels|work|stores?|projects?|sites?|websites?|pages?|funnels?|posts?|channels?|articles?|designs?)\b|\b(?:videos?|edits?|reels?|ads?|posts?|articles?|blogs?|work|content|(?:web)?sites?|stores?|designs?|projects?|systems?|automations?|workflows?|funnels?|apps?|builds?|pieces?) (?:that )?you(?:'ve| have)? (?:\w+ )?(?:made|created|edited|produced|written|wrote|worked on|built|designed|done|managed|launched|optimi[sz]ed)\b|\b(?!experience|skills|tools|platforms|software|languages|compan|clients|brands|people|teams|relationships)[\w-]+ (?:that )?you(?:'ve| have) (?:\w+ )?(?:made|created|edited|built|designed|launched)\b/iu,
  ],
  [
    'video',
    /\b(?:videos?(?! edit| market| work| product| content| call| idea| concept| script| game| samples?\b| portfolio)|loom|\d[- ](?:minutes?|mins?|seconds?|secs?)[- ](?:[\w-]+ )?(?:self[- ]?)?intro\w*|vidyard|vlog of yourself|clip of yourself|self[- ]?tape)\b/iu,
  ],
  [
    'voice',
    /\byourself (?:reading|speaking|talking)\b|\b(?:voice|audio|v[ao]caroo|(?:english )?recordings?)\b/iu,
  ],
  ['screenshot', /\b(?:screen ?shots?|screen ?grabs?)\b/iu],
  ['resume', /\b(?:r[eé]sum[eé]s?|cv'?s?|curriculum vitae|bio ?data)(?!\p{L})/iu],
  ['portfolio', /\b(?:portfolios?|show ?reel|demo reel|reel|behance|dribbble|github)\b/iu],
  [
    'samples',
    /^ ?reels\b|\b(?:(?:work |writing |design )?samples?(?! (?:tasks?|projects?|tests?|assignments?)\b)|examples?|previous(?:ly)? (?:\w+ ){0,2}(?:work|projects?)|past (?:\w+ ){0,2}(?:work|projects?)|(?:recent|public|personal|live|similar) (?:work|projects?)|case stud(?:y|ies)|proof of (?:past |previous )?(?:results|work)|(?<=^(?:us |me )?(?:your )?(?:\w+ )?)results from|links? (?:to|of) (?:\w+ ){0,4}(?:work|stores?|projects?|sites?|websites?|pages?|videos?|edits?|posts?|accounts?|channels?|articles?|designs?)|(?<=^(?:\d[\d –-]*|a few|some|two|three|your best|your recent) (?:[\w-]+ ){0,3})(?:reels|tiktoks|flyers|graphics|videos|posts|designs|thumbnails|edits|articles|carousels|pages|clips|ads|funnels|links)(?! to (?:your )?(?:social|linkedin))|(?<!\b(?:support|improve|do|in|for|at|on|about|during|track|check|log|with|organi[sz]e|plan) )your (?:(?:incredible|best|recent|previous|past|own) )?work(?=\W*$|[.,;!)])|best (?:[\w-]+ ){0,3}(?:work|projects?|pieces?|designs?|content|campaigns?))\b/iu,
  ],
  ['references', /\b(?:character |work |professional |client )?references?\b/iu],
  [
    'certificates',
    /\b(?:certificat(?:es?|ions?)|diploma|transcripts?|nbi clearance|(?:criminal |police )?background check|prc (?:id|license))\b/iu,
  ],
  ['id', /\b(?:passport|valid id|government[- ](?:issued )?id|id card)\b/iu],
  ['disc', /\bdisc (?:test|profile|assessment|result|personality)/iu],
  [
    'other',
    /\bproof of\b|\b(?:typing |english )?test (?:results?|scores?)\b|\b(?:photos?|pictures?|headshots?) of (?:you|your|the)|\b(?:headset|work ?(?:space|station)|desk|home office|office|set-?up) (?:photos?|pictures?)\b/iu,
  ],
]

/** A fast check: a text without these words names nothing to send. */
const any =
  /you've|you have|speed|results|internet|links?|videos?|edit|reels?|ookla|fast\.com|\bads?\b|post|article|blogs?|yourself|\bwork|content|sites?|stores?|designs?|projects?|systems?|automation|workflows?|funnels?|apps?|pieces?|loom|intro|vidyard|vlog|clip|tape|voice|audio|v[ao]caroo|recording|screen|r[eé]sum|cv|vitae|bio ?data|portfolio|behance|dribbble|github|sample|example|case|proof|reference|certificat|diploma|transcript|clearance|license|passport|check|reels|tiktok|flyers|graphics|thumbnails|carousels|pages|\bid\b|disc|photo|picture|headshot|test/iu

/** Work is counted by these: 'two thumbnails per video'. */
const counted = /\b(?:per|each|every) (?:[\w-]+ )?\w+/giu

export function attachmentIn(said: string): Attachment | null {
  if (!any.test(said)) return null
  const text = said.replaceAll(counted, ' ')
  return attachments.find(([, name]) => name.test(text))?.[0] ?? null
}

const SAID =
  '(?:self[- ])?intro(?:duction)?s?\\b|(?:cover|application|presentation|motivation) ?letters?|letter of (?:intent|motivation|interest)|notes?\\b(?! (?:if|that|whether|which|how)\\b)|messages?\\b|paragraphs?\\b|statement|summary|overview|description|explanation|rates?\\b(?! limit)|pric(?:e|ing)\\b|fees?\\b|(?:lines?|sentences?|words) (?:about|on|of why)\\b|salary|pay\\b|compensation|availabilit|start(?:ing)? date|notice period|schedule\\b|hours\\b|years? of|experiences?\\b|background\\b|skills?\\b|strengths?|tools?\\b|software|name\\b|title of\\b|age\\b|location|city|address\\b|time ?zone|contact (?:details|number|info\\w*)|phone|mobile|whats ?app|telegram|skype|linkedin|birth ?(?:day|date)|english (?:level|proficiency)|fun fact|reason(?:s|ing)?\\b|motivation|device|computer|internet|ideas?\\b|thoughts\\b|answers?\\b|joke\\b|quote\\b'
/** Beginnings of facts about the applicant, without a noun. */
const SAYING =
  'why\\b|how\\b|when you|what (?:you|makes|your)|which\\b|where you|whether|if you|about (?:you|yourself)|confirmation|favou?rite|number of\\b|list\\b|pc |laptop|any (?:questions|other|relevant|ideas?)'
const BEFORE =
  '(?:links? to|a|an|any|the|your|me|us|with|short|brief|quick|simple|few|little|bit|concise|few words|desired|expected|current|earliest|preferred|updated|active|valid|recent|relevant|personal|written|detailed|some|one|1|2|two|hourly|monthly|asking|first|full|last|complete|overview of|summary of|details of|details about|info(?:rmation)? (?:on|about)|list of|any past|any|how|as to|previous|past|overall|own|professional|work|both|also|and \\w+)'
const sayings = new RegExp(
  `^(?:${BEFORE} )*(?:${SAYING}|${SAID}|(?<=\\b(?:an?|your) )(?:[\\w/-]+,? ){1,3}(?:${SAID}))`,
  'iu',
)

export const isSaying = (text: string): boolean => sayings.test(text)

const optional =
  /\b(?:optional(?:ly)?|bonus|(?:big |huge )?plus\b|if (?:available|any|applicable|possible|you (?:have|want|like|wish|prefer)|relevant|different|not)|feel free|at your discretion|(?:are|is) (?:highly |strongly |also )?(?:encouraged|appreciated|welcome)|preferred but|not required|nice to have|not mandatory|extra points?|welcome to)\b/iu
/** An indirect question, no condition: 'Let me know if you have a headset.' */
const asksWhether = /\b(?:know|tell (?:us|me)|confirm|mention|state|indicate|specify|say) if\b/giu
export const isOptional = (text: string): boolean =>
  optional.test(text.replaceAll(/\([^)]{26,}\)/gu, '').replaceAll(asksWhether, ' '))
