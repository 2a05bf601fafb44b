/**
 * What many ids lead to, read and worked on so many at a time: between two pieces, while the database is asked, others
 * have their turn, so that no call holds the process up. In the order of the pieces.
 */
export const inPieces = async <Item, Found>(
  items: readonly Item[],
  size: number,
  read: (piece: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> => {
  const found: Found[] = []
  for (let from = 0; from < items.length; from += size) found.push(...(await read(items.slice(from, from + size))))
  return found
}
