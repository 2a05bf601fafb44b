import type { NavigationEntry } from '@veckovis/contracts/modules'

export interface NavigationLink {
  key: string
  label: string
  path: string
  icon: NavigationEntry['icon']
}

export interface NavigationParent {
  key: string
  label: string
  icon: NavigationEntry['icon']
  children: readonly NavigationLink[]
}

export type NavigationItem = NavigationLink | NavigationParent

export interface NavigationViewer {
  holds(permissionId: number): boolean
  /** Left out, nobody holds anything in several units. */
  holdsInSeveral?(permissionId: number): boolean
  language: 'sv' | 'en'
}

export const isParent = (item: NavigationItem): item is NavigationParent => 'children' in item

const isPermitted = ({ permissions, units }: NavigationEntry, viewer: NavigationViewer): boolean => {
  if (units === 'several') return permissions.some(permission => viewer.holdsInSeveral?.(permission) === true)
  return permissions.length === 0 || permissions.some(permission => viewer.holds(permission))
}

const linkOf = (entry: NavigationEntry, viewer: NavigationViewer): NavigationLink[] =>
  entry.path === undefined || !isPermitted(entry, viewer)
    ? []
    : [{ key: entry.key, label: entry.label[viewer.language], path: entry.path, icon: entry.icon }]

const byOrder = (left: NavigationEntry, right: NavigationEntry): number => left.order - right.order

/**
 * The entries that a user sees, in order. A link needs one of its permissions; a parent shows if any of
 * its children does (specification, section 2). Two modules may declare the same parent: the first one counts.
 */
export const buildNavigation = (
  entries: readonly NavigationEntry[],
  viewer: NavigationViewer,
): readonly NavigationItem[] => {
  const sorted = entries.toSorted(byOrder)
  const parentKeys = new Set(sorted.flatMap(entry => (entry.parent === undefined ? [] : [entry.parent])))
  const seen = new Set<string>()

  return sorted.flatMap((entry): NavigationItem[] => {
    if (entry.parent !== undefined || seen.has(entry.key)) return []
    seen.add(entry.key)
    if (!parentKeys.has(entry.key)) return linkOf(entry, viewer)
    const children = sorted.filter(child => child.parent === entry.key).flatMap(child => linkOf(child, viewer))
    return children.length === 0
      ? []
      : [{ key: entry.key, label: entry.label[viewer.language], icon: entry.icon, children }]
  })
}

export const leadsTo = (link: NavigationLink, pathname: string): boolean =>
  pathname === link.path || pathname.startsWith(`${link.path}/`)

/** Links in the order they are shown, children in the place of their parent. */
export const flattenNavigation = (items: readonly NavigationItem[]): readonly NavigationLink[] =>
  items.flatMap(item => (isParent(item) ? item.children : [item]))
