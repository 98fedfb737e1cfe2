/** Words the Porter stemmer would merge. Each line: the stem, its words, and what they would be confused with. */
const apart = `
excellent: excellent excellently excellence      # excel
general: general generally                       # lead generation, generate
generous: generous generously                    # general, generation
marketing: marketing marketer marketers          # market research, the US market
accounting: accounting accountant accountants accountancy  # account manager
accountable: accountable accountability          # accounting, account manager
customer: customer customers                     # custom, customize
customs: customs                                 # custom
assistant: assistant assistants assistance       # assist: no listing does without
developer: developer developers                  # business development, develop
community: community communities                 # communication skills
representative: representative representatives    # represent
translator: translator translators translation translations  # to translate a plan into action
drafter: drafter drafters                        # draft mails
organic: organic organically                     # organization, organized
international: international internationally     # intern
internal: internal internally                    # intern, international
personal: personal personally personalize personalized personalization  # a person
personality: personality personalities           # personal assistant
executive: executive executives                  # execute tasks
operator: operator operators                     # operations, operating
production: production productions               # product
productive: productive productively productivity # product, production
business: business businesses                    # busy
batas: batas                                     # bata: a child
ndis: ndis                                       # ndi: hindi in haste
engine: engine engines                           # engineer
digital: digital digitally                       # digits
animal: animal animals                           # animation
anime: anime                                     # animation
creator: creator creators                        # create, creative
creative: creative creatives creatively creativity  # create
relation: relation relations                     # related
important: important importantly importance      # import
hospitality: hospitality                         # hospital
university: university universities              # universal
canvas: canvas canvases                          # canva
news: news                                       # new
goods: goods                                     # good
booking: booking bookings                        # books
setting: setting settings                        # set
listing: listing listings                        # list
landing: landing                                 # land
officer: officer officers                        # office
effective: effective effectively effectiveness   # after effects
analytical: analytical analytically              # analytics
structural: structural structurally              # structure
industrial: industrial                           # industry
constructive: constructive constructively        # construction
projection: projection projections               # project
integrity: integrity                             # integration
integral: integral                               # integration
resourceful: resourceful resourcefulness         # human resources
wellness: wellness                               # well
designate: designate designated                  # design
authority: authority authorities                 # author
probation: probation                             # probate
localize: localize localized localization        # local
`

/** Words the Porter stemmer would separate. */
const together = `
programm: programmer programmers programming programer programers
photograph: photography
analyz: analyse analysed analyses analysing
color: colour colours
behavior: behaviour behaviours
catalog: catalogue catalogues
center: centre centres
inquiri: enquiry enquiries
`

/** The stemmer leaves short words alone; 'css', 'gas', 'sms' and 'pos' are no plurals. */
const shortPlurals = `
va: vas
ad: ads
cv: cvs
ea: eas
pa: pas
vo: vos
dm: dms
`

export const stemExceptions: ReadonlyMap<string, string> = new Map(
  `${apart}${together}${shortPlurals}`
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [stem = '', words = ''] = line.split(':')
      return words
        .trim()
        .split(/ +/)
        .map((word) => [word, stem] as const)
    }),
)

/** British spellings: 'optimisation' is 'optimization'. Not 'advertising' or 'promise'. */
export const britishVerb =
  /^((?:re)?(?:optim|organ|custom|digit|util|special|maxim|minim|priorit|personal|final|monet|standard|summar|recogn|categor|visual|local|modern|apolog|synchron|econom|author|real|general))is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/
