const SIGNS = /[\p{Extended_Pictographic}\p{So}\u{FE0F}\u{1F1E6}-\u{1F1FF}★☆✦✧►▶◆◇●■□♦*=_~<>"“”¤]+/gu
const PAY =
  /(?:\b(?:usd|php|up to|from|at)\s{0,2})?[$₱€£]\s?\d[\d.,]{0,9}k?(?:\s{0,2}(?:-|–|to)\s{0,2}[$₱€£]?\s?\d[\d.,]{0,9}k?)?\s?\+?(?:\s?(?:usd|php)\b)?(?:\s?(?:\/|per\b|an?\b)\s?(?:hr|hour|mo|month|wk|week|day)s?\b)?/giu
/** A part of a title that names no work. */
const NO_WORK =
  /(?:\b(?:urgent(?:ly)?|hiring|asap|immediate(?:ly)?|apply|start(?:ing)?|wfh|work[- ](?:from|at)[- ]home|home[- ]?based|remote(?:ly)?|full[- ]?time|part[- ]?time|long[- ]?term|no experience|beginners?|salary|weekly|monthly|pay|paid|bonus|commission|usd|php|shifts?|hours?|hrs?|hr|est|pst|cst|gmt|days?|nights?|weekends?|slots?|openings?|must|needed|only|you|your|philippines|filipinos?|time ?zone|join(?:ing)?|expanding|job title|easy|flexible|now|still|perks|preferred|earn|month)\b|[$₱€£!?])/iu
const LEADS =
  /^(?:(?:urgent(?:ly)?|now|still|we are|we're|we|immediate(?:ly)?|currently|expanding(?: and)?)\s+)*(?:hiring(?: now)?|recruiting(?: for)?|(?:join|(?:kick-?)?start|fast[- ]track|launch|build|grow|begin|advance)\b[^,.:]{0,40}? as|looking for|seeking|searching for|in need of|wanted|needed|need|urgent(?:ly)?|remote|wfh|part[- ]time|full[- ]time|long[- ]term|experienced|skilled|talented|awesome|amazing|rockstar)\b(?:\s+(?:for\b|the position of\b|an?\b))?[\s:,.!–-]*/iu
const TAILS =
  /[\s,:–-]*\b(?:(?:is |are )?(?:urgently )?(?:needed|wanted|hiring)|asap|wfh|work from home|position|role|opening|vacancy|job)[\s.,!]*$/iu
const TOLD =
  / (?:with (?:solid|proven|strong|at least|\d)|to (?:join|handle|lead|manage|help|support|run|scale|drive)\b|and help\b).*$/iu
const SHORT =
  /^(?:va|seo|crm|cpa|hr|it|ui|ux|qa|ppc|smm|csr|b2b|b2c|sdr|bdr|ghl|ea|pa|ai|ml|api|aws|sql|php|css|html|usa|us|uk|eu|esl|erp|sap|pr|ar|ap|coo|ceo|cfo|cad|bim|hvac|fba|ugc|sms|bpo|cto|vip|pos|ios|saas|3d|2d)$/iu
const SMALL = /^(?:and|or|for|of|the|to|in|with|a|an|at|on)$/iu
const MOST_SECOND = 4
const LONGEST = 200

/** Without emoji, capitals, pay and 'URGENT!!'; may be empty. */
export function cleanTitle(title: string): string {
  const bare = title
    .slice(0, LONGEST)
    .replaceAll('’', "'")
    .replaceAll(SIGNS, ' ')
    .replaceAll(PAY, ' ')
    .replaceAll(/[([{]([^()[\]{}]{0,80})[)\]}]/gu, (all, inside: string) =>
      inside.trim() === '' || NO_WORK.test(inside) ? ' ' : all,
    )
  const parts = bare
    .split(/\s[-–—|]+\s|\s*\|\s*|:\s|[!?]+/u)
    .map((part) => trimmed(undecorated(trimmed(part))))
    .filter((part) => /\p{L}{2}/u.test(part))
  const [first = '', ...others] = [
    ...parts.filter((part) => !NO_WORK.test(part)),
    ...parts.filter((part) => NO_WORK.test(part)),
  ]
  const second = others.find((part) => !NO_WORK.test(part) && part.split(/\s+/u).length <= MOST_SECOND)
  return inCase(second === undefined ? first : `${first} – ${second}`)
}

function undecorated(part: string): string {
  const led = part.replace(LEADS, '').replace(LEADS, '').replace(LEADS, '').replace(TOLD, '')
  return led.replace(TAILS, '').replace(TAILS, '')
}

const trimmed = (part: string) =>
  part.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s,.:;&+#–—-]+|[\s,.:;&+–—-]+$/gu, '')

/** 'VIRTUAL ASSISTANT FOR SEO' becomes normal case. */
function inCase(text: string): string {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const capitals = letters.replaceAll(/[^\p{Lu}]/gu, '').length
  if (letters.length < 5 || capitals < letters.length * 0.7) return text
  return text
    .split(' ')
    .map((word, at) => {
      if (SHORT.test(word.replaceAll(/[^\p{L}\d]/gu, ''))) return word
      if (at > 0 && SMALL.test(word)) return word.toLowerCase()
      return word.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
    })
    .join(' ')
}
