export function onStopAsked(stop: (reason: string) => void): void
export function survivePipeEnd(): void
