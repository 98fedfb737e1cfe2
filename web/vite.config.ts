import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimContract } from '../tools/slim-contract.ts'

/** Where `npm run dev` finds the API; the built site is served by the server itself on one origin. */
const API_TARGET = process.env['HANAP_API'] ?? 'http://127.0.0.1:3000'

/** Asking before a page is left is for pages that are written on. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*\/useBlocker\.)/

/**
 * Our own code, but for what only forms, panels, dialogs and hiding use, and what only the pages for coming in, the onboarding,
 * the profile, letters, notifications and settings do: none is there when the listing is first shown.
 */
const isShared =
  /(web|contract)\/src\/(?!text-fields|letter-|email-address|(shell\/)?(leave-guard|save-bar)|(api\/)?(tab-note|use-kept-changes|same-seeker)|(features\/)?(hidden-jobs|cover-letters|account|settings\/(?!settings-search)|privacy|sessions|exports|notifications|saved-searches|jobs\/filter-|tags\/queries|social-sign-in|onboarding|profile|resumes|skills)|ui\/(dialog|confirm-dialog|save-file|field|text-field|text-area-field|password-field|radio-group|checkbox|select-field|panel)\.)/

/** So small that a file of its own would be mostly its frame. */
const isSmall =
  /(ui\/use-kept-focus|features\/(jobs\/(use-subscription-check|loading-rows)|notifications\/unread-query))\.|lucide-react\/.*\/(bell|check|search)\./

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), slimContract()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // A strict policy allows fonts and pictures from our own origin only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and no release of ours changes: one file that stays in the browser's cache.
            { name: 'core', test: everywhere, priority: 2 },
            // Only pages with forms need the schema library, and the wire's times and lists; the field rules they share
            // stay beside them.
            { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/wire\./, priority: 2 },
            // What many pages share comes as one file: a dozen small ones compress worse and each costs a round trip.
            { name: 'shared', test: isShared, minShareCount: 4, priority: 1 },
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
