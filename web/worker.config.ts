import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { knowSiteFiles } from '../tools/build/offline-files.ts'
import { slimContract } from '../tools/build/slim-contract.ts'

/** Builds only the service worker, as one plain script, into an already built site. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [slimContract(), knowSiteFiles()],
  build: {
    emptyOutDir: false,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    rolldownOptions: {
      input: fileURLToPath(new URL('src/offline/worker/service-worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
