// Preloaded (node --import): ends the program with the process that forked it.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
