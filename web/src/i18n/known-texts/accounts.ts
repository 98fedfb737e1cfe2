import type { Pattern } from './words.ts'

/** Signing up, signing in, the account and its devices. */
export const accountTexts: Readonly<Record<string, string>> = {
  'Email address is required': 'Kailangan ang email address',
  'Please enter a valid email address': 'Maglagay ng tamang email address',
  'Password is required': 'Kailangan ang password',
  'Password must be at least 6 characters': 'Dapat hindi bababa sa 6 na karakter ang password',
  'First name is required': 'Kailangan ang pangalan',
  'Last name is required': 'Kailangan ang apelyido',
  'Username is required': 'Kailangan ang username',
  'Username can only contain letters, numbers, and underscores':
    'Mga letra, numero, at underscore lang ang puwede sa username',
  'Password must be at least 8 characters and include a letter and a number':
    'Dapat hindi bababa sa 8 karakter ang password, at may letra at numero',
  'Password must be at most 128 characters': 'Hanggang 128 karakter lang ang password',
  'Please confirm your password': 'Ulitin ang password mo',
  'Passwords do not match': 'Hindi magkapareho ang mga password',
  'Please select an account type': 'Pumili ng uri ng account',
  'You must agree to the terms and conditions': 'Kailangan mong sumang-ayon sa mga tuntunin at kondisyon',
  'This email is already registered': 'May account na ang email na ito',
  'This username is already taken': 'May gumagamit na ng username na ito',
  'This sign-up was sent before with other details.':
    'Naipadala na ang sign-up na ito na iba ang mga detalye.',
  'Please confirm your email address first: open the link we mailed to you, or ask for a new one.':
    'Kumpirmahin muna ang email address mo: buksan ang link na in-email namin sa iyo, o humingi ng bago.',
  'This password is too common. Please choose another.':
    'Masyadong karaniwan ang password na ito. Pumili ng iba.',

  'Invalid email or password': 'Mali ang email o password',
  'Too many login attempts. Please try again later.':
    'Masyadong maraming beses nang sinubukang mag-log in. Subukan ulit mamaya.',
  'Too many signup attempts. Please try again later.':
    'Masyadong maraming beses nang sinubukang mag-sign up. Subukan ulit mamaya.',
  'Many people are signing in right now. Please try again in a moment.':
    'Maraming nagla-log in ngayon. Subukan ulit maya-maya.',
  'You are logged out.': 'Naka-log out ka na.',
  'Please log in to continue.': 'Mag-log in para magpatuloy.',

  'Current password is required': 'Kailangan ang kasalukuyang password',
  'Your old password was entered incorrectly. Please enter it again.':
    'Mali ang nailagay na lumang password. Ilagay ito ulit.',
  'Password must be at least 8 characters with at least one uppercase letter and one number.':
    'Dapat hindi bababa sa 8 karakter ang password, na may kahit isang malaking letra at isang numero.',
  'New passwords do not match.': 'Hindi magkapareho ang mga bagong password.',
  'Your password was changed. Please log in again.': 'Napalitan na ang password mo. Mag-log in ulit.',
  'Please enter a phone number with digits, spaces and + ( ) - only':
    'Maglagay ng numero ng telepono na may mga numero, espasyo, at + ( ) - lang',
  'This account has no password yet. We mailed you a link to set one.':
    'Wala pang password ang account na ito. Nag-email kami sa iyo ng link para magtakda nito.',
  'Please enter your password to confirm account deletion.':
    'Ilagay ang password mo para kumpirmahin ang pagbura sa account.',
  'Invalid password. Please try again.': 'Mali ang password. Subukan ulit.',
  'A payment of yours is still being processed. Please try again when it has ended.':
    'Pinoproseso pa ang isa mong bayad. Subukan ulit kapag natapos na ito.',
  'Your account and all associated data have been successfully deleted.':
    'Nabura na ang account mo at ang lahat ng kaugnay na data.',

  'This link has expired or was already used. Please ask for a new one.':
    'Lumipas na o nagamit na ang link na ito. Humingi ng bago.',
  'If an account with this email exists, a link to set a new password is on its way. It works for one hour.':
    'Kung may account ang email na ito, papunta na ang link para magtakda ng bagong password. Magagamit ito nang isang oras.',
  'If this address still waits to be verified, a new link is on its way.':
    'Kung hindi pa kumpirmado ang address na ito, papunta na ang bagong link.',
  'Your new password is set. Please log in with it.':
    'Naitakda na ang bagong password mo. Gamitin ito para mag-log in.',
  'Your new email address is confirmed. If you log in with a password, use this address from now on.':
    'Kumpirmado na ang bagong email address mo. Kung password ang gamit mo sa pag-log in, ito na ang address na ilagay mo mula ngayon.',
  'This email address is already confirmed. You can log in.':
    'Kumpirmado na ang email address na ito. Puwede ka nang mag-log in.',
  'Too many emails were asked for. Please try again later.':
    'Masyadong maraming email na ang hiningi. Subukan ulit mamaya.',
  'Too many attempts. Please try again later.': 'Masyadong maraming subok. Subukan ulit mamaya.',
  'This site cannot send emails at the moment. Please contact support.':
    'Hindi makapagpadala ng email ang site na ito ngayon. Makipag-ugnayan sa support.',

  'Failed to connect to Google. Please try again.': 'Hindi makakonekta sa Google. Subukan ulit.',
  'No authentication code was received from the provider.':
    'Walang natanggap na authentication code mula sa provider.',
  'A server error occurred during authentication.': 'Nagkaproblema ang server sa pag-log in.',
  'There was a problem completing your authentication. Please try again.':
    'Nagkaproblema sa pagtapos ng pag-log in mo. Subukan ulit.',
  'The host is missing.': 'Walang host na ibinigay.',
  'The host is too long.': 'Masyadong mahaba ang host.',
  'Signing in does not work under this address of the site.':
    'Hindi gumagana ang pag-sign in sa address na ito ng site.',
  'This sign-in took too long, or was begun in another browser. Please start again.':
    'Masyadong nagtagal ang pag-sign in na ito, o sa ibang browser sinimulan. Magsimula ulit.',
  'This sign-in was already used. Please start again.': 'Nagamit na ang pag-sign in na ito. Magsimula ulit.',
  'Others are signing in with the same address right now. Please try again.':
    'May iba pang nagsa-sign in ngayon gamit ang address na iyan. Subukan ulit.',

  'A program, not a browser': 'Isang program, hindi browser',
  'An app': 'Isang app',
  'Android browser': 'Browser ng Android',
}

