const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
}

/** The letters Windows-1252 has in place of Latin-1's control characters 80 to 9F. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const utf8Lead = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/gu
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Normalises ligatures, odd spaces, invisible and private characters, and UTF-8 misread as Windows-1252 ('â€¢' as
 * '•').
 */
export function makePlain(text: string): string {
  return (
    repairMojibake(text)
      .replace(/[\ufb00-\ufb06]/gu, (ligature) => ligatures[ligature] ?? '')
      .replace(
        /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/gu,
        '',
      )
      // Fullwidth ASCII, as some systems write separators: '：' and '－'.
      .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      // Symbol fonts keep their bullets in the private area.
      .replace(/[\ue000-\uf8ff]/gu, '•')
      .replace(/[^\S\t\n]+/gu, ' ')
  )
}

/** Restores UTF-8 misread as Windows-1252. If a byte was lost, it guesses: a lone 'Â' was a hard space, 'ï¼' a dash. */
function repairMojibake(text: string): string {
  if (!/[\u00c2-\u00f4]/u.test(text)) return text
  return text
    .replace(utf8Lead, (letters) => decodeAgain(letters) ?? letters)
    .replace(/\s*ï¼\S?\s*/gu, ' – ')
    .replace(/Â(?=\s|$|[•,;.])/gu, ' ')
}

function decodeAgain(letters: string): string | undefined {
  const bytes = Array.from(letters, (letter) => {
    const place = windowsLetters.indexOf(letter)
    return place < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + place
  })
  try {
    return strictUtf8.decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

const bullet = /^[\s]*(?:[•●▪■◦○‣⁃∙·*»➢➤►▸✓✔❖◆♦★☆–—]|[-o+l§](?=\s)|-(?=[\p{L}]))[\s]*/u

export function takeBullet(text: string): { text: string; isItem: boolean } {
  const match = bullet.exec(text)
  return match && match[0].length < text.length
    ? { text: text.slice(match[0].length), isItem: true }
    : { text: text.trim(), isItem: false }
}
