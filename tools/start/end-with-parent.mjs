// Preloaded (node --import) into a program: it ends with the process that forked it.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
