type Named = { readonly moduleId: string; readonly version: string }

type Waiting = Named & {
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

const unsignedNotice = (unsigned: readonly Named[]): string =>
  `Not served, because nothing that holds has signed them:\n${unsigned.map(({ moduleId, version }) => `  ${moduleId} ${version}`).join('\n')}\n` +
  `After a change of the secret, sign those whose files are whole: pnpm modules resign --reason '…'`

type OfModules = { readonly waiting: readonly Waiting[]; readonly unsigned: readonly Named[] }

/** What has to be said of versions that are published and that nobody gets yet, or any more. */
export const moduleNotices = ({ waiting, unsigned }: OfModules): string[] => {
  const isNew = waiting.filter(each => each.isNew)
  const newer = waiting.filter(each => !each.isNew)
  return [
    ...(unsigned.length > 0 ? [unsignedNotice(unsigned)] : []),
    ...(newer.length > 0 ? [newerNotice(newer)] : []),
    ...(isNew.length > 0 ? [newNotice(isNew)] : []),
  ]
}
