// Preloaded (node --import): the program ends with the process that forked it.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
