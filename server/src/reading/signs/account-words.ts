import { patterns, type Words } from './words.ts'

const site =
  '(?:facebook|fb|linkedin|upwork|amazon|paypal|bank|instagram|ig|tiktok|reddit|fiverr|gcash|etsy|ebay|airbnb|whatsapp|telegram|google|ads?|stripe|shopify)'

/** Risks to the seeker's accounts, papers, good name and pay. */
export const accountWords: readonly Words[] = [
  {
    kind: 'account-rental',
    about: /account|profile/i,
    says: patterns([
      '\\b(?:create|open|register|make|set up|verify)\\b.{0,30}\\b(?:id[- ]verified|verified|kyc)\\b.{0,20}\\baccounts?\\b',
      '\\b(?:create|open|register|set up|make)\\b.{0,30}\\baccounts?\\b.{0,15}\\b(?:in|under|with|using) your (?:own )?(?:name|id\\b|identity|details|information)',
      '\\byour (?:identity|name|id|details)\\b.{0,25}\\bto (?:open|create|register|verify)\\b.{0,20}\\baccounts?\\b',
      `\\b(?:rent(?:ing|ed|al)?|lend(?:ing)?|lease|borrow)\\b.{0,30}\\byour ${site} profiles?\\b`,
      `\\byour ${site} (?:account|profile)\\b.{0,20}\\bpay you\\b`,
      `\\b${site} accounts?\\b.{0,35}\\b(?:we can|that we|for us to) (?:use|run|manage)\\b`,
      `\\b(?:must|need|should|you) (?:to )?(?:have|own) an? (?:\\w+ )?(?:old|aged|established) (?:\\w+ )?${site} accounts?\\b`,
      '\\bper account\\b.{0,20}\\b(?:created|opened|verified)',
      `\\b(?:rent(?:ing|ed|al)?|lend(?:ing)?|lease|loan|borrow|share|buy(?:ing)?|sell)\\b.{0,30}\\b(?:your|verified|aged|${site})\\b.{0,25}\\baccounts?\\b`,
      '\\baccounts? (?:rentals?|renting|leasing|for rent)',
      '\\brents? (?:out )?(?:\\w+ ){0,3}accounts\\b',
      "\\b(?:do you|must|should|need to|you)\\b.{0,15}\\bhave\\b.{0,20}\\b(?:verified|aged|active|old|established|own)\\b.{0,30}\\b(?:accounts?|profiles?)\\b.{0,50}\\b(?:we can|for us|us (?:to )?use|we will use|to use|we'll use|use it|add to)\\b",
      // Requires an aged or verified account: 'You need your own Instagram account, at least a year old'
      `\\b(?:your|their) own (?:\\w+ )?${site} (?:\\w+ )?(?:accounts?|profiles?)\\b.{0,40}\\b(?:old|aged|verified|years?|months?|followers|use|established|active)\\b`,
      `\\b(?:use|using|through|access to|under|from|on|via) (?:of )?your (?:own |personal |verified )?${site}(?: \\w+)? (?:accounts?|profiles?)\\b`,
    ]),
    not: /\b(?:pays?|paid|payments?|payouts?)\b.{0,25}\b(?:through|via|to|on|with) your\b|\b(?:clients?|customers?|assets?|sellers|buyers|tenants?|managed|handle|manage our|screenshots?|link to|links? of)\b|\bshare (?:a |the )?(?:link|report)/iu,
  },
  {
    kind: 'account-rental',
    about: /account/i,
    says: patterns([
      `\\b(?:rent|leas|lend)(?:e|s|ing|ed|al)?s?\\b.{0,30}\\b(?:seller|agency|business|meta|${site})\\b.{0,20}\\baccounts?\\b`,
      `\\b(?:seller|agency|business|meta|${site}) accounts?\\b.{0,40}\\b(?:rent(?:s|al|als|ed|ing)?|leas(?:e|es|ed|ing)|lend(?:s|ing)?|let out)\\b`,
      '\\b(?:provid|suppl|sell|resell|sourc)\\w*\\b.{0,30}\\b(?:agency|premium|verified) (?:ads?|meta|facebook|google|tiktok)? ?accounts?\\b(?! manag)',
      '\\b(?:ad account|agency account)s? (?:provider|supplier|reseller)s?\\b',
      '\\bproviders? of (?:\\w+ )?agency (?:ad )?accounts\\b',
      `\\b(?:whitelisted|warmed[- ]up|aged|farmed|stealth) (?:\\w+ ){0,2}accounts?\\b`,
    ]),
    not: /\b(?:propert\w+|tenants?|leases?|rental (?:income|payments?))\b/iu,
  },
  {
    kind: 'deception',
    about:
      /pretend|pos[ei]|impersonat|act(?:ing)? as|chat|fake|false|burner|dummy|throwaway|puppet|review|change|edit|alter|replace|modify|photoshop|names?\b|accounts|dating|creator|model|customer|tell|say|philippines|filipin|outsourc|location/i,
    says: patterns([
      '\\b(?:pretend(?:ing)? to be|pos(?:e|ing) as|impersonat\\w+|act(?:ing)? as (?:the |our )?(?:model|creator|girl|woman|influencer))\\b',
      '\\bchat(?:ting)? (?:as|on behalf of) (?:the |our |a |an )?(?:model|creator|influencer|woman|girl|female|talent)\\b',
      '\\b(?:messag|chat|repl|talk|respond|text|post|comment)\\w*\\b.{0,40}\\bas (?:the|our|a|an) (?:\\w+ )?(?:creator|model|influencer|girl|real (?:user|customer|person)|satisfied customer|woman)\\b',
      '\\breviews?\\b.{0,40}\\b(?:from|with|using|by) (?:different|many|multiple|several|fake) (?:accounts|profiles|customers|names)\\b',
      '\\b(?:act|speak|pose|talk|interview)(?:ing)? as (?:me|him|her)\\b',
      "\\b(?:tell|telling|say|saying)\\b.{0,30}\\b(?:you are|you're|we are|we're) (?:in|from|based in|located in) (?:the )?(?:us\\b|usa|uk\\b|new york|america|states|london|california|texas)",
      '\\bfake (?:\\w+ )?(?:resumes?|cvs?|documents?|certificates?|references|customers)\\b',
      '\\b(?:fake|false) (?:\\w+ )?(?:reviews?|accounts?|profiles?|identit\\w+|names?|testimonials?|engagement)\\b',
      '\\bchat(?:ting|ters?)?\\b.{0,20}\\b(?:as|for) (?:the |our |a |an )?(?:\\w+ )?(?:models?|creators?|influencers?)\\b',
      '\\b(?:use|using|adopt|go by|assume|choose|pick|given)\\b.{0,15}\\b(?:american|us|english|western|fake|different|alias) (?:sounding )?names?\\b',
      '\\b(?:upvot|lik|follow|vot)(?:e|ing)? (?:our|my|the|their|posts?|videos?|pages?)\\b.{0,20}\\b(?:from|with|using) (?:many|multiple|several|different|various|our) accounts\\b',
      '\\bdating (?:profiles?|apps?|sites?)\\b.{0,40}\\b(?:chat|talk|messag|men\\b|women\\b|reply|respond)',
      "\\b(?:do not|don't|never|not|without) (?:tell|telling|say|saying|reveal|revealing|disclos\\w+|let|letting|mention\\w*)\\b.{0,40}\\b(?:philippines|filipin\\w+|outsourc\\w+|your (?:real )?(?:location|name|country))\\b",
      '\\b(?:edit|alter|modify|change|photoshop)(?:ing)?\\b (?:\\w+ ){0,3}(?:bank statements?|payslips?|pay ?stubs?|passports?|diplomas?)\\b',
      '\\b(?:burner|dummy|throwaway|sock ?puppet) (?:\\w+ )?(?:accounts?|profiles?)\\b',
      '\\b(?:write|post|leave|buy) (?:positive|5[- ]star|five[- ]star) reviews (?:for|on) (?:our|us)\\b',
      '\\b(?:onlyfans|of|adult|dating) (?:chatters?|chat (?:moderator|operator|specialist)s?)\\b',
      // Forged papers.
      '\\b(?:change|edit|alter|replace|modify)\\b (?:[\\w,]+ ){0,6}(?:name|picture|photo|date|amount|figure)s? (?:[\\w,]+ ){0,5}(?:documents?|id|certificate|statement|licen[cs]e|payslip)s?\\b',
    ]),
    not: /\b(?:no |(?:never|not|don't|do not) (?:\w+ ){0,2}(?:fake|false|pretend|pose|impersonat\w*|bu[yr]|edit|chang|alter)|detect\w*|prevent\w*|remove|report(?:ing)? (?:fake|false)|flag\w*|identify|spot|avoid|fraud\w*|scam\w*|against|zero tolerance)\b/iu,
  },
  {
    kind: 'deception',
    about:
      /connection|conversation|relationship|bond|chat|onlyfans|subscribers|fans|\bmen\b|account|profile|comment|review|post|bypass|spoof|fake|avoid|evad|escap/i,
    says: patterns([
      '\\b(?:meaningful|genuine|emotional|personal|intimate|deep) (?:connections?|conversations?|relationships?|bonds?)\\b.{0,90}\\b(?:purchas\\w+|spend\\w*|buy\\w*)\\b.{0,60}\\b(?:text|chat|messag\\w+|dms?)\\b',
      '\\bbypass(?:es|ing)? (?:[\\w-]+ ){0,3}(?:captchas?|verification|detect(?:ion|ors?)|plagiarism|checks?)\\b',
      '\\bspoof(?:s|ing)? (?:\\w+ )?(?:fingerprints?|locations?|identit\\w+|ip)\\b',
      '\\bdeep ?fakes?\\b',
      '\\b(?:avoid|evad|escap)(?:e|es|ing)? (?:detection|bans?\\b|being (?:banned|detected|flagged)|moderators)',
      '\\b(?:posts?|comments?|accounts?|messages?)\\b.{0,30}\\bnot look like (?:spam|bots?|ads?)\\b',
      '\\bsell\\b.{0,20}\\bchat\\b.{0,40}\\b(?:emotional|personal|intimate) connections?\\b',
      // Breaks a site's rules unnoticed.
      "\\b(?:posts?|comments?|accounts?|reviews?|profiles?)\\b.{0,40}\\b(?:don't|do not|won't|never|without|not)\\b.{0,15}\\b(?:flagged|banned|detected|caught|suspended)\\b",
      '\\b(?:accounts?|profiles?|comments?|reviews?)\\b.{0,20}\\b(?:look|appear|seem)s? (?:human|real|genuine|organic|trusted)\\b',
      '\\b(?:chat|speak|talk|messag|engag|interact|flirt)\\w*\\b.{0,40}\\b(?:subscribers|fans|men)\\b.{0,60}\\b(?:upsell|sell|tips?\\b|ppv|spend)',
      '\\b(?:chatters?|onlyfans)\\b.{0,80}\\b(?:fans|subscribers|upsell|ppv|tips|sell)',
    ]),
    not: /\b(?:defend\w*|threats?|fraud\w*|scam\w*)\b|\bnot onlyfans\b|\bno (?:adult|onlyfans)\b|\b(?:inquir\w+|support|live chat)\b/iu,
  },
  {
    kind: 'commission-only',
    about: /commission|no |only|compensated|paid|pay|based/i,
    says: patterns([
      '\\b(?:commission[- ]?(?:only|based only)|(?:100 ?%|purely|strictly|fully|solely|entirely|only|pure|straight) (?:on )?commissions?(?:[- ]based| only)?|commissions? basis only)\\b',
      "\\b(?:this is|it is|it's) (?:an? )?commission[- ]based (?:job|role|position|opportunity|work)\\b",
      '\\b(?:purely|strictly|fully|solely|entirely|100 ?%) (?:on )?(?:performance|results?)[- ]?based\\b',
      "\\b(?:there is|there's|with|offers?) no (?:\\w+ )?(?:salary|wage)\\b",
      '\\b(?:only (?:get |be )?paid|paid only) (?:when|if|per|for each|after|once) (?:you |we |a |each )?(?:\\w+ )?(?:clos\\w+|sell|sales?|sold|book\\w*|deals?|hire\\w*|convert\\w*)',
      '\\bpay(?:ment)? is (?:only )?per (?:\\w+ ){1,3}only\\b',
      '^\\W*(?:an? )?commission[- ]based (?:role|position|job|work|opportunity)\\b',
      '\\b(?:paid|pay(?:ment)?(?: is)?) per (?:closed |booked )?(?:sale|appointment|deal|booking|lead)s?(?: only|\\W*$)',
      '[,(;–-]\\s?no (?:base|salary)\\b',
      '\\bno (?:base|basic|fixed|hourly|monthly|set|guaranteed)(?: or \\w+)? (?:salary|pay|rate)\\b',
      '\\b(?:performance|results?)[- ](?:based )?only (?:pay|compensation)\\b',
      // Paid per head, and only on success.
      '\\b(?:compensated|paid) (?:only )?(?:for|per|by) (?:each |every )?(?:\\w+ ){1,4}(?:(?:only )?if|only (?:if|when|after)|once|provided)\\b',
    ]),
    not: /\b(?:not|isn't|never|no) (?:a |an |this is )?(?:purely |100% |strictly )?commission|\b(?:plus|\+|and) commission|\bcommission agents?\b|\bcommission (?:model|split)|\bbrokerage\b|\bbase (?:pay|salary) (?:of|is)/iu,
  },
  {
    kind: 'asks-id-bank-otp',
    about:
      /passport|licen[cs]e|\bids?\b|philsys|umid|photo id|bank|\botp\b|code|\bpin\b|gcash|maya|bdo|bpi|paypal|credit|social security|\bsss\b|identi/i,
    says: patterns([
      "\\b(?:send|submit|provide|attach|include|share|upload|give|your|copy of|photo of|picture of|selfie with|verify with)\\b.{0,50}\\b(?:passport|driver'?s? licen[cs]e|valid ids?|government[- ](?:issued )?id|national id|philsys|umid|id cards?|photo id|bank (?:account )?(?:details|number|info\\w*|statement|account)|otp|one[- ]time (?:pass(?:word|code)|code|pin)|verification code|(?:gcash|paypal) (?:number|details|login|pin)|credit card|social security|sss number|proof of identi\\w+|license, passport)\\b",
      '\\b(?:ask|need|require[sd]?|verify)\\b.{0,30}\\b(?:government|valid|national)[- ](?:issued )?ids?\\b',
      '\\b(?:valid|government)[- ](?:issued )?ids? (?:is|are) (?:needed|required)\\b',
      '\\b(?:send|give|provide|share|include)\\b.{0,20}\\b(?:bdo|bpi|gcash|paymaya|maya|unionbank|metrobank|landbank)\\b.{0,10}\\b(?:account )?(?:number|no\\b|details)',
      '\\b(?:selfie|photo|picture|video)\\b.{0,25}\\b(?:holding|with|of) (?:your|an?) (?:valid |government )?id\\b',
    ]),
    not: /\b(?:clients?|customers?|guests?|travel\w*|passengers?|tenants?|visa|never|don't|do not|won't|not ask|no need|reconcil\w*|invoices?|vendors?|suppliers?|update|book(?:ing)?|once (?:you are )?hired|after hir\w+|upon hir\w+|onboard\w*|passport (?:photo|renewal)|manag\w+|confidential\w*|employees?|process\w*|assist\w*|collect\w*|handl\w*|check(?:ing)? (?:bank|email)|responsib\w*)\b/iu,
  },
]
