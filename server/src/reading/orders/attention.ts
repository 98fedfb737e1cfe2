const proof =
  /\b(?:so (?:that )?(?:we|i) know|shows?|to (?:show|prove|confirm|make sure|ensure)|attention|read (?:this|the|everything|all|through|it|our|carefully)|(?:secret|code|magic) ?(?:word|keyword)|keyword|stands? out)\b/iu
/** Questions that test attention: the answer does not matter. */
const odd =
  /\bfavou?rite (?:\w+ )?(?:colou?r|animal|food|fruit|movie|song|snack|dessert|ice cream|holiday|way to spend|breed|pet|dog|dish|meal|drink|vegetable|season|superhero|cartoon|number|day of the week|band|singer|sport|flower|quote|joke)\b|\b(?:inspirational|inspiring|motivational|funny) quote\b|\b(?:quote|joke|song) that (?:inspires?|motivates?)\b|\bthat (?:makes|made) you (?:happy|laugh|smile)\b|\blike to eat\b|\beat for (?:breakfast|lunch|dinner)\b/iu

const read =
  /\bso (?:that )?(?:we|i) know\b|(?<!\bbooks? )\byou(?:'ve| have)? (?:actually )?read\b|\bpay(?:ing)? attention\b/iu

export const provesReading = (text: string): boolean => proof.test(text)
/** Of the words that ask, and the whole sentence. */
export const testsAttention = (text: string, sentence = text): boolean =>
  odd.test(text) || read.test(sentence)
