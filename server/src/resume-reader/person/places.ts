/** In lower case. */
const philippines = `quezon city, manila, metro manila, ncr, makati, taguig, pasig, mandaluyong, caloocan, parañaque,
paranaque, las piñas, las pinas, muntinlupa, marikina, valenzuela, malabon, navotas, pasay, san juan, pateros, cebu, cebu city,
mandaue, lapu-lapu, talisay, davao, davao city, davao del sur, davao del norte, davao oriental, davao de oro, cagayan de oro,
iloilo, bacolod, zamboanga, general santos, gensan, baguio, angeles, dagupan, batangas, lipa, tanauan, laguna, calamba,
santa rosa, sta. rosa, biñan, san pedro, cavite, bacoor, imus, dasmariñas, dasmarinas, general trias, tagaytay, bulacan,
malolos, meycauayan, rizal, antipolo, cainta, taytay, pampanga, san fernando, tarlac, nueva ecija, cabanatuan, zambales, olongapo,
subic, bataan, balanga, pangasinan, la union, ilocos norte, ilocos sur, laoag, vigan, isabela, cagayan, tuguegarao, nueva vizcaya,
benguet, quezon province, quezon, lucena, camarines sur, camarines norte, naga, albay, legazpi, sorsogon, masbate, catanduanes,
palawan, puerto princesa, mindoro, occidental mindoro, oriental mindoro, calapan, marinduque, romblon, aklan, kalibo, boracay, capiz,
roxas, antique, guimaras, negros occidental, negros oriental, dumaguete, bohol, tagbilaran, leyte, southern leyte, tacloban, ormoc,
samar, eastern samar, northern samar, catbalogan, biliran, siquijor, bukidnon, malaybalay, valencia, misamis oriental,
misamis occidental, iligan, lanao del norte, lanao del sur, marawi, cotabato, south cotabato, koronadal, sultan kudarat,
sarangani, agusan del norte, agusan del sur, butuan, surigao, surigao del norte, surigao del sur, camiguin, dipolog, pagadian, ozamiz,
zamboanga del sur, zamboanga del norte, zamboanga sibugay, basilan, sulu, tawi-tawi, maguindanao, aurora, quirino, apayao, kalinga,
ifugao, abra, mountain province, batanes, bicol, mindanao, visayas, luzon, calabarzon, philippines, phils., ph`

const countries = `philippines, united states, united states of america, usa, u.s.a., us, u.s., united kingdom, uk, england, scotland,
wales, ireland, canada, australia, new zealand, singapore, malaysia, indonesia, thailand, vietnam, japan, south korea, korea, china,
hong kong, taiwan, india, pakistan, bangladesh, sri lanka, nepal, united arab emirates, uae, dubai, saudi arabia, qatar, kuwait,
bahrain, oman, jordan, lebanon, israel, turkey, egypt, nigeria, ghana, kenya, south africa, germany, france, spain, portugal, italy,
netherlands, belgium, switzerland, austria, poland, czech republic, hungary, romania, bulgaria, greece, ukraine, russia, sweden,
norway, denmark, finland, mexico, brazil, argentina, chile, colombia, peru, puerto rico, jamaica, guam`

const states = `alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois,
indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana,
nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon,
pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia,
wisconsin, wyoming, ontario, quebec, british columbia, alberta, manitoba, new south wales, queensland, victoria`

const cities = `new york, new york city, nyc, los angeles, san francisco, chicago, houston, seattle, boston, austin, london, berlin, paris,
amsterdam, dublin, toronto, vancouver, montreal, sydney, melbourne, brisbane, perth, auckland, tokyo, bangkok, jakarta, kuala lumpur,
mumbai, bangalore, bengaluru, delhi, new delhi, hyderabad, pune, chennai, karachi, lahore, dhaka, abu dhabi, riyadh, doha`

const letters =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC AB QC NSW VIC QLD'

const places = new Set([philippines, countries, states, cities].flatMap((list) => list.split(/,\s*/u)))
const stateLetters = new Set(letters.split(' '))
/** Smaller places are surnames too (Santa Rosa, Valencia). */
const standingAlone = new Set(
  `${countries}, quezon city, manila, metro manila, makati, taguig, pasig, cebu, cebu city, davao city, davao, iloilo city, bacolod city,
  baguio city, cagayan de oro, ${cities}`.split(/,\s*/u),
)

/** A country, a state, or a city or province of the Philippines. */
export function isPlace(text: string): boolean {
  const name = text.trim()
  const plain = name
    .toLowerCase()
    .replace(/[\s.]*\d{4,5}$/u, '')
    .replace(/^city of /u, '')
  return (
    places.has(plain) ||
    places.has(plain.replace(/ city$/u, '')) ||
    stateLetters.has(name.replace(/\s+\d{5}(?:-\d{4})?$/u, ''))
  )
}

export function isPlaceAlone(text: string): boolean {
  const plain = text.trim().toLowerCase()
  return standingAlone.has(plain) || (plain.endsWith(' city') && isPlace(plain))
}