export const accountPatterns: readonly Pattern[] = [
  [
    /^Signing in with (.+) is not set up here\.$/,
    (it) => `Hindi naka-set up dito ang pag-sign in gamit ang ${it}.`,
  ],
  [
    /^(.+) did not confirm this sign-in\. Please start again\.$/,
    (it) => `Hindi kinumpirma ng ${it} ang pag-sign in na ito. Magsimula ulit.`,
  ],
  [
    /^redirect_uri_mismatch: (.+) does not know the address it should send you back to\.$/,
    (it) => `redirect_uri_mismatch: hindi alam ng ${it} ang address kung saan ka dapat ibalik.`,
  ],
  [
    /^Your (.+) account did not share an email address, which we need to make your account\.$/,
    (it) =>
      `Hindi nagbigay ng email address ang ${it} account mo, at kailangan namin iyon para magawa ang account mo.`,
  ],
  [
    /^(.+) has not verified your email address yet\. Verify it there, or sign up here with a password\.$/,
    (it) =>
      `Hindi pa nave-verify ng ${it} ang email address mo. I-verify ito roon, o mag-sign up dito gamit ang password.`,
  ],
  [
    /^The account with this email address signs in with another (.+) account\. Use that one, or your password\.$/,
    (it) =>
      `Ibang ${it} account ang gamit sa pag-sign in ng account na may ganitong email address. Iyon ang gamitin, o ang password mo.`,
  ],
  [
    /^The account with this email address signs in with another (.+) account\. Please use that one\.$/,
    (it) =>
      `Ibang ${it} account ang gamit sa pag-sign in ng account na may ganitong email address. Iyon ang gamitin.`,
  ],
  [
    /^(A browser|An app|Android browser|[A-Za-z]+(?: [A-Za-z]+)?) on (Windows Phone|a phone|iPhone|iPad|HarmonyOS|Android|KaiOS|ChromeOS|Windows|Mac|Linux)$/,
    (browser, system) =>
      `${browsers[browser ?? ''] ?? browser} sa ${system === 'a phone' ? 'phone' : system}`,
  ],
]

const browsers: Readonly<Record<string, string>> = {
  'A browser': 'Isang browser',
  'An app': 'Isang app',
  'Android browser': 'Browser ng Android',
}
