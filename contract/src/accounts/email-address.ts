import { isVisible } from '../text/text.ts'

const MOST_LETTERS = 254
const MOST_IN_LOCAL_PART = 64

// Blanks, controls, lone surrogates, invisible characters, and those with a meaning in an address.
const UNFIT = /[\s@<>"(),:;[\]\\\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u
// Characters that would end a host or change into another letter.
const UNFIT_FOR_DOMAIN = /[\s@<>"(),:;[\]\\/?#%\p{Cc}\p{Cs}]/u
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z][a-z0-9-]+$)${LABEL}$`)

/**
 * Normalizes an email address for comparing and storing: NFC letters, lower-case ASCII domain ('Bücher.DE' is
 * 'xn--bcher-kva.de'). The case before '@' stays.
 * @returns null for text that is no address or holds invisible characters
 */
export function normalEmail(text: string): string | null {
  if (text.length > MOST_LETTERS) return null
  const at = text.lastIndexOf('@')
  const local = readLocalPart(text.slice(0, Math.max(at, 0)))
  const domain = readDomain(text.slice(at + 1))
  if (local === null || domain === null) return null
  const email = `${local}@${domain}`
  return email.length > MOST_LETTERS ? null : email
}

/** RFC 5321, section 4.1.2: no dot at an end, none in a row. */
function readLocalPart(text: string): string | null {
  const isGood = !UNFIT.test(text) && text.split('.').every((word) => isVisible(word))
  const local = text.normalize('NFC')
  return isGood && local.length <= MOST_IN_LOCAL_PART ? local : null
}

/** Browser and server follow UTS #46, which drops invisible characters. */
function readDomain(text: string): string | null {
  if (UNFIT_FOR_DOMAIN.test(text)) return null
  try {
    const { hostname } = new URL(`http://${text}`)
    return DOMAIN.test(hostname) ? hostname : null
  } catch {
    return null
  }
}
