/** The levels of a permission, lowest first. */
export const permissionLevels = ['READ', 'WRITE', 'APPROVE'] as const

export type PermissionLevel = (typeof permissionLevels)[number]

/** Whether a held level covers a wanted one: APPROVE includes WRITE includes READ. */
export const levelIncludes = (held: PermissionLevel, wanted: PermissionLevel): boolean =>
  permissionLevels.indexOf(held) >= permissionLevels.indexOf(wanted)

/** The highest of some levels; null for none. */
export const highestLevel = (levels: readonly PermissionLevel[]): PermissionLevel | null =>
  levels.reduce<PermissionLevel | null>((best, level) => (best && levelIncludes(best, level) ? best : level), null)
