import { isIP } from 'node:net'
import * as z from 'zod'
import { type FilesConfig, fileFields, readFiles } from './config/files.ts'
import { readFolder } from './config/folders.ts'
import { type LetterConfig, letterFields, readLetters } from './config/letters.ts'
import { mailFields, readMail } from './config/mail.ts'
import { type PaymentConfig, paymentFields, readPayments } from './config/payments.ts'
import { publicFields, readPublic } from './config/public.ts'
import { type Role, readRunning, runningFields } from './config/running.ts'
import { readSignIn, type SignInConfig, signInFields } from './config/sign-in.ts'
import { standInUrl } from './config/stand-ins.ts'
import { isLoopback } from './lib/loopback.ts'
import { mergeSynonyms, projectSynonyms, readSynonymFile, type Synonyms } from './search/words/synonyms.ts'

/** docs/configuration.md lists all settings. */
export type Config = {
  host: string
  port: number
  /** An absolute path. */
  dataDir: string
  role: Role
  /** Time for load balancers to notice. */
  drainSeconds: number
  /** On this machine only; 0: none. */
  opsPort: number
  /** False: the process also starts if the port is taken. */
  isOpsPortChosen: boolean
  /** Absent: read from the checkout, if any. */
  buildCommit: string | undefined
  /** Absent: our own PostgreSQL. Of several servers, the primary is used. */
  databaseUrl: string | undefined
  /** For reading listings, which may lag. */
  replicaUrls: string[]
  databasePoolSize: number
  boardUrl: string
  boardName: string
  /** Seconds between requests. */
  boardRequestInterval: number
  /** False stops every call to the board at once. */
  boardEnabled: boolean
  /** 0: no automatic imports. */
  boardSyncMinutes: number
  /** The project's synonyms, and the operator's. */
  synonyms: Synonyms
  files: FilesConfig
  standIns: boolean
  seedPeople: boolean
  /** Absent: made at the first start, in DATA_DIR/secret.key. */
  secretKey: string | undefined
  /** Still opens its values while the secret key is replaced. */
  secretKeyAlso: string | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug'
  limits: Limits
  trustProxy: string | false
  /** Protocol and host, for links in mails and login callbacks. */
  publicUrl: string
  /** Includes non-default ports. */
  publicHosts: string[]
  /** Absent: no mail is sent. */
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  /** Mailed about decisions; empty: only the log tells. */
  operatorEmails: string[]
  emailVerification: boolean
  signIn: SignInConfig
  /** Absent: every letter is the template. */
  letters: LetterConfig | undefined
  /** Calls to the same model for orders the rules missed, in all processes; 0: none. */
  orderCallsADay: number
  /** Absent: no plan can be paid for. */
  payments: PaymentConfig | undefined
}

/** Per address or account, counted in the database. */
export type Limits = {
  loginFailuresPerAccount: number
  loginPerAddress: number
  signUpsPerAddress: number
  /** Mailed links per hour and network address. */
  mailsPerAddress: number
  /** Multiplies every limit; 1 in production. */
  factor: number
}

const between = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`)
const whole = (name: string, fallback: number, min: number, max: number) =>
  between(name, min, max).refine(Number.isInteger, `${name} must be a whole number`).default(fallback)
const onOff = (name: string) => z.enum(['on', 'off'], { error: `${name} must be on or off` })
const address = (name: string, protocols: RegExp) =>
  z.url({ protocol: protocols, error: `${name} must be an address such as https://example.com` })

/** A name ending in digits is a mistyped address. */
const isHost = (value: string) =>
  isIP(value) !== 0 || /^(?=.{1,253}$)(?:[a-z\d_-]{1,63}\.)*(?!\d+$)[a-z\d_-]{1,63}$/i.test(value)

/** The framework's syntax, without the range for everything. */
function isProxyList(value: string): boolean {
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const isRange =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
    return version !== 0 && !address.includes('%') && isRange && rest.length === 0
  })
}

