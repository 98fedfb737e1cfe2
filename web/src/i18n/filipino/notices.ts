import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const notices: InOtherWords<
  Pick<typeof catalogue, 'notificationTexts' | 'exportTexts' | 'noticeSays'>
> = {
  notificationTexts: {
    frequencyInvalid: 'Pumili kung agad, araw-araw, o lingguhan',
    linkInvalid:
      'Hindi gumagana ang unsubscribe link na ito. Puwede mong piliin ang mga email mo sa Settings.',
  },
  exportTexts: {
    asked: 'Nahingi na ang kopya ng data mo. Makakatanggap ka ng email na may data mo maya-maya.',
    linkInvalid: 'Expired o nagamit na ang link na ito. Puwede kang humingi ng bagong kopya sa Settings.',
    beingFetched:
      'Dina-download na ngayon ang kopyang ito. Kung naputol iyon, subukan ulit pagkalipas ng dalawang minuto.',
    tooMany: 'Ilang kopya na ang hiningi mo ngayong araw. Subukan ulit bukas.',
  },
  noticeSays: {
    passwordChanged: 'Napalitan ang password mo',
    devicesLoggedOut:
      'Ni-log out namin ang lahat ng device. Kung hindi ikaw ito, palitan na ang password mo ngayon.',
    boardAccountRemoved: 'Nadiskonekta ang Online Jobs Portal account mo',
    boardAccountRemovedText: 'Baka may ibang nagkonekta ng account nila. Ikonekta ulit ang sa iyo.',
    addressChanged: 'Napalitan ang email address mo',
    shownOnBoard: 'Makikita ito sa Online Jobs Portal account mo.',
    openIt: 'Buksan ito para makita kung bakit at ano ang magagawa mo.',
    copyReady: 'Handa na ang kopya ng data mo',
    copyMailed: 'Nag-email kami sa iyo ng link para i-download ito.',
    copyFailed: 'Hindi nagawa ang kopya ng data mo',
    copyFailedText:
      'Hindi namin nagawa ang kopya ng data mo. Hingin ito ulit sa Settings; kung hindi pa rin gumana, makipag-ugnayan sa support.',
    boardAccountNeedsYou: 'Kailangan ka ng Online Jobs Portal account mo',
    paid: 'Pumasok na ang bayad mo',
    nothingByItself: 'Hindi ito nagre-renew. Para tuloy ito, magbayad ng isa pang buwan.',
    mailGoesTo: 'Sa {email} na mapupunta ang email tungkol sa account mo.',
    signInAdded: 'Puwede ka nang mag-log in gamit ang {provider}',
    signedInBy:
      'May nag-sign in sa account na ito na may hawak ng address mo sa {provider}. Kung hindi ikaw ito, palitan na ang password mo ngayon.',
    aboutJob: 'Tungkol ito sa “{title}”. Mababasa at masasagot mo ito sa {board}.',
    employerReplied: 'Sumagot ang employer sa application mo',
    replied: 'Sumagot ang {who} sa application mo',
    boardSays: 'Ang sabi ng {board}: “{word}”.',
    boardSaysStatus: 'Ang sabi ng {board}: “{word}”. {status} na ang status nito.',
    news: 'Balita sa application mo para sa {job}',
    arrived: 'Dumating na ang application mo para sa {job}',
    notSent: 'Hindi naipadala ang application mo para sa {job}',
    timeToAsk: 'Oras nang magtanong tungkol sa {job}',
    appliedOn: 'Nag-apply ka noong {day}. Status: {status}.',
    notSentFromHere: 'Hindi namin ito naipadala. Status: {status}.',
    loginOutdated:
      'Hindi kami makapag-log in sa {board} account mo gamit ang password mo. Pinalitan mo ba ito roon?',
    loggedOutAgain:
      'Nila-log out kami agad ng {board} sa account mo. Mag-log in doon para makita kung ano ang hinihingi nito.',
    loginLocked: 'Ayaw kaming papasukin ng {board} sa account mo. Mag-log in doon para makita kung bakit.',
    oneNewJob: '1 bagong trabaho para sa “{search}”',
    newJobs: '{jobs#} bagong trabaho para sa “{search}”',
    newJobsOfSearches: '{jobs#} bagong trabaho para sa {searches#} naka-save na search',
    andMore: '{names}\nat {more#} pa',
    planUntil: '{plan} hanggang {time}, sa halagang {amount}.',
    planEnds: 'Matatapos ang {plan} plan mo sa {time}',
  },
}
