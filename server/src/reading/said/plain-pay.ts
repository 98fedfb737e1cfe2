/** Pay is this work's own only in plain words: any other word before the figure may name other money or people. */
const plainWord =
  /^(?:salary|salaries|base|basic|pay|pays|paid|rates?|ranges?|wages?|compensation|remuneration|package|benefits|offer(?:s|ed|ing)?|hourly|monthly|weekly|daily|annual|fixed|flat|starting|starts?|full|time|gross|net|guaranteed|competitive|usd|php|us|dollars|pesos|the|this|an?|our|your|we|you|it|what|is|are|will|be|can|get|receive|earn|have|has|of|at|for|from|in|with|and|per|month|hours?|week|schedule|about|around|approximately|roles?|positions?|jobs?|work|successful|selected|chosen|candidates?|hires?|vas?|virtual|assistants?|details|note|please)$/iu
const isOfPay = /\b(?:salar(?:y|ies)|pay|paid|rates?|wages?|compensation|remuneration)\b/iu
/** 'For internet', 'at first', 'on top', 'will not be considered'. */
const isElse =
  /\bfor (?!(?:(?:this|the|an?|your|our|all|every|each) )*(?:roles?|positions?|jobs?|work|full|\d|hours?|month|week)\b)\p{L}|\b(?:at first|to begin|then|until|while|during|on top|in addition|besides|not|never|part[- ]?time)\b/iu

/** Reads the words before and after the pay's first figure. */
export function isPlainPay(before: string, after: string): boolean {
  // '$400/month base pay' names it behind the figure.
  const behind = isOfPay.test(before) ? '' : after.slice(0, isOfPay.exec(after)?.index ?? 0)
  const words = `${before} ${behind}`.match(/\p{L}+/gu) ?? []
  return words.every((word) => plainWord.test(word)) && !isElse.test(after)
}
