import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const accounts: InOtherWords<
  Pick<
    typeof catalogue,
    | 'accountTexts'
    | 'accountLinkTexts'
    | 'accountChangeTexts'
    | 'accountDeletionTexts'
    | 'socialSignInTexts'
    | 'accountSays'
  >
> = {
  accountTexts: {
    emailRequired: 'Kailangan ang email address',
    emailInvalid: 'Maglagay ng tamang email address',
    passwordRequired: 'Kailangan ang password',
    passwordShort: 'Dapat hindi bababa sa 6 na karakter ang password',
    firstNameRequired: 'Kailangan ang pangalan',
    lastNameRequired: 'Kailangan ang apelyido',
    usernameRequired: 'Kailangan ang username',
    usernameCharacters: 'Mga letra, numero, at underscore lang ang puwede sa username',
    passwordRule: 'Dapat hindi bababa sa 8 karakter ang password, at may letra at numero',
    passwordLong: 'Hanggang 128 karakter lang ang password',
    confirmRequired: 'Ulitin ang password mo',
    confirmDiffers: 'Hindi magkapareho ang mga password',
    accountTypeRequired: 'Pumili ng uri ng account',
    termsRequired: 'Kailangan mong sumang-ayon sa mga tuntunin at kondisyon',
    emailTaken: 'May account na ang email na ito',
    usernameTaken: 'May gumagamit na ng username na ito',
    signUpKeyTaken: 'Naipadala na ang sign-up na ito na iba ang mga detalye.',
    emailUnverified:
      'I-confirm muna ang email address mo: buksan ang link na in-email namin, o humingi ng bago.',
    passwordCommon: 'Masyadong karaniwan ang password na ito. Pumili ng iba.',
  },
  accountLinkTexts: {
    linkInvalid: 'Expired o nagamit na ang link na ito. Humingi ng bago.',
    resetAsked:
      'Kung may account ang email na ito, papunta na ang link para sa bagong password. Magagamit ito nang isang oras.',
    resendAsked: 'Kung hindi pa kumpirmado ang address na ito, papunta na ang bagong link.',
    passwordSet: 'Na-save na ang bagong password mo. Gamitin ito para mag-log in.',
    emailChanged:
      'Confirmed na ang bagong email address mo. Kung password ang gamit mo sa pag-log in, ito na ang address na ilagay mo mula ngayon.',
    alreadyConfirmed: 'Confirmed na ang email address na ito. Puwede ka nang mag-log in.',
    tooManyMails: 'Masyadong maraming email na ang hiningi. Subukan ulit mamaya.',
    tooManyTries: 'Masyadong maraming subok. Subukan ulit mamaya.',
    mailIsOff: 'Hindi makapagpadala ng email ang site na ito ngayon. Makipag-ugnayan sa support.',
  },
  accountChangeTexts: {
    oldPasswordRequired: 'Kailangan ang kasalukuyang password',
    wrongOldPassword: 'Mali ang nailagay na lumang password. Ilagay ito ulit.',
    newPasswordRule:
      'Dapat hindi bababa sa 8 karakter ang password, na may kahit isang malaking letra at isang numero.',
    newPasswordsDiffer: 'Hindi magkapareho ang mga bagong password.',
    passwordChanged: 'Napalitan na ang password mo. Mag-log in ulit.',
    phoneInvalid: 'Maglagay ng numero ng telepono na may mga numero, espasyo, at + ( ) - lang',
    noPasswordYet: 'Wala pang password ang account na ito. Nag-email kami sa iyo ng link para gumawa.',
  },
  accountDeletionTexts: {
    passwordRequired: 'Ilagay ang password mo para i-confirm ang pagbura sa account.',
    wrongPassword: 'Mali ang password. Subukan ulit.',
    noPasswordYet: 'Wala pang password ang account na ito. Nag-email kami sa iyo ng link para gumawa.',
    paymentOpen: 'Pinoproseso pa ang isa mong bayad. Subukan ulit kapag natapos na ito.',
    deleted: 'Nabura na ang account mo at ang lahat ng kaugnay na data.',
  },
  socialSignInTexts: {
    startFailed: 'Hindi makakonekta sa Google. Subukan ulit.',
    noCode: 'Walang natanggap na authentication code mula sa provider.',
    serverError: 'Nagkaproblema ang server sa pag-log in.',
    other: 'Nagkaproblema sa pagtapos ng pag-log in mo. Subukan ulit.',
  },
  accountSays: {
    wrongCredentials: 'Mali ang email o password',
    tooManyLogins: 'Masyadong maraming beses nang sinubukang mag-log in. Subukan ulit mamaya.',
    tooManySignUps: 'Masyadong maraming beses nang sinubukang mag-sign up. Subukan ulit mamaya.',
    manySignIns: 'Maraming nagla-log in ngayon. Subukan ulit maya-maya.',
    loggedOut: 'Naka-log out ka na.',
    logInFirst: 'Mag-log in para magpatuloy.',
    hostMissing: 'Walang host na ibinigay.',
    hostLong: 'Masyadong mahaba ang host.',
    addressUnknown: 'Hindi gumagana ang pag-sign in sa address na ito ng site.',
    signInExpired: 'Masyadong nagtagal ang pag-sign in na ito, o sa ibang browser sinimulan. Magsimula ulit.',
    signInUsed: 'Nagamit na ang pag-sign in na ito. Magsimula ulit.',
    signInCrowded: 'May iba pang nagsa-sign in ngayon gamit ang address na iyan. Subukan ulit.',
    aProgram: 'Isang program, hindi browser',
    anApp: 'Isang app',
    androidBrowser: 'Browser ng Android',
    providerMissing: 'Hindi naka-set up dito ang pag-sign in gamit ang {provider}.',
    providerNotConfirmed: 'Hindi kinumpirma ng {provider} ang pag-sign in na ito. Magsimula ulit.',
    providerMismatch:
      'redirect_uri_mismatch: hindi alam ng {provider} ang address kung saan ka dapat ibalik.',
    providerNoEmail:
      'Hindi nagbigay ng email address ang {provider} account mo, at kailangan namin iyon para magawa ang account mo.',
    providerUnverified:
      'Hindi pa nave-verify ng {provider} ang email address mo. I-verify ito roon, o mag-sign up dito gamit ang password.',
    otherProviderOrPassword:
      'Ibang {provider} account ang gamit sa pag-sign in ng account na may ganitong email address. Iyon ang gamitin, o ang password mo.',
    otherProvider:
      'Ibang {provider} account ang gamit sa pag-sign in ng account na may ganitong email address. Iyon ang gamitin.',
    aBrowser: 'Isang browser',
    device: '{browser} sa {system}',
  },
}
