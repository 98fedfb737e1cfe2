import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { languagePrefix } from '../contract/src/site/languages.ts'
import { compileHints } from '../tools/build/compile-hints.ts'
import {
  boardAccount,
  comingIn,
  everywhere,
  fields,
  firstIcons,
  job,
  jobAlone,
  kindsOfWork,
  laterParts,
  notAtFirst,
  notEverywhere,
  small,
  stillAtFirst,
  workingHours,
  workPages,
} from '../tools/build/file-lists.ts'
import { flatImports } from '../tools/build/flat-imports.ts'
import { listOfflineFiles } from '../tools/build/offline-files.ts'
import { slimContract } from '../tools/build/slim-contract.ts'
import { slimIcons } from '../tools/build/slim-icons.ts'
import { filesOf } from '../tools/build/source-paths.ts'
import { speakLanguage } from '../tools/build/speak-language.ts'

/** For `npm run dev`; in production the server serves the site on the same origin. */
const API_TARGET = process.env['HANAP_API'] ?? 'http://127.0.0.1:3000'

const language = process.env['SITE_LANGUAGE'] === 'fil' ? 'fil' : 'en'
/**
 * For `npm run dev`: a second Vite serves the Filipino pages, because one Vite has one language. Not set for a build.
 */
const FILIPINO_TARGET = process.env['HANAP_FILIPINO']
const isFilipinoServer = language === 'fil' && FILIPINO_TARGET !== undefined

const isPackage = filesOf(everywhere)
const isRarePackage = filesOf(notEverywhere)
const isCore = (id: string) => isPackage.test(id) && !isRarePackage.test(id)

const isOurs = /(?:^|\/)(?:web|contract)\/src\//
const isNotAtFirst = filesOf(notAtFirst)
const isStillAtFirst = filesOf(stillAtFirst)
/** Our own code, except what the listing's first view does not need. */
const isShared = (id: string) => isOurs.test(id) && (isStillAtFirst.test(id) || !isNotAtFirst.test(id))

const isFirstIcon = filesOf(firstIcons)
/** All icons except those of the first view. */
const isLaterIcon = (id: string) => /lucide-react\/.*\/icons\//.test(id) && !isFirstIcon.test(id)

const isFirst = /web\/src\/main\.tsx$/
const isSmall = filesOf(small)

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    speakLanguage(language),
    react(),
    tailwindcss(),
    slimContract(),
    slimIcons(),
    flatImports(),
    compileHints(['core', 'shell']),
    listOfflineFiles(language),
  ],
  // Builds of both languages share a folder; in development each Vite has its own addresses and cache.
  ...(isFilipinoServer && { base: languagePrefix.fil, cacheDir: 'node_modules/.vite-fil' }),
  resolve: {
    alias: {
      // React itself has this since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // The CSP allows fonts and pictures from our own origin only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each chunk names the scripts it needs (flatImports): a list of all would be part of the first one.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // Prerendering uses a single file, so that each page can be drawn by a fresh copy of it.
        codeSplitting: !isSsrBuild && {
          groups: [
            // Needed by every page and unchanged between our releases: one file that stays in the browser's cache.
            { name: 'core', test: isCore, priority: 4 },
            // Only pages with forms need the schema library and the wire's times and lists; shared field rules stay
            // with their pages.
            { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/wire\/wire\./, priority: 4 },
            // The frame of every page with its dependencies, and code too small for its own file.
            { name: 'shell', test: (id) => isFirst.test(id) || isSmall.test(id), priority: 3 },
            // Shared code in one file: a dozen small ones compress worse, and each costs a round trip.
            { name: 'shared', test: isShared, minShareCount: 4, priority: 1 },
            { name: 'job', test: filesOf(job) },
            { name: 'job-alone', test: filesOf(jobAlone), includeDependenciesRecursively: false },
            { name: 'account', test: filesOf(boardAccount), includeDependenciesRecursively: false },
            { name: 'hours', test: filesOf(workingHours), includeDependenciesRecursively: false },
            { name: 'kinds', test: filesOf(kindsOfWork) },
            { name: 'work', test: filesOf(workPages), includeDependenciesRecursively: false },
            { name: 'parts', test: filesOf(laterParts), minShareCount: 2 },
            { name: 'icons', test: isLaterIcon, minShareCount: 2 },
            {
              name: 'fields',
              test: filesOf(fields),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'coming-in',
              test: filesOf(comingIn),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: API_TARGET, changeOrigin: false },
      ...(FILIPINO_TARGET && language === 'en' && { '^/fil(?=[/?#]|$)': { target: FILIPINO_TARGET } }),
    },
    // Hot reload connects to the second Vite directly: a proxied connection would be reported as broken with each
    // page.
    ...(isFilipinoServer && { hmr: { clientPort: Number(new URL(FILIPINO_TARGET).port) } }),
  },
  preview: { host: '127.0.0.1' },
}))
