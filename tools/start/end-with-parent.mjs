// Loaded before a program that is not ours (node --import): it ends when the process that forked it does.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
