export type Hold = { share(pid: number): void; release(): void }
export function takeLock(folder: string): { heldBy: number } | Hold
export function withLock<T>(folder: string, onWait: (pid: number) => void, work: () => Promise<T>): Promise<T>
