/** What the application's role may do with a table: the whole of a command, its columns, or nothing. */
export type Grants = {
  readonly select: 'all' | readonly string[] | null
  readonly insert: 'all' | readonly string[] | null
  readonly update: 'all' | readonly string[] | null
  readonly delete: boolean
}

export const everything: Grants = { select: 'all', insert: 'all', update: 'all', delete: true }