const schema = z.object({
  PORT: whole('PORT', 3000, 1, 65_000),
  HOST: z
    .string()
    .trim()
    .refine(isHost, 'HOST must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  ...runningFields,
  DATABASE_POOL: whole('DATABASE_POOL', 10, 2, 500),
  BOARD_URL: address('BOARD_URL', /^https?$/).optional(),
  BOARD_NAME: z.string().min(1).max(60).default('Online Jobs Portal'),
  BOARD_REQUEST_INTERVAL: between('BOARD_REQUEST_INTERVAL', 0, 3600).optional(),
  BOARD_ENABLED: onOff('BOARD_ENABLED').default('on'),
  BOARD_SYNC_MINUTES: whole('BOARD_SYNC_MINUTES', 15, 0, 10_080),
  SYNONYMS_FILE: z.string().optional(),
  STANDINS: onOff('STANDINS').optional(),
  SECRET_KEY_ALSO: z.string().min(32, 'SECRET_KEY_ALSO must have at least 32 characters').optional(),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info or debug',
    })
    .default('warn'),
  LIMIT_LOGIN_FAILURES: whole('LIMIT_LOGIN_FAILURES', 10, 1, 1_000_000),
  LIMIT_LOGIN_ADDRESS: whole('LIMIT_LOGIN_ADDRESS', 200, 1, 1_000_000),
  LIMIT_SIGNUP_ADDRESS: whole('LIMIT_SIGNUP_ADDRESS', 60, 1, 1_000_000),
  LIMIT_MAIL_ADDRESS: whole('LIMIT_MAIL_ADDRESS', 20, 1, 1_000_000),
  LIMIT_FACTOR: whole('LIMIT_FACTOR', 1, 1, 1_000_000),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      'TRUST_PROXY must be addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
    )
    .optional(),
  ...publicFields,
  ...fileFields,
  ...mailFields,
  ...signInFields,
  ...letterFields,
  ...paymentFields,
})

/** Its operator would otherwise search for the reason in vain. */
function withOwn(file: string): Synonyms {
  try {
    return mergeSynonyms(projectSynonyms, readSynonymFile(file))
  } catch (error) {
    throw new Error(`Configuration: SYNONYMS_FILE ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * An empty variable counts as absent.
 * @throws an Error of one line naming the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = schema.safeParse(given)
  if (!read.success) throw new Error(`Configuration: ${read.error.issues[0]?.message ?? 'not readable'}`)
  const e = read.data
  const loopback = isLoopback(e.HOST)
  const standIns = e.STANDINS ? e.STANDINS === 'on' : loopback && e.BOARD_URL === undefined
  const boardUrl = e.BOARD_URL ?? (standIns ? standInUrl('http', e.PORT, 'board') : undefined)
  if (!boardUrl) {
    throw new Error(
      'Configuration: BOARD_URL is missing: the board that listings come from has no default here',
    )
  }
  const site = readPublic(e, loopback)
  const at = { standIns, isLoopback: loopback, publicUrl: site.publicUrl }
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: readFolder('DATA_DIR', e.DATA_DIR),
    ...readRunning(e),
    databasePoolSize: e.DATABASE_POOL,
    boardUrl,
    boardName: e.BOARD_NAME,
    boardRequestInterval: e.BOARD_REQUEST_INTERVAL ?? (isLoopback(new URL(boardUrl).hostname) ? 0 : 5),
    boardEnabled: e.BOARD_ENABLED === 'on',
    boardSyncMinutes: e.BOARD_SYNC_MINUTES,
    synonyms: e.SYNONYMS_FILE ? withOwn(e.SYNONYMS_FILE) : projectSynonyms,
    standIns,
    seedPeople: standIns && loopback && !e.DATABASE_URL && !e.BOARD_URL,
    secretKey: e.SECRET_KEY,
    secretKeyAlso: e.SECRET_KEY_ALSO,
    logLevel: e.LOG_LEVEL,
    limits: {
      loginFailuresPerAccount: e.LIMIT_LOGIN_FAILURES,
      loginPerAddress: e.LIMIT_LOGIN_ADDRESS,
      signUpsPerAddress: e.LIMIT_SIGNUP_ADDRESS,
      mailsPerAddress: e.LIMIT_MAIL_ADDRESS,
      factor: e.LIMIT_FACTOR,
    },
    trustProxy: e.TRUST_PROXY ?? false,
    ...site,
    signIn: readSignIn(e, at),
    ...readFiles(e, e.DATA_DIR),
    ...readMail(e, at),
    ...readLetters(e, at),
    ...readPayments(e, at),
  }
}
