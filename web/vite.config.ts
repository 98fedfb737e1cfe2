import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimContract } from '../tools/slim-contract.ts'
import { slimIcons } from '../tools/slim-icons.ts'

/** Where `npm run dev` finds the API; the built site is served by the server itself on one origin. */
const API_TARGET = process.env['HANAP_API'] ?? 'http://127.0.0.1:3000'

/** Asking before a page is left is for pages that are written on, and lists that grow are on few. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*\/(useBlocker|useInfiniteQuery|infiniteQueryObserver)\.)/

/**
 * Our own code, but for what only forms, panels, dialogs and hiding use, and what only the pages for coming in, the onboarding,
 * the profile, letters, notifications and settings do: none is there when the listing is first shown.
 */
const isShared =
  /(web|contract)\/src\/(?!text\.|text-fields|letter-|email-address|(shell\/)?(leave-guard|save-bar)|(api\/)?(tab-note|use-kept-changes|same-seeker)|(features\/)?(hidden-jobs|cover-letters|contact|legal|about|team|account|settings\/(?!settings-search)|privacy|sessions|exports|notifications|saved-searches|jobs\/(filter-|similar-messages)|tags\/(queries|messages)|social-sign-in|onboarding|profile|resumes|skills)|ui\/(table|progress|empty-state|paged-rows|use-settled|dialog|confirm-dialog|save-file|field|text-field|text-area-field|password-field|radio-group|checkbox|select-field|panel)\.)/

/** Icons but for those of the first view, which come with it. */
const isSign =
  /lucide-react\/.*\/icons\/(?!(bell|bookmark|check|chevron-\w+|menu|moon|search|share-2|sliders-horizontal|sun|lock|info|x|circle-\w+|loader-circle|triangle-\w+)\.)/

/** What the first page of all brought, whichever it was. */
const isAlwaysThere = /assets\/(index|shell|core|shared|small|rolldown-runtime)-[^/]*\.js$/

/** So small that a file of its own would be mostly its frame. */
const isSmall =
  /(ui\/use-kept-focus|features\/(jobs\/(use-subscription-check|loading-rows)|notifications\/(unread-query|notification-bell|bell-messages)))\.|lucide-react\/.*\/(bell|check|search)\./

/** What a row of a list of jobs is made of, for every page that has one. */
const isRow =
  /features\/(jobs\/job-row|saved-jobs\/(save-job-button|use-save|messages)|tags\/tag-list)|ui\/use-media|icons\/sliders|contract\/src\/preview/

/** One job in whole, beside the list or alone. */
const isJob = /features\/jobs\/job-(pane|board|main|failed)\./

/** The parts of forms: one file for all of them, as hardly a form has one alone. */
const isField =
  /web\/src\/(ui\/(field|text-field|text-area-field|password-field|radio-group|checkbox|select-field)|features\/accounts\/(form-problem|blur-when-filled))\./

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), slimContract(), slimIcons()],
  resolve: {
    alias: {
      // React has had of its own, since its version 18, what this stands in for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // A strict policy allows fonts and pictures from our own origin only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page's list of files does not name again what is there already.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !isAlwaysThere.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and no release of ours changes: one file that stays in the browser's cache.
            { name: 'core', test: everywhere, priority: 4 },
            // Only pages with forms need the schema library, and the wire's times and lists; the field rules they share
            // stay beside them.
            { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/wire\./, priority: 4 },
            // What stands around every page, with all that it is made of.
            { name: 'shell', test: /web\/src\/main\.tsx$/, priority: 3 },
            // What many pages share comes as one file: a dozen small ones compress worse and each costs a round trip.
            { name: 'shared', test: isShared, minShareCount: 4, priority: 1 },
            { name: 'rows', test: isRow, minShareCount: 2 },
            { name: 'job', test: isJob },
            { name: 'signs', test: isSign, minShareCount: 2 },
            { name: 'fields', test: isField, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'small', test: isSmall, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: API_TARGET, changeOrigin: false } },
  },
  preview: { host: '127.0.0.1' },
})
