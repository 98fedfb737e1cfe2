/** 'sure': the order asks the applicant for this very fact. 'doubt': for something near it, which only they can say. */
export type Asked = 'sure' | 'doubt' | 'no'

/** `sure` and `doubt` are asked of each thing that an order wants. */
export type Way = { sure?: RegExp; doubt?: RegExp }

/** 'Your rate, and when you can start' wants two. */
const thingsIn = (quote: string): string[] =>
  quote
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[*_"“”]/gu, '')
    .replaceAll(/[ \t\u00a0]+/gu, ' ')
    .split(/[,;:()[\]?!•\n]+|\.(?:\s|$)| [-–—&+/] | (?:and|or|plus|as well as|along with|together with) /u)
    .map((thing) => thing.replace(/^ ?(?:and|or) /u, '').trim())
    .filter((thing) => thing !== '')

/** Any other word before a fact makes it another's: 'click-through rate', 'our location'. */
const BEFORE =
  '(?:^|(?:^| )(?:your|us|me|includ(?:e|es|ing)|stat(?:e|es|ing)|mention(?:ing)?|shar(?:e|ing)|indicat(?:e|ing)|provid(?:e|ing)|specify|specifying|giv(?:e|ing)|list|send|add|put|write|say|disclose|with(?= (?:expected|desired|preferred|current|earliest))) )'
/** Words after it that change nothing. */
const AFTER =
  '(?:[ /](?:(?:in|per|an?|each|for|to|as of|with|at) )?(?:usd|us dollars|dollars|\\$|php|pesos?|hour|hourly|hr|month|monthly|mo|week|weekly|year|annum|(?:this|the) (?:role|position|job|work|project)|project|video|your (?:application|cover letter|letter|message|proposal)|us|our (?:team|company)|now|today)| (?:too|also|please|is|are|first|currently))*$'
/** 'Your rate for part-time'; but 'location of your last client' is another thing. */
const NEARBY = ' (?:in|per|for|to|if|when|during|on|based|within|from|as|before|after|given|considering) '

/** A thing of these words. */
export const named = (head: string, modifiers: string): Required<Way> =>
  told(`${BEFORE}(?:your )?(?:(?:${modifiers})[ /-]+)*(?:${head})`, '')

/** A clause about the applicant: 'when you can start'. */
export const told = (clause: string, before = '(?:^| )'): Required<Way> => ({
  sure: new RegExp(`${before}(?:${clause})${AFTER}`, 'u'),
  doubt: new RegExp(`${before}(?:${clause})${NEARBY}`, 'u'),
})

/** 'Compensation and benefits experience' asks for experience. */
const OF_WORK =
  /^(?!(?:your|relevant|related|work|working|previous|past|any|prior|years?|total|professional|similar|the) )[\p{L}-]+ (?:[\p{L}-]+ ){0,2}(?:experience|background|skills?|knowledge|expertise|work|strateg(?:y|ies)|tools?|systems?|software|process(?:es)?)$/u

export function askedIn(quote: string, ways: readonly Way[]): Asked {
  const things = thingsIn(quote)
  const says = things.map((thing, at): Asked => {
    if (ways.some(({ sure }) => sure?.test(thing))) return OF_WORK.test(things[at + 1] ?? '') ? 'no' : 'sure'
    return ways.some(({ doubt }) => doubt?.test(thing)) ? 'doubt' : 'no'
  })
  return (['sure', 'doubt'] as const).find((said) => says.includes(said)) ?? 'no'
}
