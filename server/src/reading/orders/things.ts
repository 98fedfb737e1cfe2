import type { Attachment } from '@hanap/contract/jobs/orders'

/** Things to send; the first name that fits decides. */
const attachments: readonly (readonly [Attachment, RegExp])[] = [
  [
    'speed-test',
    /\b(?:internet )?speed[- ?]?test|speedtest|(?:screen ?shot|proof|result)s? (?:of|showing) (?:your |the )?(?:internet|connection|wifi)\b/iu,
  ],
  [
    'samples',
    /\blinks? (?:to|of) (?:\S+ ){0,6}(?:videos|edits|reels|work|stores?|projects?|sites?|websites?|pages?|funnels?|posts?|channels?|articles?|designs?)\b|\b(?:videos|edits|reels|ads|posts|articles) (?:you(?:'ve| have)? (?:\w+ )?(?:made|created|edited|produced|written|worked on|built|designed))/iu,
  ],
  [
    'video',
    /\b(?:videos?(?! edit| market| work| product| content| call)|loom|vidyard|vlog of yourself|clip of yourself|self[- ]?tape)\b/iu,
  ],
  ['voice', /\b(?:voice|audio|vocaroo|(?:english )?recordings?)\b/iu],
  ['screenshot', /\b(?:screen ?shots?|screen ?grabs?)\b/iu],
  ['resume', /\b(?:r[eé]sum[eé]s?|cv'?s?|curriculum vitae|bio ?data)(?!\p{L})/iu],
  ['portfolio', /\b(?:portfolios?|show ?reel|demo reel|reel|behance|dribbble|github)\b/iu],
  [
    'samples',
    /\b(?:(?:work |writing |design )?samples?|examples?|previous(?:ly)? (?:\w+ ){0,2}(?:work|projects?)|past (?:\w+ ){0,2}(?:work|projects?)|recent (?:work|projects?)|case stud(?:y|ies)|proof of (?:past |previous )?(?:results|work)|links? (?:to|of) (?:\w+ ){0,4}(?:work|stores?|projects?|sites?|websites?|pages?|videos?|edits?|posts?|accounts?|channels?|articles?|designs?)|best (?:\w+ ){0,2}(?:work|projects?|pieces?|designs?))\b/iu,
  ],
  ['references', /\b(?:character |work |professional |client )?references?\b/iu],
  ['certificates', /\b(?:certificat(?:es?|ions?)|diploma|transcripts?|nbi clearance|prc (?:id|license))\b/iu],
  ['id', /\b(?:passport|valid id|government[- ](?:issued )?id|id card)\b/iu],
  ['disc', /\bdisc (?:test|profile|assessment|result|personality)/iu],
  ['other', /\b(?:photos?|pictures?|headshots?) of (?:you|your|the)/iu],
]

/** The thing to send that these words name; null where they name none. */
export const attachmentIn = (text: string): Attachment | null =>
  attachments.find(([, name]) => name.test(text))?.[0] ?? null

/** Things an applicant is asked to say of themselves. */
const sayings =
  /^(?:(?:a|an|any|the|your|me|us|with|short|brief|quick|simple|few|little|bit|concise|few words|desired|expected|current|earliest|preferred|updated|recent|relevant|personal|written|detailed|some|one|1|2|two|overview of|summary of|details of|details about|info(?:rmation)? (?:on|about)|list of|any past|any|how|as to|previous|past|overall|own|professional|work|both|also) )*(?:(?:self[- ])?intro(?:duction)?s?\b|cover ?letters?|application letter|letter of (?:intent|motivation|interest)|notes?\b|messages?\b|paragraphs?\b|statement|summary|overview|description|explanation|(?:hourly |monthly |expected |desired |asking )?(?:rates?\b(?! limit)|salary|pay\b|compensation)|availabilit|start(?:ing)? date|notice period|schedule\b|hours\b|years? of|experiences?\b|background\b|skills?\b|strengths?|tools?\b|software|(?:first |full |last |complete )?name\b|age\b|location|city|address\b|time ?zone|contact (?:details|number|info\w*)|phone|mobile|whats ?app|telegram|skype|linkedin|birth ?(?:day|date)|english (?:level|proficiency)|why\b|how\b|when you|what (?:you|makes|your)|which\b|where you|whether|if you|about (?:you|yourself)|confirmation|proof of|fun fact|favou?rite|list\b|reason(?:s|ing)?\b|motivation|device|computer|pc |laptop|internet|any (?:questions|other|relevant|ideas?)|ideas?\b|thoughts\b|answers?\b)/iu

/** Whether these words name something to say of oneself. */
export const isSaying = (text: string): boolean => sayings.test(text)

/** Words that leave it to the applicant. */
const optional =
  /\b(?:optional(?:ly)?|bonus|(?:big |huge )?plus\b|if (?:available|any|applicable|possible|you (?:have|want|like|wish|prefer)|relevant|different|not)|feel free|preferred but|not required|nice to have|not mandatory|extra points?|welcome to)\b/iu
export const isOptional = (text: string): boolean => optional.test(text)
