/** The part before an at sign has 64 letters at most (RFC 5321). */
const LONGEST_PART = 64
const LONGEST_CONTACT = 250
const email = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|facebook|behance|dribbble|twitter|instagram|onlinejobs|skype|t)(?:\.\w{2,3}\b|\s*[:/]|$)|(?:^|\s)@\w{3,}|\b[\w-]{3,}\.(?:com|net|org|io|dev|me|ph|co|site|online|app|tech|design|games|portfolio|xyz)(?:\/\S*)?\b/iu
const label =
  /^(?:e-?mail|email address|phone|tel(?:ephone)?|mobile|cell(?:phone)?|contact(?: (?:no|number|#))?|address|home address|website|portfolio|linkedin|github|skype|facebook|date of birth|birth ?date|birthday|birthplace|place of birth|age|sex|gender|civil status|marital status|status|nationality|citizenship|religion|height|weight|languages?|father|mother|spouse|whatsapp|viber|telegram|dob)\b\.?\s*(?:\(.*?\))?\s*[:#-]/iu

export function findEmail(text: string): string | undefined {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = email.exec(text.slice(Math.max(0, at - LONGEST_PART), at + LONGEST_PART))
    if (found) return found[0].replace(/\s/gu, '')
  }
  return undefined
}

/** An address, a number, a link, an age. */
export function isContact(text: string): boolean {
  if (text.length > LONGEST_CONTACT) return false
  const isLink = link.test(text) && text.split(/\s+/u).length <= 3
  return isLink || findEmail(text) !== undefined || label.test(text.trim()) || isPhone(text)
}

/** Seven digits or more in a short text, but no range of years. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/gu, '').length
  const isYears = /\b(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:(?:19|20)\d\d|present|current)/iu.test(text)
  return digits >= 7 && !isYears && digits / text.replace(/\s/gu, '').length > 0.4
}

/** Separated by tabs, bars, bullets or wide gaps. */
export function cellsOf(text: string): string[] {
  return text
    .split(/\t|\s*[|•·▪●◆♦]\s*|\s+[~*]\s+|\s{3,}/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}
