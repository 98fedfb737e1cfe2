import type { Environment } from 'vitest/runtime'

/** A worker's own window: none, as `window.ts` makes one for each file. */
const noWindow: Environment = {
  name: 'no-window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}

export default noWindow
