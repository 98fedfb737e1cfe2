const proof =
  /\b(?:so (?:that )?(?:we|i) know|shows?|to (?:show|prove|confirm|make sure|ensure)|attention|read (?:this|the|everything|all|through|it|our|carefully)|(?:secret|code|magic) ?(?:word|keyword)|keyword|stands? out)\b/iu
/** What a favorite of says nothing about the work. */
const TASTE =
  '(?:colou?r|animal|food|fruit|movie|film|show|series|song|music|book|snack|dessert|candy|chocolate|cake|pizza|sandwich|ice cream|flavou?r|holiday|vacation|destination|place(?! to (?:find|get|look|source|search|buy|learn))|city|country|way to spend|breed|pet|dog|cat|bird|dish|meal|cuisine|drink|coffee|tea|vegetable|season|month|weather|superhero|cartoon|number|letter of the alphabet|emoji|shape|day of the week|band|singer|actor|actress|team|athlete|sport|hobby|toy|flower|plant|tree|quote|joke)'
/** Questions that test attention: the answer does not matter. */
const odd = new RegExp(
  [
    `\\bfavou?rite (?:\\w+ )?${TASTE}s?\\b`,
    '\\b(?:inspirational|inspiring|motivational|funny) quote\\b',
    '\\b(?:quote|joke|song) that (?:inspires?|motivates?)\\b',
    '\\bthat (?:makes|made) you (?:happy|laugh|smile)\\b',
    '\\blike to eat\\b|\\b(?:eat|ate|had|have) for (?:breakfast|lunch|dinner)\\b',
    "\\b(?:birth order|(?:zodiac|star) sign|spirit animal|pet's name|name of your (?:\\w+ )?(?:pet|dog|cat))\\b",
    '\\b(?:mistakes?|typos?|errors?|misspell\\w+)\\b[^.;]{0,40}\\b(?:in (?:this|the|our) (?:job )?(?:post|ad\\b|listing|description)|you (?:may |might )?(?:have )?(?:find|spot|notice|see)\\b)',
  ].join('|'),
  'iu',
)

const explained =
  /^\W*(?:this|that|it|doing so) (?:\w+ )?(?:helps?|lets?|shows?|tells?|proves?|confirms?|is (?:how|so|to)|way)\b/iu
const read =
  /\bso (?:that )?(?:we|i) know\b|(?<!\bbooks? )\byou(?:'ve| have)? (?:actually )?read\b|\bpay(?:ing)? attention\b/iu

export const provesReading = (text: string): boolean => proof.test(text)
/** Of the words that ask, and the whole sentence. */
export const testsAttention = (text: string, sentence = text): boolean =>
  odd.test(text) || read.test(sentence)
/** 'This lets us know that you read it.' */
export const explainsTest = (text: string): boolean => explained.test(text) && read.test(text)
