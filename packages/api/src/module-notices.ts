type Waiting = {
  readonly moduleId: string
  readonly version: string
  readonly active: string | null
  readonly isNew: boolean
}

const newerNotice = (waiting: readonly Waiting[]): string => {
  const each = waiting.map(
    ({ moduleId, version, active }) => `  ${moduleId} ${version} (active is ${active ?? 'none'})`,
  )
  return (
    `Published and not active, so that people get what was active before:\n${each.join('\n')}\n` +
    `Make them active: pnpm modules promote --all --reason '…' (pnpm modules list tells more)`
  )
}

const newNotice = (waiting: readonly Waiting[]): string => {
  const each = waiting.map(({ moduleId, version }) => `  pnpm modules promote ${moduleId} ${version} --reason '…'`)
  return `New in the folder of modules, and nobody gets it until somebody promotes it:\n${each.join('\n')}`
}

/** What has to be said of versions that are published and that nobody gets yet. */
export const moduleNotices = (waiting: readonly Waiting[]): string[] => {
  const isNew = waiting.filter(each => each.isNew)
  const newer = waiting.filter(each => !each.isNew)
  return [...(newer.length > 0 ? [newerNotice(newer)] : []), ...(isNew.length > 0 ? [newNotice(isNew)] : [])]
}
