import { patterns } from '../patterns.ts'
import type { Words } from './words.ts'

/** Where a seeker's own account is of use to an employer, unlike an account to be paid into. */
const network =
  '(?:facebook|fb|linkedin|upwork|amazon|instagram|ig|tiktok|reddit|fiverr|etsy|ebay|airbnb|quora|twitter|pinterest|craigslist)'
const site =
  '(?:facebook|fb|linkedin|upwork|amazon|paypal|bank|instagram|ig|tiktok|reddit|fiverr|gcash|etsy|ebay|airbnb|whatsapp|telegram|google|ads?|stripe|shopify)'
const ours = '(?:ours\\b|(?:our|my) (?:\\w+ )?(?:accounts?|profiles?|managers?|agency)\\b)'

/** Risks to the seeker's accounts, papers and pay. */
export const accountWords: readonly Words[] = [
  {
    kind: 'account-rental',
    about: /account|profile|your own|log-?in|credentials|password|pay you/i,
    says: patterns([
      '\\b(?:create|open|register|make|set up|verify)\\b.{0,30}\\b(?:id[- ]verified|verified|kyc)\\b.{0,20}\\baccounts?\\b',
      '\\b(?:create|open|register|set up|make)\\b.{0,30}\\baccounts?\\b.{0,15}\\b(?:in|under|with|using) your (?:own )?(?:name|id\\b|identity|details|information)',
      '\\byour (?:identity|name|id|details)\\b.{0,25}\\bto (?:open|create|register|verify)\\b.{0,20}\\baccounts?\\b',
      `\\b(?:rent(?:ing|ed|al)?|lend(?:ing)?|lease|borrow)\\b.{0,30}\\b(?:your|their|a) ${site} profiles?\\b`,
      `\\byour ${site} (?:account|profile)\\b.{0,20}\\bpay you\\b`,
      `\\b${site} accounts?\\b.{0,35}\\b(?:we can|that we|for us to) (?:use|run|manage|list on|sell on)\\b`,
      `\\byour (?:\\w+ ){0,2}${network} accounts?\\b.{0,35}\\bwe (?:could|may|will) (?:use|run|manage|list on|sell on)\\b`,
      `\\b(?:your|an?) (?:\\w+ ){0,2}${site} profiles?\\b.{0,50}\\b(?:we (?:can|could|may|will)|for us to) use\\b`,
      `\\b${network} accounts?\\b.{0,30}\\bkarma\\b`,
      `\\b${network} accounts?\\b.{0,30}\\b(?:linked|connected|tied|added) (?:to|with) ${ours}`,
      `\\b(?:use|using) your own (?:personal )?${network} (?:to|for) (?:post|messag|connect|reach|contact|promot|outreach|prospect|comment|sell|list|send|add)`,
      `\\b(?:post|messag|comment|prospect|sell|outreach)\\w*\\b.{0,30}\\b(?:from|through|using) your own (?:personal )?${network}\\b`,
      `\\b${site} accounts?\\b(?: (?:that|which) (?:is|are))?,? (?:older than|created before|(?:at least|over|more than) \\w+ (?:years?|months?) old)\\b`,
      `\\b(?:must|should|need to|you(?:'ll| will)?) (?:have|own) (?:at least )?(?:multiple|several|many|\\d+\\+?) (?:\\w+ )?${network} accounts\\b(?! to\\b)`,
      `(?:(?<!\\b(?:we|we'll|we will|i|i'll|i will) )\\b(?:share|give|send|provide)|\\b(?:we|i)(?:'ll| will)? need)\\b.{0,15}\\byour (?:own |personal )?${network}(?: account)? (?:log-?ins?|credentials|passwords?|access)\\b`,
      `\\b(?:link|connect|add|tie)\\b your (?:own |personal )?(?:${network} )?accounts?\\b.{0,15}\\b(?:to|with|into) ${ours}`,
      `\\b(?:must|need|should|you) (?:to )?(?:have|own) an? (?:\\w+ )?(?:old|aged|established) (?:\\w+ )?${site} accounts?\\b`,
      `\\b(?:workers?|filipinos?|vas?|assistants?|employees|staff|freelancers?|people)\\b.{0,25}\\b(?:operat\\w+|own\\w*|open\\w*|hold\\w*|provid\\w+|lend\\w*)\\b.{0,25}\\b(?:${site}) (?:seller |business )?accounts?\\b(?: opened|.{0,20}\\b(?:in|under) their (?:own )?names?)?`,
      `\\b(?:need|want|looking for|seeking)\\b (?:\\w+ ){0,3}(?:people|someone|person|somebody|filipinos?|individuals?|anyone)\\b.{0,15}\\bwith an? (?:\\w+ )?(?:verified|active|old|aged|personal) (?:\\w+ )?(?:accounts?|profiles?)\\b`,
      `\\b(?:wise|payoneer|paypal|gcash|bank|stripe|binance) accounts?\\b.{0,20}\\bto (?:receive|accept|collect|process|hold) (?:our|my|the company'?s?|client|customer)\\b`,
      `\\bpay you\\b.{0,40}\\bfor (?:access|using|the use|use of)\\b(?!.{0,30}\\b(?:your own (?:laptop|computer)|internet)\\b)`,
      `\\b(?:have|own) an? (?:\\w+ )?(?:seller|merchant|business|ads?) accounts?\\b.{0,50}\\b(?:we|us) (?:will |can |could |to )?(?:list|sell|use|run|share)\\b`,
      '\\bper account\\b.{0,20}\\b(?:created|opened|verified)',
      `\\b(?:rent(?:ing|ed|al)?|lend(?:ing)?|lease|loan|borrow|share|buy(?:ing)?|sell)\\b.{0,30}\\b(?:your|verified|aged|${site})\\b.{0,25}\\baccounts?\\b`,
      '\\baccounts? (?:rentals?|renting|leasing|for rent)',
      '\\brents? (?:out )?(?:\\w+ ){0,3}accounts\\b',
      "\\b(?:do you|must|should|need to|you)\\b.{0,15}\\bhave\\b.{0,20}\\b(?:verified|aged|active|old|established|own)\\b.{0,30}\\b(?:accounts?|profiles?)\\b.{0,50}\\b(?:we can|for us|us (?:to )?use|we will use|to use|we'll use|use it|add to)\\b",
      // Requires an aged or verified account: 'You need your own Instagram account, at least a year old'
      `\\b(?:your|their) own (?:\\w+ )?${site} (?:\\w+ )?(?:accounts?|profiles?)\\b.{0,40}\\b(?:old|aged|verified|years?|months?|followers|use|established|active)\\b`,
      `\\b(?:use|using|through|access to|under|from|on|via) (?:of )?your (?:own |personal |verified )?${site}(?: \\w+)? (?:accounts?|profiles?)\\b`,
    ]),
    not: /\b(?:pays?|paid|payments?|payouts?)\b.{0,25}\b(?:through|via|to|on|with) your\b|\b(?:clients?|customers?|assets?|sellers|buyers|tenants?|managed|handle|manage our|screenshots?|link to|links? of)\b|\bshare (?:a |the )?(?:link|report)|\b(?:so (?:that )?we can pay|to (?:be|get) paid|receive (?:your )?(?:pay|salary|payments?)\b(?!.{0,80}\b(?:forward|transfer|send|pass)))/iu,
  },
  {
    kind: 'account-rental',
    about: /account|profile/i,
    says: patterns([
      `\\b(?:(?:rent|leas|lend)(?:e|s|ing|ed|al)?s?|let(?:s|ting)? out)\\b.{0,30}\\b(?:seller|agency|business|meta|${site})\\b.{0,20}\\baccounts?\\b`,
      `\\b(?:seller|agency|business|meta|${site}) accounts?\\b.{0,40}\\b(?:rent(?:s|al|als|ed|ing)?|leas(?:e|es|ed|ing)|lend(?:s|ing)?|let out)\\b`,
      '\\b(?:provid|suppl|sell|resell|sourc|offer)\\w*\\b(?!.{0,60}\\b(?:support|reports?|reporting|help|assistance|services?|training|updates?)\\b).{0,60}\\b(?:agency|premium|verified) (?:ads?|advertising|meta|facebook|google|tiktok) accounts?\\b(?! manag)',
      '\\b(?:suppl(?:y|ies|ying)|sells?|selling|resell\\w*)\\b (?:\\w+ ){0,4}(?:agency|verified) accounts?\\b(?! manag)',
      '\\b(?:receive|accept|collect)\\b.{0,30}\\b(?:payments?|funds|money|transfers?)\\b.{0,30}\\byour (?:own |personal )?(?:\\w+ )?accounts?\\b.{0,25}\\b(?:and|then|you|to) (?:then )?(?:forward|transfer|send|pass)\\b',
      '\\b(?:ad account|agency account)s? (?:provider|supplier|reseller)s?\\b',
      '\\b(?:provid|suppl|sell|resell|offer)\\w* (?:(?:our|the|facebook|fb|meta|google|tiktok|bing|snapchat|and|high|quality|high-quality|stable|trusted|unlimited|enterprise|reliable),? )*(?:ads?|advertising) accounts\\b(?! (?:manag|set|access|audit|support))',
      '\\brent(?:ed|al) (?:\\w+ )?(?:ads?|facebook|meta|google|agency) accounts\\b',
      '\\bproviders? of (?:\\w+ )?(?:agency (?:ad )?|ads? |advertising )accounts\\b',
      `\\b(?:whitelisted|warmed[- ]up|farmed|stealth) (?:\\w+ ){0,2}(?:accounts?|profiles)\\b`,
      `\\baged (?!bank )${site} (?:\\w+ )?(?:accounts?|profiles)\\b`,
    ]),
    not: /\b(?:propert\w+|tenants?|lease (?:agreements?|documents?|contracts?|renewals?|management)|(?:the|new|signed) leases?|rental (?:income|payments?))\b/iu,
  },
  {
    kind: 'asks-id-bank-otp',
    about:
      /passport|licen[cs]e|\bids?\b|philsys|umid|photo id|bank|\botp\b|code|\bpin\b|gcash|maya|bdo|bpi|paypal|credit|social security|\bsss\b|identi|password|log-?in/i,
    says: patterns([
      "\\b(?:send|submit|provide|attach|include|share|upload|give|your|copy of|photo of|picture of|selfie with|verify with)\\b.{0,50}\\b(?:passport|driver'?s? licen[cs]e|valid ids?|government[- ](?:issued )?id|national id|philsys|umid|id cards?|photo id|bank (?:account )?(?:details|number|info\\w*|statement|account)|otp|one[- ]time (?:pass(?:word|code)|code|pin)|verification code|(?:gcash|paypal) (?:number|details|login|pin)|credit card|social security|sss number|proof of identi\\w+|license, passport)\\b",
      '\\b(?:ask|need|require[sd]?|verify you\\w*)\\b.{0,30}\\b(?:government|valid|national)[- ](?:issued )?ids?\\b',
      '\\b(?:valid|government)[- ](?:issued )?ids?\\b.{0,25}\\b(?:is|are|be) (?:needed|required)\\b',
      '\\b(?:send|give|provide|share|include|need|confirm)\\b.{0,20}\\byour\\b.{0,30}\\b(?:passwords?|log-?in (?:details|credentials)|(?:sss|tin|philhealth)\\b.{0,25}\\bnumbers?)\\b',
      '\\b(?:(?:one[- ]time|verification|sms|log-?in|security) code|(?:send|text)(?:s|ing)? you an? (?:\\w+ )?code|code (?:that |which )?(?:you (?:get|receive)|we (?:send|text)))\\b.{0,40}\\b(?:read|send|tell|give|forward) (?:it |the code )?(?:back|to (?:me|us))\\b',
      '\\b(?:id|identity) verification\\b (?:(?:is|will be) (?:required|needed|mandatory)|(?:required|needed|mandatory)\\W*$|.{0,15}\\bbefore (?:you|your|starting|the interview|we)\\b)',
      '\\bshow(?:ing)? (?:us )?your (?:valid |government )?ids?\\b',
      '\\b(?:send|give|provide|share|include)\\b.{0,20}\\b(?:bdo|bpi|gcash|paymaya|maya|unionbank|metrobank|landbank)\\b.{0,10}\\b(?:account )?(?:number|no\\b|details)',
      '\\b(?:selfie|photo|picture|video)\\b.{0,25}\\b(?:holding|with|of) (?:your|an?) (?:valid |government )?id\\b',
    ]),
    not: /\b(?:pa(?:y|ys|id|yments?)|salar(?:y|ies)|deposit\w*|sent|payouts?)\b.{0,40}\b(?:to|into|in|on|via|through) your\b|\b(?:clients?|customers?|guests?|travel\w*|passengers?|tenants?|visa|never|don't|do not|won't|not ask|no need|reconcil\w*|invoices?|vendors?|suppliers?|update|book(?:ing)?|once (?:you are )?hired|after hir\w+|upon hir\w+|onboard\w*|passport (?:photo|renewal)|manag\w+|confidential\w*|employees?|process\w*|assist\w*|collect\w*|handl\w*|check(?:ing)? (?:bank|email)|responsib\w*)\b/iu,
  },
]
