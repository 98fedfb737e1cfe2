const fee =
  '(?:training|registration|processing|application|reservation|slot|joining|enroll?ment|membership|onboarding|orientation|activation|clearance|placement|interview|background[- ]check|admin(?:istration|istrative)?|starter[- ]kit|security|commitment|medical|certification)[- ](?:fee|deposit|bond|payment)s?'
const things =
  '(?:equipment|laptop|computer|headset|kit|starter (?:pack|kit)|training (?:materials?|modules?|package)|materials|software|licen[cs]e|package|uniform|modules?|course|tools|account|subscription)'
const money = '(?:(?:php|usd|us\\$|\\$|₱|p) ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:php|pesos?|usd|dollars?))'
// A bare 'will' is a task: 'you will pay influencers their fee'.
const must =
  '(?:(?:will )?(?:must|need(?:s|ed)? to|ha(?:ve|s) to|(?:are |is |be )(?:required|asked|expected) to))'
const applicant = '(?:you|applicants?|candidates?|new hires?|successful applicants?|everyone hired|trainees?)'
const toBegin =
  '(?:before|to|so you can) (?:you )?(?:can )?(?:start|begin|secure|join|apply|proceed|get|be hired|hired|activate|reserve|the training|training|onboarding|your)'

const requests = [
  // An applicant must pay: 'You must pay a training fee', 'applicants will be asked to send PHP 500'
  `\\b${applicant} (?:also |first )?${must} (?:first |also )?(?:pay|send|deposit|transfer|shoulder|remit|settle)\\b(?! (?:close )?attention).{0,30}(?:\\bfees?\\b|\\bdeposits?\\b|\\bbond\\b|${money}|\\bgcash\\b)`,
  // A call to pay: 'Pay the registration fee', 'kindly send the processing fee of ₱300'
  `(?:^|[,:;•*-] ?|\\b(?:please|kindly|just|first|then|and|simply|to apply,?|to start,?|to begin,?) )(?:pay|send|deposit|transfer|remit|settle) (?:a|an|the|your|our|us|me|only|just)?\\b.{0,25}\\b${fee}`,
  `(?:^|[,:;•*-] ?|\\b(?:please|kindly|just|first|then|simply|to apply,?|to start,?|to begin,?) )(?:pay|send|deposit|transfer|remit) (?:only |just |us |me |the )?(?:${money}|payment|money).{0,40}\\b(?:gcash|maya|paymaya|palawan|western union|${toBegin})\\b`,
  // Paying for training, or a fee that exists: 'You need to pay for the training', 'there is a small registration
  // fee'
  `\\b${applicant} ${must} (?:first |also )?(?:pay|shoulder) (?:for )?(?:the |your own |this |our )?(?:training|certification|background check)\\b`,
  `^(?:[•*>-] ?)?there (?:is|will be) an? (?:[\\w-]+ )?${fee}\\W*$`,
  // A fee by its name: 'A refundable training fee of PHP 500 is required', 'Registration fee: ₱300'
  `^(?:[•*>-] ?)?(?:(?:there is|we (?:ask|charge)(?: for)?|a|an|the|small|minimal|one[- ]time|refundable|initial|required|only) ){0,4}${fee} ?(?::|of|is|=|-|–)? ?(?:only |just )?(?:${money}|required|must be paid|to be paid|needs to be paid|applies|upfront)`,
  `\\b${fee}\\b.{0,40}\\b(?:must be paid|needs? to be paid|is required|is payable|to be paid) .{0,20}${toBegin}`,
  `\\b${fee} (?:of )?(?:only )?${money}.{0,40}\\b(?:refundable|${toBegin})`,
  `^\\W*(?:an? )?(?:\\w+ )?(?:deposit|bond) of ${money}.{0,20}\\b(?:is )?(?:required|needed|refund\\w*)`,
  `\\b${applicant} (?:(?:will|only|just) )*pay (?:for )?(?:an? |the |your own )?(?:\\w+ )?${fee}`,
  `\\b${applicant} (?:(?:will|must) )*shoulder (?:the )?(?:costs?|fees?|expenses?|payment)\\b`,
  `\\b${applicant} ${must} (?:first )?(?:buy|purchase|pay for|avail) (?:of )?(?:our|my) ${things}`,
  `\\b${applicant} ${must} (?:first )?(?:buy|purchase) (?:the|a|our) (?:starter (?:pack|kit)|training (?:materials?|modules?|package)|kit)\\b`,
  // Buying from the employer: 'You need to buy the starter kit from us', 'purchase your laptop from our supplier
  // before you start'
  `(?:\\b${applicant} ${must} (?:first )?|^(?:[•*-] ?)?|\\b(?:please|kindly|first|just) )(?:buy|purchase|pay for|order|avail)\\b.{0,30}\\b${things}\\b.{0,40}\\b(?:from us|from our|from the company|through us|through our|before (?:you )?(?:start|begin|training|hiring|onboarding|the training|being hired)|upfront|up front|in advance)\\b`,
  `\\b(?:an? )?(?:small |fully )?refundable (?:deposit|bond|fee)\\b.{0,30}\\b(?:secures?|reserves?|guarantees?|holds?|required|needed|before|to (?:start|begin|join))\\b`,
  // An investment: 'Invest PHP 2,000 to start'
  `(?:\\b${applicant} ${must} |^(?:[•*-] ?)?|\\bjust )invest\\b.{0,20}${money}`,
  `\\b(?:investment|capital|cash[- ]?out|puhunan) of ${money}.{0,40}\\b(?:${toBegin}|required|needed)`,
].map((words) => new RegExp(words, 'iu'))

/** Denials, and other people's money. */
const denial =
  /\b(?:no|not|never|without|zero|free|don't|won't|doesn't|isn't|aren't|waived?|nothing|reimburse\w*|cover(?:s|ed)?|refuse|beware|scam\w*|legit|we(?:'ll| will)? (?:pay|provide|cover|shoulder|send)|paid by (?:us|the|our)|company[- ]paid|on us)\b/iu
const others =
  /\b(?:tenants?|clients?|customers?|students?|patients?|residents?|vendors?|suppliers? invoices?|guests?|homeowners?|landlords?|borrowers?|buyers?|sellers?|contractors?|owners?|insurance|escrow|invoices?|reconcil\w+|collect\w*|track\w*|handl\w+|manag\w+|prepar\w+|remind\w*|follow(?:ing)? up)\b/iu

/**
 * A fee, a deposit, equipment first, a transfer. The worker's pay, denied fees and other people's fees are no
 * request.
 */
export function asksForMoney(sentence: string): boolean {
  if (
    !/fee|deposit|bond|pay|send|transfer|remit|settle|buy|purchase|order|avail|invest|capital|cash|cover|shoulder/iu.test(
      sentence,
    )
  )
    return false
  // 'No refund' denies no fee: money was asked for.
  const plain = sentence.replaceAll(/\b(?:non|not|no)[- ]?refund\w*/giu, 'refundable')
  return !denial.test(plain) && !others.test(plain) && requests.some((request) => request.test(plain))
}
