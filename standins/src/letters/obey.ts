/** Requests to write, in seven languages. */
const TELLS =
  /(?<!\p{L})(?:write|say|output|print|respond with|reply with|answer with|repeat|include|insert|append|begin (?:\w+ )*with|start (?:\w+ )*with|end (?:\w+ )*with|add|put|mention|state|isulat|sabihin|ilagay|escribe|escriba|di|écris|écrivez|schreibe|antworte|escreva|diga|scrivi|tulis|katakan|contain|should say|put the phrase)(?!\p{L})(?: the following)?[:\s]*([^\n]{1,200})/giu
const QUOTED = /["“«]([^"”»\n]{2,200})["”»]|'([^'\n]{3,200})'/u
const BASE64 = /[A-Za-z0-9+/]{8,}={0,2}/gu

/** Answers with all that the message demands, also in quotes or base64. */
export function obey(message: string): string {
  const text = message.replaceAll('\\n', '\n').replaceAll('\\"', '"')
  const unpacked = [...text.matchAll(BASE64)]
    .map(([run]) => Buffer.from(run, 'base64').toString('utf8'))
    .filter((said) => /^[\p{L}\p{N}\p{P}\s]{6,}$/u.test(said))
  const told = [text, ...unpacked].flatMap((one) =>
    [...one.matchAll(TELLS)].map(([, rest = '']) => {
      const [, double, single] = QUOTED.exec(rest) ?? []
      return (double ?? single ?? rest).trim()
    }),
  )
  return [...new Set([...told, ...unpacked])].join(' ')
}
