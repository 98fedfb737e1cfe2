/** Files without texts of the site. */
export const elsewhere: readonly [files: RegExp, why: string][] = [
  [/\.test\.ts$/, 'tests'],
  [
    /emails\.ts$|features\/(?:mails\/|payments\/(?:notices\/service|rules\/receipt)\.ts)/,
    'mails are in English',
  ],
  [
    /features\/imports\/|features\/team\/(?:command\/service|rules|service)\.ts$|http\/listen\.ts$/,
    'told to those who run the site',
  ],
  [
    /features\/(?:exports\/rules\/(?:pages|readings)|applications\/rules\/spreadsheet)\.ts$/,
    'files that leave the site',
  ],
  [
    /features\/cover-letters\/rules\/(?:prompt|template)\.ts$/,
    'letters are in English, as employers read them',
  ],
  [/http\/(?:messages\/(?:one-click|receive)|readiness|site\/search-engines)\.ts$/, 'read by programs'],
  [
    /contract\/src\/applications\/apply-outcome-words\.ts$/,
    'the site has them in Filipino by outcome: outcome-words.fil.ts',
  ],
  [/outside\/card-payments\/paymongo-http\.ts$/, 'headers and what is logged'],
]

/** Texts that nobody reads on the site as they are. */
export const notRead: ReadonlyMap<string, string> = new Map([
  ['My resume: 7', 'the letter as an employer reads it'],
  ['Application for 7', 'the subject of a letter'],
  ['Online Jobs Portal', 'a name'],
  ['Free Trial', 'the name of a plan'],
  ['Employer not shown', 'the site has its own words'],
  ...['Full Time', 'Part Time'].map((text) => [text, 'the site has its own words by job type'] as const),
  ...['Highly Similar', 'Very Similar'].map((text) => [text, 'the site has its own words by score'] as const),
  ...['Project Management', 'Data Analysis'].map((text) => [text, 'a skill, as employers read it'] as const),
  ...[
    'Facebook Lite',
    'Google app',
    'Samsung Internet',
    'Opera Mini',
    'Yandex Browser',
    'Huawei Browser',
  ].map((text) => [text, 'the name of an app'] as const),
  ...['HeyTap Browser', 'Internet Explorer', 'Windows Phone'].map((text) => [text, 'a name'] as const),
  ['Many messages were mailed.', 'a reason that is not shown'],
  ...[
    'Application submitted successfully.',
    'The board already had your application for this job. You can track it here from now on.',
  ].map((text) => [text, 'read by programs; the site says it by its outcome'] as const),
  ['This message is of the other mode.', 'read by the card payment provider'],
  ['The API answers.', 'read by programs'],
  ['The database does not answer.', 'read by who asks for readiness'],
  ['77=7; Path=/api/auth; Max-Age=7; HttpOnly; SameSite=Lax', 'a cookie'],
  ['77=7; Path=/api/auth; Max-Age=7; HttpOnly; SameSite=Lax; Secure', 'a cookie'],
  ['HTTP/1.1 400 Bad Request\r\n7\r\n7', 'the bare answer to a broken request'],
  ['The ZIP is not read: 7', 'logged'],
  ['The bytes of 7 7.', 'logged'],
  ['77 a month, our estimate', 'mailed'],
])

/** Parts of sentences; the whole ones are tested below. */
export const parts: ReadonlySet<string> = new Set([
  'The employer',
  '7 Its status is now 7.',
  '7 at 7',
  '7 until 7, for 7.',
  '7 new jobs',
  '7 for “7”',
  '7 for 7 saved searches',
  '7 on 7',
  'Your 7 plan ends on 7',
])
