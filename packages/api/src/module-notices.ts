type Waiting = { readonly moduleId: string; readonly version: string; readonly active: string | null }

/** What has to be said of versions that are published and that nobody gets yet. */
export const moduleNotices = (waiting: readonly Waiting[]): string[] => {
  if (waiting.length === 0) return []
  const each = waiting.map(
    ({ moduleId, version, active }) => `  ${moduleId} ${version} (active is ${active ?? 'none'})`,
  )
  return [
    `Published and not active, so that people get what was active before:\n${each.join('\n')}\n` +
      `Make them active: pnpm modules promote --all --reason '…' (pnpm modules list tells more)`,
  ]
}
