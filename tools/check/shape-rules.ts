import { findRemovals } from './removals.ts'

/** From the project's root. */
export type SourceFile = { path: string; text: string }

export type ShapeRule = {
  name: string
  /** From docs/style.md or docs/architecture.md. */
  why: string
  check(file: SourceFile): string[]
}

const isCode = (file: SourceFile) => /\.(ts|tsx|mjs)$/.test(file.path)
const isTest = (file: SourceFile) => /\.test\.tsx?$|\/test\/|^e2e\//.test(file.path)
const isGenerated = (file: SourceFile) => /\.gen\.ts$|\/migrations\//.test(file.path)
const isServerCode = (file: SourceFile) =>
  file.path.startsWith('server/src/') && isCode(file) && !isTest(file)
/** Comments may name what code must not use. */
const codeOf = (file: SourceFile) => file.text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')

const MAX_LINES = 250

/** Proven by fixtures in shape-rules.test.ts. */
export const shapeRules: ShapeRule[] = [
  {
    name: 'small-files',
    why: 'Past 250 lines a file is two things.',
    check(file) {
      const lines = file.text.split('\n').length - 1
      const counts = (isCode(file) || file.path.endsWith('.css')) && !isGenerated(file) && !isTest(file)
      return counts && lines > MAX_LINES ? [`${lines} lines; past ${MAX_LINES} a file is two things`] : []
    },
  },
  {
    name: 'closed-feature-files',
    why: 'You can guess the file before opening the folder.',
    check(file) {
      // A part that outgrew its file is a folder with the same names, or a named part of the rules.
      const isKnown =
        /^[^/]+\/(?:[^/]+\/)?(?:(?:routes|service|store|tasks|emails|rules)|rules\/[a-z-]+)\.ts$/
      const [, place] = /^server\/src\/features\/(.+)$/.exec(file.path) ?? []
      return place && !isTest(file) && !isKnown.test(place)
        ? ['not routes, service, store, tasks, emails, rules, or a part of rules']
        : []
    },
  },
  {
    name: 'kebab-case',
    why: 'Files are kebab-case.',
    check: (file) =>
      isCode(file) && !/^[a-z0-9.-]+$/.test(basename(file)) ? ['file names are kebab-case'] : [],
  },
  {
    name: 'no-drawers',
    why: 'No utils, helpers, manager or common, no barrels.',
    check: (file) =>
      isCode(file) && /(^|[/.-])(utils?|helpers?|manager|common)([/.-]|$)|\/index\.tsx?$/.test(file.path)
        ? ['the name says nothing about what is inside']
        : [],
  },
  {
    name: 'environment-at-the-door',
    why: 'Configuration is read once, at the door.',
    check: (file) =>
      isServerCode(file) &&
      file.path !== 'server/src/config.ts' &&
      // Entry points pass the environment to config.ts; the supervisor passes PATH.
      !/^server\/src\/(main|team|operator|backup|restore|move|jobs-\w+|db\/embedded\/embedded-\w+)\.ts$|\.mjs$/.test(
        file.path,
      ) &&
      /process\.env\b/.test(codeOf(file))
        ? ['only config.ts reads the environment']
        : [],
  },
  {
    name: 'one-clock',
    why: 'Time comes from the passed clock.',
    check: (file) =>
      isServerCode(file) &&
      file.path !== 'server/src/lib/clock.ts' &&
      /\bDate\.now\(|\bnew Date\(\)/.test(codeOf(file))
        ? ['time comes from the passed clock']
        : [],
  },
  {
    name: 'one-time-format',
    why: 'People read a time in one way: web/src/i18n/format.ts writes it, and server/src/lib/manila-time.ts in mails.',
    check: (file) =>
      /^(web|server|contract)\/src\//.test(file.path) &&
      isCode(file) &&
      !isTest(file) &&
      file.path !== 'server/src/lib/manila-time.ts' &&
      /\btoLocaleTimeString\(|\btimeStyle:|\bhour: '(numeric|2-digit)'/.test(codeOf(file))
        ? ['times are written by web/src/i18n/format.ts and server/src/lib/manila-time.ts']
        : [],
  },
  {
    name: 'bound-sql',
    why: 'A value reaches the database as a parameter, never as SQL (docs/security.md).',
    check: (file) =>
      /^server\/src\/(features|http|outside|search|skills|wiring)\//.test(file.path) &&
      isServerCode(file) &&
      // It lists column names.
      file.path !== 'server/src/features/imports/figures/store.ts' &&
      /\bsql\.(raw|lit|literal)\(|\.query\(\s*`[^`]*\$\{/.test(codeOf(file))
        ? ['a value is written into a statement']
        : [],
  },
  {
    name: 'no-default-export',
    why: 'No default exports, a tool’s config file excepted.',
    check: (file) =>
      isCode(file) &&
      /^export default /m.test(file.text) &&
      !/(\.config\.(ts|mjs)|\.dependency-cruiser\.d?\.?m[jt]s|global-setup\.ts|-environment\.ts|-reporter\.ts)$/.test(
        file.path,
      )
        ? ['exports have names']
        : [],
  },
  {
    name: 'no-loose-ends',
    why: 'Nothing half done, nothing switched off.',
    check: (file) =>
      isCode(file) && !file.path.startsWith('tools/check/shape-rules')
        ? [
            ...file.text.matchAll(/\b(TODO|FIXME|HACK|XXX)\b|\.only\(|@ts-(ignore|expect-error|nocheck)/g),
          ].map((match) => `loose end: ${match[0]}`)
        : [],
  },
  {
    name: 'no-html-from-text',
    why: 'No page of ours writes HTML from a string (the Trusted Types policy lists no exception).',
    check: (file) =>
      file.path.startsWith('web/') &&
      /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/.test(codeOf(file))
        ? ['HTML is never written from a string']
        : [],
  },
  {
    name: 'forms-wait-for-submit',
    why: 'A form is checked when it is sent, then as it changes: an error that came up as a field is left would move what is being pressed.',
    check: (file) =>
      file.path.startsWith('web/') &&
      !isTest(file) &&
      /\b(mode|reValidateMode): '(onBlur|onTouched|onChange|all)'/.test(codeOf(file))
        ? ['forms are checked when they are sent']
        : [],
  },
  {
    name: 'refusals-by-code',
    why: 'A refusal is read by its code: one status stands for several.',
    check: (file) =>
      file.path.startsWith('web/src/') &&
      isCode(file) &&
      !isTest(file) &&
      // The provider has its own statuses.
      file.path !== 'web/src/features/subscriptions/payments/card/card-at-provider.ts' &&
      /\bstatus\s*([!=]==|[<>]=?)\s*4\d\d\b|\b4\d\d\b[^'"`\n]*\.includes\([^)]*status\)/.test(codeOf(file))
        ? ['isRefusedFor reads a refusal, not its status']
        : [],
  },
  {
    name: 'no-sleeping-tests',
    why: 'Tests never sleep.',
    // A timer of 0 ms only yields; fake timers are named, not called.
    check: (file) =>
      isTest(file) &&
      isCode(file) &&
      file.path !== 'tools/check/shape-rules.test.ts' &&
      /\bwaitForTimeout\(|\btimers\/promises['"]|\bAtomics\.wait\(|\bsetTimeout\((?!\w+, 0\))/.test(
        codeOf(file),
      )
        ? ['a test waits for what it expects, not for time']
        : [],
  },
  {
    name: 'removes-only-what-it-made',
    why: 'A folder is removed, with what is in it, by who made it in the same call alone.',
    check: (file) =>
      isCode(file) &&
      !/^server\/src\/lib\/folders\/made-folder\.ts$|^tools\/check\/(shape-rules|removals)/.test(file.path) &&
      // Tests remove their temporary folders; browser tests start the whole program.
      (!isTest(file) || file.path.startsWith('e2e/'))
        ? findRemovals(codeOf(file)).map((text) => `only lib/folders/made-folder removes folders: ${text}`)
        : [],
  },
  {
    name: 'no-deaf-connection',
    why: 'A connection without a listener ends the program when the database goes.',
    check: (file) =>
      isServerCode(file) &&
      !/^server\/src\/db\/connections\/(lone-client|(primary|replica)-pool)\.ts$/.test(file.path) &&
      /\bnew (pg\.)?(Client|Pool)\(/.test(codeOf(file))
        ? ['connections come from a pool or db/connections/lone-client']
        : [],
  },
  {
    name: 'one-linter',
    why: 'The linter is oxlint; Biome only formats, and what is said to another linter nobody hears.',
    check: (file) =>
      isCode(file) &&
      !file.path.startsWith('tools/check/shape-rules') &&
      /biome-ignore\S*\s+(lint|assist)|eslint-disable/.test(file.text)
        ? ['said to a linter that does not run']
        : [],
  },
]

const basename = (file: SourceFile) => file.path.slice(file.path.lastIndexOf('/') + 1)
