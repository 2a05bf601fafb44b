/** A thing that may lie below another one. */
export type TreeEntry = { readonly key: string }

export type TreeShape<Entry extends TreeEntry> = {
  readonly roots: readonly Entry[]
  readonly childrenOf: (entry: Entry) => readonly Entry[]
  readonly isOpen: (entry: Entry) => boolean
}

/** One line as antd draws it, with what it leaves out of the attributes. */
export type TreeLine<Entry extends TreeEntry> = {
  readonly key: string
  readonly entry: Entry
  readonly isLeaf: boolean
  /** Those of an open line only. */
  readonly children: TreeLine<Entry>[]
  readonly 'data-entry': string
  readonly 'aria-level': number
  readonly 'aria-posinset': number
  readonly 'aria-setsize': number
}

/** The lines of the tree as antd takes them, in the order of the page, and which of them are open. */
export const treeLines = <Entry extends TreeEntry>({ roots, childrenOf, isOpen }: TreeShape<Entry>) => {
  const lines: TreeLine<Entry>[] = []
  const openKeys: string[] = []
  const branch = (entries: readonly Entry[], level: number): TreeLine<Entry>[] =>
    entries.map((entry, index) => {
      const below = childrenOf(entry)
      const line: TreeLine<Entry> = {
        ...{ key: entry.key, entry, isLeaf: below.length === 0, children: [], 'data-entry': entry.key },
        ...{ 'aria-level': level, 'aria-posinset': index + 1, 'aria-setsize': entries.length },
      }
      lines.push(line)
      if (below.length > 0 && isOpen(entry)) {
        openKeys.push(entry.key)
        line.children.push(...branch(below, level + 1))
      }
      return line
    })
  return { data: branch(roots, 1), lines, openKeys }
}
