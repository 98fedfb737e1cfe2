import type { SignKind } from '@hanap/contract/jobs/signs'

/** A turn of phrase that is a sign, unless the sentence also says the opposite. */
export type Words = { kind: SignKind; what?: string; says: RegExp; not?: RegExp }

const trial = '(?:trial|test|training|probation|sample|audition|assessment|demo|internship)'

/** Signs that one sentence says by itself. The first of a kind that fits is taken. */
export const signWords: readonly Words[] = [
  {
    kind: 'unpaid-trial',
    says: new RegExp(
      `\\b(?:unpaid|un-paid|non-paid|no[- ]pay|without pay|not (?:be )?paid)\\b.{0,50}\\b${trial}|\\b${trial}\\b.{0,60}\\b(?:unpaid|un-paid|not (?:be )?(?:paid|compensated)|without pay|no pay\\b|no compensation|is free|for free)|\\bfree (?:trial|test) (?:task|period|week|day|project|work|shift|edit)`,
      'iu',
    ),
    not: /\bno unpaid\b|\bnever unpaid\b|\bsoftware\b|\bfree trial (?:users?|sign|lead)|\b(?:users?|customers?|subscribers?)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    says: /\b(?:trial|test|training)\b.{0,60}\b(?:may|might) (?:or may )?not (?:be )?(?:paid|compensated)\b|\b(?:trial|test|sample) (?:task|project|work|edit|video|period|day|week)s?\b.{0,60}\b(?:only if|if) (?:you are |you're |we )?(?:hire|hired|selected|chosen|approved|use|like)/iu,
    not: /\b(?:paid (?:trial|test)|invited|contact)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    says: /\b(?:create|edit|design|write|make|produce|complete|submit|build|record|do|send)\b.{0,40}\b(?:sample|test|trial) (?:task|project|assignment|edit|video|design|article|post|piece|work|challenge)\b.{0,120}\b(?:with your application|to apply|before (?:applying|being considered|we|an interview|the interview)|to be considered|as part of (?:your|the|this) application|along with)\b|\b(?:test|trial|sample) (?:task|project|assignment|edit|challenge)\b.{0,12}\(?(?:required|mandatory)\b|\b(?:all applicants|every applicant|applicants|candidates|you) (?:must|need to|are required to|will need to|have to) (?:first )?(?:complete|do|finish|pass|submit|create|edit)\b.{0,20}\b(?:test|trial|sample) (?:task|project|assignment|edit|video|piece|work)\b|\b(?:to (?:apply|be considered)|before applying|with your application)\b.{0,80}\b(?:complete|do|finish|edit|create|submit|design)\b.{0,40}\b(?:the |this |a |our )(?:\w+ )?(?:test|trial|sample|task|assignment|challenge)\b/iu,
    not: /\bpaid\b|\b(?:typing|speed|internet|iq|personality|disc|english|skills?|aptitude) (?:test|assessment)|\bpast\b|\bprevious\b|\byour (?:best|work|own)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    says: /\b(?:trial|test|sample) (?:task|project|work|edit|video|article|design|piece)s?\b.{0,40}[$€£]\s?(?:[1-9]|1\d|20)\b(?!\d|[.,]\d|\s?(?:\/|per|an|a|-|–|to|k)\b)/iu,
    not: /\b(?:hour|hr)\b/iu,
  },
  {
    kind: 'surveillance',
    says: /\b(?:hubstaff|time ?doctor|desk ?time|teramind|activtrak|screenshot monitor|workpuls|upwork tracker|time champ|monitask|toggl track|jibble|apploye)\b/iu,
    not: /\b(?:experience (?:with|in|using)|familiar\w*|knowledge of|proficien\w+|such as|e\.g|or similar tools|tools like|manage|prior)\b/iu,
  },
  {
    kind: 'surveillance',
    says: /\b(?:time|activity|work|productivity|screen|computer|employee|hours?)[- ]?(?:tracking|tracker|monitoring)\b.{0,40}\b(?:software|app|tool|is|will|must|required|installed|program|system|implemented|used)\b|\b(?:use|using|install|run|with|have|on|via|through|require)\b (?:of )?(?:a |an |our |the |your )?(?:\w+ ){0,2}(?:time|activity|screen|productivity)[- ]?(?:tracking|tracker|monitoring|recorder)\b|\b(?:time|activity) tracker\b/iu,
    not: /\b(?:no (?:time|micro|tracking|screen)|without|experience (?:with|in|using)|familiar\w*|clients?'?|shipment|order|project tracking|orders|knowledge|proficien\w+|not (?:use|track|require)|like|such as|build\w*|develop\w*|grow|leads?)\b/iu,
  },
  {
    kind: 'surveillance',
    says: /\b(?:zoom|google meet|video (?:call|meeting))\b.{0,30}\b(?:throughout|the whole|entire|during (?:your|the)) (?:the )?(?:entire |whole )?shift\b|\bvirtual office\b.{0,25}\b(?:via|on|in|through) (?:zoom|google meet|discord|teams)\b|\bconsistent (?:zoom|video)\b|\b(?:okay|ok|comfortable|fine) with (?:time[- ]?track\w+|(?:a |using )?(?:screen|activity|performance) (?:monitor|record|track)\w+)|\btime (?:is |will be |gets )?tracked (?:using|by|with|via|through|on)\b/iu,
    not: /\b(?:customers?|clients?)\b/iu,
  },
  {
    kind: 'surveillance',
    says: /\b(?:web ?cam|camera)s?\b.{0,50}\b(?:(?:on|open) (?:at all times|all (?:the time|day)|throughout|during (?:your |the )?(?:entire )?(?:shift|work))|always on|entire shift|whole shift)|\b(?:keep|have|turn)\b.{0,25}\b(?:web ?cam|camera)s?\b.{0,20}\b(?:on|open)\b.{0,40}\b(?:shift|work(?:ing)?|all|entire|hours|day)\b|\b(?:screens?|key ?strokes?|computer|mouse)\b.{0,30}\b(?:(?:will be|are|is|be) (?:recorded|monitored|captured|tracked)|monitoring)\b|\b(?:takes?|random|periodic) screen ?shots? (?:of your|every|while)/iu,
    not: /\b(?:no|not|never|without|client)\b/iu,
  },
  {
    kind: 'account-rental',
    says: /\b(?:create|open|register|make|set up|verify)\b.{0,30}\b(?:id[- ]verified|verified|kyc)\b.{0,20}\baccounts?\b|\bper account\b.{0,20}\b(?:created|opened|verified)|\b(?:rent(?:ing|ed|al)?|lend(?:ing)?|lease|loan|borrow|share|buy(?:ing)?|sell)\b.{0,30}\b(?:your|facebook|fb|linkedin|upwork|amazon|paypal|bank|ad|ads|google|airbnb|verified|aged)\b.{0,25}\baccounts?\b|\baccounts? (?:rentals?|renting|leasing|for rent)|\brents? (?:out )?(?:\w+ ){0,3}accounts\b|\b(?:do you|must|should|need to|you)\b.{0,15}\bhave\b.{0,20}\b(?:verified|aged|active|old|established|own)\b.{0,30}\b(?:accounts?|profiles?)\b.{0,50}\b(?:we can|for us|us (?:to )?use|we will use|to use|we'll use|add to)\b|\b(?:use|using|through|access to|under) (?:of )?your (?:own |personal |verified )?(?:facebook|fb|linkedin|upwork|amazon|paypal|bank|instagram|fiverr|gcash|etsy|ebay|airbnb|whatsapp|telegram)(?: \w+)? (?:accounts?|profiles?)\b/iu,
    not: /\b(?:clients?|customers?|assets?|sellers|buyers|tenants?|managed|handle|manage our|screenshots?|link to|links? of)\b|\bshare (?:a |the )?(?:link|report)/iu,
  },
  {
    kind: 'deception',
    says: /\b(?:pretend(?:ing)? to be|pos(?:e|ing) as|impersonat\w+|act(?:ing)? as (?:the |our )?(?:model|creator|girl|woman|influencer)|chat(?:ting)? (?:as|on behalf of) (?:the |our |a |an )?(?:model|creator|influencer|woman|girl|female|talent)|(?:fake|false) (?:reviews?|accounts?|profiles?|identit\w+|names?|testimonials?|engagement)|(?:write|post|leave|buy) (?:positive|5[- ]star|five[- ]star) reviews (?:for|on) (?:our|us)|(?:onlyfans|of|adult|dating) (?:chatter|chat (?:moderator|operator|specialist))|bypass (?:the )?(?:captcha|verification|detection|plagiarism)|(?:create|make|manage|run|use) (?:\w+ )?(?:burner|dummy|throwaway) (?:\w+ )?(?:accounts|profiles))\b/iu,
    not: /\b(?:no |never|not|detect\w*|prevent\w*|remove|report(?:ing)? (?:fake|false)|flag\w*|identify|spot|avoid|fraud|against|zero tolerance|don't|do not)\b/iu,
  },
  {
    kind: 'deception',
    says: /\bmeaningful (?:connections|conversations)\b.{0,90}\b(?:purchas\w+|sales|spend\w*|buy\w*)\b|\b(?:chatters?|onlyfans)\b.{0,80}\b(?:fans|subscribers|upsell|ppv|tips|sell)/iu,
    not: /\bnot onlyfans\b|\bno (?:adult|onlyfans)\b/iu,
  },
  {
    kind: 'commission-only',
    says: /\b(?:commission[- ]?(?:only|based only)|(?:100 ?%|purely|strictly|fully|solely|entirely|only|pure|straight) (?:on )?commissions?(?:[- ]based| only)?|commissions? basis only|no (?:base|basic|fixed|hourly)(?: or \w+)? (?:salary|pay|rate)|(?:performance|results?)[- ](?:based )?only (?:pay|compensation))\b/iu,
    not: /\b(?:not|isn't|never|no) (?:a |an |this is )?(?:purely |100% |strictly )?commission|\b(?:plus|\+|and) commission|\bcommission agents?\b|\bbase (?:pay|salary) (?:of|is)/iu,
  },
  {
    kind: 'asks-id-bank-otp',
    says: /\b(?:send|submit|provide|attach|include|share|upload|give|your|copy of|photo of|picture of|selfie with|verify with)\b.{0,50}\b(?:passport|driver'?s? licen[cs]e|valid id|government[- ](?:issued )?id|national id|philsys|umid|id cards?|photo id|bank (?:account )?(?:details|number|info\w*|statement|account)|otp|one[- ]time (?:pass(?:word|code)|code|pin)|verification code|(?:gcash|paypal) (?:number|details|login|pin)|credit card|social security|sss number|proof of identi\w+|license, passport)\b/iu,
    not: /\b(?:clients?|customers?|guests?|travel\w*|passengers?|tenants?|visa|never|don't|do not|won't|not ask|no need|reconcil\w*|invoices?|vendors?|suppliers?|update|book(?:ing)?|once (?:you are )?hired|after hir\w+|upon hir\w+|onboard\w*|passport (?:photo|renewal)|manag\w+|confidential\w*|employees?|process\w*|assist\w*|collect\w*|handl\w*|check(?:ing)? (?:bank|email)|responsib\w*)\b/iu,
  },
  {
    kind: 'other',
    what: 'sex-or-age',
    says: /\b(?:fe)?males? (?:only|preferred|applicants? (?:only|preferred)|candidates? (?:only|preferred)|filipin[oa]s?|(?:\w+ )?(?:va|isa|virtual assistant|assistant|applicant|candidate)s?\b)|\b(?:men|women|ladies|girls|boys|guys|woman|lady) (?:only|preferred)\b|\b(?:looking for|prefer(?:ably|red)?|need|want|hiring|seeking|must be|only)\b(?: an?| for)? ?(?:\w+ )?(?:fe)?male\b|\b(?:looking for|hiring|seeking|prefer(?:ably)?|must be) (?:an? )?(?:young |single )?(?:women|woman|lady|ladies|girls?)\b|\b(?:aged?|ages|between) (?:of )?(?:1[89]|2\d|3\d) ?(?:-|–|to|and) ?(?:2\d|3\d|4\d|50)(?: years? old| only)?(?!\d|k|%| ?(?:hours|hrs|min|days|usd|applic|leads|calls|emails|years? of))|\b(?:under|below|not older than|no older than|maximum age|max age)[: ]*(?:of )?(?:2\d|3\d|4\d) (?:years old|years of age|yrs old)/iu,
    not: /\b(?:equal|regardless|audience|target\w*|demographic\w*|customers?|clients?|models?|hormon\w*|clothing|fashion|health|voice ?over|actors?|speaker|or male|or female|and female|and male|male\/female|fitness|leads?|children|kids|students?)\b/iu,
  },
  {
    kind: 'other',
    what: 'every-day',
    says: /\b(?:7 days (?:a|per) week|seven days (?:a|per) week|7 days\/week|every ?day of the week|monday (?:to|through|-|–) sunday|mon ?(?:to|-|–) ?sun|monday through sunday|[56] ?(?:-|–|to|\/|or) ?7 days (?:a|per) week|(?:7|seven) days ?(?:\/|per|a|in a) ?(?:week|wk)|no days? off|available (?:24\/7|every day)|5-6 days a week)\b/iu,
    not: /\b(?:customers?|business|clients?|store|shop|operates?|operations|support is|rotat\w+|shifts|flexible|choose|between|coverage|company|service)\b/iu,
  },
  {
    kind: 'other',
    what: 'elsewhere',
    says: /\b(?:use|using|via|through|with|have|need|provide|connect|own)\b.{0,25}\b(?:vpn|residential prox(?:y|ies)|anti[- ]?detect|multilogin|gologin|adspower|dolphin anty|us[- ]based ip|us ip)\b|\bvpn\b.{0,40}\b(?:on\b|required|needed|must|us\b|usa|location|appear|provided)/iu,
    not: /\b(?:support|troubleshoot\w*|configur\w*|network\w*|firewall\w*|secure|security|manage|setup of|experience|install(?:ing|ation)|maintain)\b|\bno vpns?\b|\bvpns? (?:not|are not)/iu,
  },
  {
    kind: 'other',
    what: 'use-of-video',
    says: /\b(?:you |i )?(?:consent|agree|permission|authori[sz]e|allow)\b.{0,60}\b(?:shar\w+|us(?:e|ing)|publish\w*|post\w*)\b.{0,60}\b(?:clients?|marketing|promotion\w*|social media|advertis\w*)/iu,
    not: /\b(?:customers? (?:consent|agree)|patients?|data protection)\b/iu,
  },
  {
    kind: 'other',
    what: 'iq',
    says: /\biq ?(?:of|tests?|score|above|over|at least|\d)|\b(?:proof|certificate) of (?:your )?iq\b/iu,
  },
  {
    kind: 'other',
    what: 'copying',
    says: /\b(?:replicat\w+|copy(?:ing)?|clon(?:e|ing)|steal(?:ing)?|scrap(?:e|ing) and re-?post\w*)\b.{0,25}\b(?:competitors?'?|other (?:sellers|stores|shops)'?)\b|\bcompetitors?'?s?\b.{0,25}\b(?:replicat\w+|copy (?:their|them)|clon(?:e|ing))/iu,
    not: /\b(?:do not|don't|never|ad copy|sales copy)\b/iu,
  },
  {
    kind: 'other',
    what: 'in-anothers-name',
    says: /\bapply (?:to|for) .{0,25}\bjobs?\b.{0,30}\b(?:per|a|each|every) day\b|\b(?:attend|take|do|sit|join)\b.{0,20}\b(?:interviews?|exams?|tests?) (?:on (?:my|our|his|her|their) behalf|for (?:me|us) as)|\bas if (?:you were|you are) (?:me|him|her|the)\b|\bpretend(?:ing)? to be me\b/iu,
  },
]
