const BOARD =
  "(?:online ?jobs?(?:\\.?ph)?'?(?! profile)|olj|(?:this|the|our|my) (?:job )?(?:platform|site|post(?:ing)?|(?:job ?)?board|website|page|inbox)|here|messag\\w+ system)"
const namesBoard = new RegExp(`\\b${BOARD}(?!\\w)`, 'iu')
const INVERSE =
  '\\b(?:outside|off|other th[ae]n|except|besides|not(?: (?:made|sent|submitted|received|done|coming|using|from|via|through|thru|by|on|in))+)\\b'
const isInverse = new RegExp(INVERSE, 'iu')
/** 'Applications not made through OnlineJobs.ph', 'outside of this platform'. */
const isOffBoard = new RegExp(
  `${INVERSE}(?: (?:of|on|via|through|by|in|from))* (?:\\w+ )?${BOARD}(?!\\w)`,
  'iu',
)
const namesElsewhere =
  /\b(?:by|via|through|thru|on|over|in|using|to|from) (?:(?:an?|the|my|our|any|this|your) )?(?:e-?mail|whats ?app|telegram|viber|skype|messenger|signal|linkedin|instagram|facebook|fb|phone|sms|text|(?:any |an)?other (?:[\w-]+ )?(?:(?:web)?sites?|boards?|platforms?|channels?|apps?))\b/iu
const isBare = /\b(?:(?<!\b(?:not|never|dont|to) |n't )messages?|dms?|pms?|replying|messaging)\b/iu

const SENT =
  '(?:applications?|messages?|r[eé]sum[eé]s?|cvs?|cover letters?|proposals?|submissions?|dms?|pms?|inbox|it|them)'
const PLAIN =
  '(?:us|me|to|at|this|your|any|all|our|my|the|a|an|new|direct|private|through|via|by|on|in|jobs?|online ?jobs?\\S*|olj|platform|send(?:ing)?|submit(?:ting)?|accept(?:ing)?|consider(?:ing)?|check(?:ing)?|monitor(?:ing)?|read(?:ing)?|review(?:ing)?|entertain(?:ing)?|no|not|and|or|of|from|actively|please|note|be|with)'
/** 'Do not apply here', 'we do not check our inbox', 'messages here will be ignored'. */
const refuses = [
  new RegExp(
    `\\b(?:do not|don't|dont|never|not|no|refrain from|avoid|won't)\\b (?:be |actively |ever )*(?:(?:apply|respond|reply|messag|contact|dm|direct messag)(?:e|ing)?s?\\b|(?:accept|check|monitor|read|review|entertain|send|submit|consider|look at|respond to|reply to|answer)(?:t?ing)? (?:${PLAIN} )*(?:${SENT}|here|via|through|by|on)\\b)`,
    'iu',
  ),
  /\b(?:applications?|messages?|r[eé]sum[eé]s?|submissions?|those|candidates|dms?|pms?)\b.{0,90}\b(?:will not|won't|not be|ignored|disregard\w*|not (?:considered|accepted|reviewed)|be (?:rejected|deleted))\b/iu,
]
/** Refuses only some: 'generic messages', 'more than one application', 'messages without a video'. */
const isOfSome = new RegExp(
  `\\b(?:not|dont|don't|won't|cannot|can't) .*\\b(?:all|each|every\\w*)\\b|\\b(?:that|which|who|without|unless|until|before|after|if|when|during|with(?! (?:us|me)\\b)|more than|twice|again|only|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|hours|about|regarding|asking|to (?:ask|follow|check|inquire)|for (?!th(?:is|e) (?:job|role|position|post)\\b)|agenc\\w+)|(?<![\\w'.-])(?!${PLAIN} )[\\w'.-]+ (?:applications?|messages?|replies|responses|submissions?|dms?|r[eé]sum[eé]s?)(?! (?:us|me)\\b)\\b`,
  'iu',
)
const clauses =
  /[;:()!?]|\s[–—-]+\s|--|\b(?:but|instead|rather)\b|,(?= (?:and |so |then |please |just |kindly )*(?:apply|reply|send|e-?mail|use|fill|complete|submit|message|contact|go|click|follow|we|you|your|they|it|if|as|since|because|only)\b)/iu

/** 'If you message us instead of using the form, your application will not be considered.' */
const detour =
  /\bif you (?:message|dm|e-?mail|write|contact)\b[^.]{0,20}\b(?:instead|rather than|and (?:do not|don't|did not)|without)\b[^.]{0,60}\b(?:will not|won't|not be|ignored|disregard\w*|disqualif\w*)/iu

/** Where applicants are not to write: on the board, or anywhere else. Null if only some messages are refused. */
export function refusedPlace(text: string): 'board' | 'contact' | null {
  if (detour.test(text)) return 'board'
  for (const clause of text.split(clauses)) {
    if (!refuses.some((one) => one.test(clause)) || isOfSome.test(clause)) continue
    if (isOffBoard.test(clause)) return 'contact'
    if (namesBoard.test(clause)) return 'board'
    // 'Applications not sent to our email'
    if (isInverse.test(clause)) continue
    if (namesElsewhere.test(clause)) return 'contact'
    if (isBare.test(clause) && !/\b(?:contact|message|dm) (?:us|me)\b/iu.test(clause)) return 'board'
  }
  return null
}
