export const projectRoot: string
export function ensureInstalled(root?: string): Promise<void>
export function isInstalled(root: string): boolean
export function holdsEveryPart(lockText: string, hiddenText: string): boolean
export function findDeliveredNode(root?: string): string | undefined
