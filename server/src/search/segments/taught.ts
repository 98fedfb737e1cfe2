import { type IsOther, readSaid } from './read-said.ts'

/** Those who buy training, or whom the seeker would train; not 'new hires', whom a seeker may become. */
const OTHERS =
  '(?:clients|customers|users|subscribers|students|learners|pupils|patients|buyers|sellers|businesses|companies|entrepreneurs|owners|founders|coaches|realtors|schools|others|people|partners|vendors|kids|children|teachers|parents|dealers|distributors|franchisees|professionals|staff|agents|employees)'
const MACHINES = '(?:ai|a\\.i\\.|models?|llms?|chatbots?|bots?|algorithms?|machines?|gpts?|dogs?|pets?)'
const ANY =
  '(?:all|our|the|your|their|these|those|many|new|existing|potential|small|local|individual|corporate|business|his|her|its|other|paying|over|more than|hundreds of|thousands of|[\\d,]{1,7}\\+?|us|american|australian|medical|online) '
const THINGS =
  '(?:materials?|videos?|modules?|manuals?|courses?|content|docs?|documents?|documentation|decks?|data|datasets?|guides?|experience|background|sops?|compan(?:y|ies)|business(?:es)?|products?|services?|industry|certificat\\w+)\\b'
/** Training for the applicant, not as a duty. */
const TAUGHT = new RegExp(
  [
    '\\btraining,? (?:and (?:support|onboarding) )?(?:(?:will|shall) be |is |are )?(?:also |fully |always )?(?:provided|given|offered|included|available|on offer|involved)\\b',
    "\\b(?:we|i|they|company|employer|client)(?:[’']ll| will| can| shall| do| are| am| is)?(?: also| be)?(?: (?:happy|willing|able|glad|ready) to)?(?: fully)? (?:train|teach)(?:ing)? (?:you\\b|the right|a\\b|an\\b|someone|motivated|candidates|anyone|everything|all\\b)",
    `(?<!\\b(?:you (?:are|must be|will be|should be)|must be|be) )\\b(?:willing|happy|able|glad) to (?:train|teach)\\b(?! (?:${OTHERS}|${MACHINES}|new|our|your|junior|other|up|the (?!right|ideal|perfect|best|successful|chosen|selected|suitable)))`,
    `\\b(?:we|company|i|who|and)(?:[’']ll| will| also| can)? (?:offer|provide|give)s? (?:you )?(?:with )?(?!(?:${ANY})*(?:${OTHERS})\\b)(?:[\\w-]{1,14},? ){0,4}training\\b(?! (?:to|for) (?:staff|teams?))(?! ${THINGS})`,
    `(?<!\\b(?:conduct|deliver|lead|facilitat|develop|creat|design|provid|giv|support|run|host|organi[sz]|assist|coordinat|schedul)\\w{0,3} (?:[\\w-]{1,14} ){0,2})\\b(?:paid|full|comprehensive|complete|hands[- ]on|on[- ]the[- ]job|initial|free|extensive|thorough|one[- ]on[- ]one|personal|structured|robust),? (?:[\\w-]{1,14},? ){0,2}training\\b(?! (?:${THINGS}|sessions? (?:for|to)))`,
    `\\byou(?:[’']ll| will| are going to)? (?:(?:receive|get|have|undergo|go through) (?:[\\w-]{1,14} ){0,3}train(?:ed|ing)\\b(?! (?:${OTHERS}|${THINGS}|new|our|the|team|junior))|be (?:given|provided|offered) (?:[\\w-]{1,14} ){0,3}training\\b(?! ${THINGS})|be (?:[\\w-]{1,14} ){0,3}trained\\b|be (?:in |under )?(?:[\\w-]{1,14}ly )?training(?= (?:for|with|under|in|on|at|by|alongside|from|during|until)\\b|[^\\w]{0,3}$|[^\\w ]))`,
    `\\bpaid training\\b(?! ${THINGS})`,
  ].join('|'),
  'i',
)

/** 'Training to our clients', 'we train an AI', 'clients get full training'. */
const isForOthersBehind = new RegExp(
  `^(?:,? (?:and |& |or )?(?:online|support|[\\w-]{3,12}(?:s|ing))){0,2} (?:to|for) (?:${ANY}){0,3}(?!staff|agents|employees|people)${OTHERS}\\b|^ (?:(?!(?:and|so|for|to|with|by|in|on|using|via) )[\\w-]{1,14} ){0,2}${MACHINES}\\b|^ (?:${ANY}){0,3}(?!staff|agents|employees|people)${OTHERS}\\b|^ (?:[\\w-]{1,14} ){0,2}(?:course|class|workshop|method|curriculum)\\b`,
  'i',
)
const isForOthersBefore = new RegExp(
  `(?:${ANY})?(?!staff|agents|employees|people)${OTHERS} (?:who |that |will |can |also )*(?:get|receive|have|need|want|enjoy|access|book|buy|with) (?:[\\w-]{1,14} )?$|(?:offer|provid|giv|sell|deliver)\\w{0,3} (?:${ANY}){0,3}${OTHERS} (?:with )?(?:[\\w-]{1,14} )?$`,
  'i',
)
/** How to come to the job, and not how to do it: 'can't register? We teach you', 'we teach you to apply'. */
const ENTERING =
  '(?:(?:register|registering|registration|sign(?:ing)? up|apply|applying)\\b|(?:open|create|set ?up|make)(?:ing)? (?:an?|your) (?:\\w{1,12} )?accounts?\\b)'
const isEnteringBefore = new RegExp(`\\b(?:how to|can(?:no|[’'])t) ${ENTERING}[^.!\\n]{0,20}$`, 'i')
const isEnteringBehind = new RegExp(
  `^ (?:on )?(?:how )?to ${ENTERING}(?! (?:the|our|this|these|your)\\b)`,
  'i',
)
const isOther: IsOther = (before, after) =>
  isForOthersBehind.test(after) ||
  isForOthersBefore.test(before) ||
  isEnteringBefore.test(before) ||
  isEnteringBehind.test(after)

export const saysTaught = (text: string): boolean => readSaid(text, TAUGHT, isOther) === 'said'
