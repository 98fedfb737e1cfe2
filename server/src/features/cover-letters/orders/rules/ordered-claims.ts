import { asOneLine } from '@hanap/contract/letters/letter-blocks'

/** What a listing may not have a seeker say: pay, terms, promises, and facts only the seeker knows. */

const words = (...all: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu')

const COUNT =
  '(?:\\d[\\d.,]*|an?|per|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** In no phrase. */
const never = words(
  // Pay and fees.
  'pay(?:s|ing)?(?! (?:off|(?:close |full )?attention|per click)(?!\\p{L}))|paid|unpaid|payday|wages?|salar(?:y|ies)|remuneration|stipends?|allowances?|commissions?|bonus(?:es)?',
  'dollars?|pesos?|bucks?|usd|php|hourly|an hour|negotiable|cheap(?:er|est|ly)?|low(?:er|est)? (?:price|cost|rate|bid)\\p{L}*|13th month',
  'volunteer(?:s|ing)?|gratis|(?:for|as|is|work(?:s|ing)?) free|free (?:of charge|work|trial|test|samples?|labou?r|days?|weeks?|months?)|for (?:nothing|exposure)',
  'fees?|deposits?|refunds?|penalt(?:y|ies)|fines|fined|liab(?:le|ility)|loans?|debts?|money|sahod|sweldo|suweldo|bayad|magkano|libre(?:ng)?',
  // Terms.
  '(?<!(?:golden|happy|rush|power|magic) )hours?|hrs?|overtime|unlimited|forever|for life|lifetime|quit(?:s|ting)?|(?:always|never) (?:late|online|sick|absent|on call|complain\\p{L}*)|ot|weekends?|holidays?|vacations?|days? off|(?:sick|vacation|maternity|paid|any|no) leaves?|24 ?[/x] ?7|24 ?hours',
  'exclusiv(?:e|ely|ity)|notice(?! (?:the|this|every|all|small|details?|everything)(?!\\p{L}))|non-?competes?|nda|probation\\p{L}*|trials?|terms?|conditions?|resign\\p{L}*|terminat\\p{L}*|fired|dismiss(?:ed|al)',
  '(?:sa |ng )?kontrata|oras|graveyard|(?:work\\p{L}*|any|all|on) (?:nights?|shifts?|days?|time)|relocat\\p{L}*',
  `(?:on|every|all|work\\p{L}*|until|through|this) ${WEEKDAY}|${WEEKDAY} (?:is|are|to|through|and|work\\p{L}*)|${WEEKDAY}s|work(?:ing)? ?days?`,
  // Agreements, consents and promises.
  'agree(?:s|d|ing|ments?)?|consent(?:s|ed|ing)?|accept(?:s|ing|ance)?|willing(?:ly|ness)?|promis(?:e|es|ed|ing)|pledg(?:e|es|ed|ing)|swears?|sworn|vow(?:s|ed)?|oath|waiv\\p{L}*|guarant\\p{L}*|authori[sz]\\p{L}*|acknowledg\\p{L}*|permission|obey\\p{L}*|forfeit\\p{L}*|surrender\\p{L}*|give up|bound (?:by|to)|whatever (?:you|it)|no objections?|without|walang?|kahit',
  'commit(?:s|ted|ment)?(?! to (?:excellence|quality|success|details?|growth|results|learning)(?!\\p{L}))|(?<!(?:a|free|good) )(?:will|shall|would) (?!power)\\p{L}+|(?:can|may|able to) (?:work|start|pay|stay|travel|be)|handang?|pumapayag|payag',
  // What a profile may show, or only the seeker knows.
  'experienced|certified|certifications?|certificates?|licen[sc]ed?|graduat(?:e|es|ed)|degrees?|diplomas?|bachelors?|masters? (?:in|of|degree)|mba|ph\\.?d|cum laude|alumn\\p{L}*|native (?:\\p{L}+ )?speakers?|fluent(?:ly)?|bilingual',
  'worked|employed|formerly|former|previously|resid(?:es?|ing|ents?)|liv(?:es?|ing) (?:in|at|with|near)|located|based in|born|birth(?:day|date|place)|hometown|barangay|brgy|citizens?|(?:greetings|hello|hi|writing|applying|working|coming|straight) from (?!the(?!\\p{L}))|ilongg[oa]|cebuan[oa]|ilocan[oa]|bisaya|kapampangan|bicolan[oa]|waray|igorot|[ie][ns][ft][jp]',
  '(?<!every )single(?! (?:word|line|detail|step))|married|divorced|widow(?:ed|er)?|pregnan\\p{L}*|husband|wife|boyfriend|girlfriend|female|male|gay|lesbian|lgbt\\p{L}*|bisexual|virgin|sexy?|hiv|aids|healthy|sick|illness|diagnosed|non-?smoker|smoker|vegans?|vegetarians?|tattoos?|criminal|convicted|arrested|clearance|background checks?',
  'catholic|muslim|islam|iglesia ni cristo|protestant|born again|jehovah\\p{L}*|atheist|god|jesus|allah|duterte|marcos|union(?:s|ized)?',
  '(?:own|have|has|with|stable|fast|strong|backup|reliable|fiber) (?:\\p{L}+ )?(?:laptops?|computers?|pc|internet|wi-?fi|generators?|headsets?|webcams?|mbps)',
)

/** Only in the name of a job: 'Payment Specialist', 'Night Shift Nurse Assistant'. */
const inTitles = words(
  'payments?|pric(?:e|es|ing)|compensation|benefits?|costs?|budgets?|bids?|cash|rates?|income|earn(?:s|ed|ings?)?|discounts?|invest(?:s|ed|ments?)?',
  'contract(?:s|ed|ual)?|schedules?|shifts?|available|availability|full[ -]?time|part[ -]?time|onsite|on-site',
  'experiences?|cpa|mothers?|fathers?|moms?|dads?|parents?|child(?:ren)?|kids?|christian|church|religio\\p{L}*|bible|disab\\p{L}*|diseases?|cancer|depress\\p{L}*|anxiety|medications?|vaccinated|allerg\\p{L}*|alcohol|drugs?|police|legal age',
)

const quantities = new RegExp(
  `(?<!\\p{L})(?!an? (?:day|week|month|year|time))${COUNT}[ +-]{0,2}(?:hours?|hrs?|days?|weeks?|months?|years?|yrs?|y/?o|%|percent|k|languages?|jobs?|clients?|kids?|children|kg|lbs?|cm)(?!\\p{L})|[$₱€£¥%]`,
  'iu',
)
/** Written as one word: '#WorkForFree' is parted before. */
const hidden = /salary|salaries|unpaid|forfree|withoutpay|overtime|sahod|sweldo/iu

const ROLE =
  '(?:va|eva|csr|sdr|assistants?|specialists?|experts?|managers?|designers?|editors?|developers?|engineers?|writers?|copywriters?|bookkeepers?|accountants?|agents?|coordinators?|administrators?|admins?|analysts?|consultants?|recruiters?|setters?|closers?|buyers?|researchers?|representatives?|reps?|associates?|strategists?|marketers?|moderators?|officers?|leads?|leaders?|supervisors?|directors?|creators?|animators?|artists?|illustrators?|drafters?|architects?|programmers?|testers?|teachers?|tutors?|trainers?|coach(?:es)?|nurses?|transcribers?|transcriptionists?|translators?|schedulers?|dispatchers?|planners?|producers?|processors?|person|hire|talent|partner|teammate|professional|pro|rockstar|whiz|whisperer|ninja|wizard)'
const title = new RegExp(
  `^(?:(?:the|an?|your|my|application|applying) (?:for )?)?(?:[\\p{L}\\d/&'.-]+ ){0,5}${ROLE}(?: (?:application|applicant|role|position|job|here))?$`,
  'iu',
)

/** 'Expected pay: …', 'Location: …'. */
const label = /(?:^|\s)(\p{L}+)\s*[:=]\s*\S/u
const harmlessLabels = words(
  'applications?|applying|applicant|apply|position|role|job|subject|title|code|codeword|word|keyword|password|phrase|answers?|re|attn|va|colou?r|animal|fruit|food|number|id|ref|hello|hi',
)

const WE =
  '(?:this|the|your|our) (?:job|role|position|work|team|challenge|opportunity|adventure|company|agency)'
const THE_AD =
  '(?:post(?:ing)?|job|ad|listing|description|instructions?|details?|text|page|assignment|requirements?|directions?|(?:(?:small|fine) )?print|message|words?|lines?|letter|end|bottom|everything|it(?: all)?|you|this|thing|role)'
const CLOSE =
  '(?: (?:carefully|fully|closely|twice|entirely|completely|first|through|and (?:understood|understand)(?: it)?))*'
const DOING =
  '(?:help|learn|start|begin|work|join|grow|support|serve|apply|rock|go|contribute|shine|win|hear|meet|talk|connect|dive in|jump in|roll)'

/** First person that claims and promises nothing. The objects of liking are open; `never` is asked of them too. */
const mottos = [
  `i(?:'ve| have)?(?: (?:really|always|actually|carefully|fully|just))? (?:read|see|saw|seen|spotted|found|followed|finished|checked|noticed|understood|understand|get|got) (?:to |all |every |each |single |until |till |through |of |the |this |your |whole |entire |full |complete |very |job |small )*(?:(?!(?:and|or|but|nor?|not|never|that)(?!\\p{L}))[\\p{L}-]+ ){0,3}${THE_AD}${CLOSE}`,
  "i(?:'m| am) (?:not )?(?:an? )?(?:real |actual )?(?:human|robot|bot|machine|ai|person)(?: being)?",
  `i(?:'m| am)(?: (?:so|very|really|super|truly))? (?:the one|here|awake|ready|interested|excited|curious|motivated|reliable|confident|detail[ -]oriented|happy|eager|thrilled|hungry|all in)(?: to ${DOING}(?: (?:with|for|in|on))?(?: (?:you|us|${WE}))?| (?:for|in|about|by) (?:it|you|${WE}))?`,
  `i(?:'m| am) your (?:[\\p{L}-]+ ){0,4}${ROLE}(?: \\p{Lu}\\p{L}+){0,3}`,
  'i(?: (?:really|truly|just|always))? (?:love|like|enjoy|adore)(?! (?:to|being|having|my|men|women)(?!\\p{L}))(?: (?!(?:no|not|never|any|nothing|less|zero|only|low)(?!\\p{L}))[\\p{L}\\d&-]+){1,5}',
  `i(?: (?:really|truly))? want (?:${WE}|to (?:${DOING}|be)(?: (?:with|for|in))?(?: (?:you|us|${WE}|an? (?:[\\p{L}-]+ ){0,3}${ROLE}))?)`,
  'i(?: always)? (?:bring|make|deliver) (?:\\p{L}+ )?(?:solutions|results|energy|value|ideas|order|calm|joy|smiles|magic|life|things|it|sense)(?: (?:easier|happen|work|shine|better|simple))?',
  'i pay (?:close |full )?attention(?: to (?:\\p{L}+ )?(?:details?|instructions?|everything))?',
].map((motto) => new RegExp(`^(?:yes |hi |hello |ready )?${motto}$`, 'iu'))
const FIRST_PERSON =
  /(?<!\p{L})(?:i(?:'m|'ve|'ll|'d)?|me|my|mine|myself|we|our|us|ako|ko|akin|kong|akong)(?!\p{L})/iu

/** '#WorkForFree' and 's a l a r y' as they are read. */
const asRead = (text: string) =>
  text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/(?<!\p{L})(?:\p{L}[ ._*-]){3,}\p{L}(?!\p{L})/gu, (spaced) =>
      spaced.replaceAll(/[ ._*-]/gu, ''),
    )
    .replaceAll(/[_#*"“”]/gu, ' ')
    .replaceAll(/[‘’]/gu, "'")

/** 'Happy to …' is said of the seeker too. */
const OF_MIND =
  /^(?:always |so |very |more than )?(?:happy|glad|ready|able|open|eager|prepared|excited|interested|keen|thrilled|confident|proud) (?:to|for|in|with|about|that|at|on)(?!\p{L})/iu
/** 'Ana from Cebu', 'a proud mother, 29' */
const NAMED = /\p{L} (?:from|at) \p{Lu}\p{Ll}|, ?\d\d$|(?<!\p{L})[Aa]ged? \d/u
/** Of somebody who is not named. */
const OF_THEM =
  /^(?:speaks|knows|has|had|owns|holds|earns|studied|left|passed|finished|completed|speak|own|hold) \p{L}/iu

/** As a sentence of the first person. */
const said = (clause: string) => (OF_MIND.test(clause) ? `I am ${clause}` : clause)

export function claimsOrPromises(text: string): boolean {
  const read = asOneLine(asRead(text))
  if ([never, quantities, NAMED, OF_THEM].some((barred) => barred.test(read)) || hidden.test(text))
    return true
  const named = label.exec(read)?.[1]
  if (named !== undefined && !harmlessLabels.test(named)) return true
  return read
    .split(/\s+[-–—|/]+\s+|[–—|!?.,;:+()[\]]+(?:\s|$)|\s\+\s/u)
    .map((clause) => said(clause.trim()))
    .some(
      (clause) =>
        (inTitles.test(clause) && !title.test(clause)) ||
        (FIRST_PERSON.test(clause) && !mottos.some((motto) => motto.test(clause))),
    )
}
