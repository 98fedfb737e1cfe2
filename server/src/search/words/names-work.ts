/** Words for when, where, how long or how urgently, but not for the work. */
const TERMS = new Set(
  `a an and any apply are as asap at au australia available based bonus bonuses client clients contract day days est
  experience experienced filipina filipino filipinos flexible for freelance friday from full fulltime hire hiring home
  homebased hour hourly hours hr hrs immediate immediately in is job jobs join long looking monday month monthly months
  more must need needed new night no now of on ongoing online only open opening opportunity or our part parttime pay per
  permanent ph philippines pht pinoy position positions pst re remote remotely required role schedule shift short start
  starting team term the time to today uk up urgent urgently us usa wanted we week weekend weekends weekly weeks welcome
  wfh with work worker workers you`.split(/\s+/),
)

/** Things that many kinds of work share. */
const THINGS = new Set(
  `ads airbnb amazon asana aws b2b b2c calls canva capcut chat chatgpt clickup crm dental discord ebay ecommerce email
  emails english estate etsy excel facebook figma fiverr ghl gmail gohighlevel google healthcare hubspot instagram
  jewelry klaviyo linkedin logistics mail media meta microsoft mortgage notion office phone photoshop pinterest podcast
  quickbooks real reels salesforce shopify slack sms social software spanish sql suite thumbnail thumbnails tiktok
  trello twitter voice webflow website whatsapp wix woocommerce word wordpress workspace xero youtube zapier zendesk
  zoom`.split(/\s+/),
)

/** 'Bookkeeper' or 'Email Coordinator', not 'Start ASAP' or the 'Email' of 'Email & Chat Support Agent'. */
export const namesWork = (piece: string) =>
  (piece.toLowerCase().match(/\p{L}+(?:\d\p{L}+)*/gu) ?? []).some(
    (word) => !TERMS.has(word) && !THINGS.has(word),
  )
