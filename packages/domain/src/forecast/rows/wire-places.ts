import type { StoredLine } from './row-line'

/** What has its hours in the answers of §7. */
type Placed = Pick<StoredLine, 'wirePath'>

type WireNode<Kind> =
  | { readonly name: string; readonly kind: Kind }
  | { readonly name: string; readonly members: readonly WireNode<Kind>[] }

const nodesOf = <Kind extends Placed>(kinds: readonly Kind[], depth: number): WireNode<Kind>[] =>
  [...new Set(kinds.flatMap(({ wirePath }) => wirePath[depth] ?? []))].map(name => {
    const inside = kinds.filter(({ wirePath }) => wirePath[depth] === name)
    const leaf = inside.find(({ wirePath }) => wirePath.length === depth + 1)
    return leaf === undefined ? { name, members: nodesOf(inside, depth + 1) } : { name, kind: leaf }
  })

/**
 * The parts of an answer that hold lists of hours (§7), with a value of each kind of row where the answer has it;
 * `compose` makes one value of the members of an object. Made once, for an answer that has to be quick.
 */
export const wirePlaces = <Kind extends Placed>(kinds: readonly Kind[]) => {
  const nodes = nodesOf(kinds, 0)
  return <Value>(valueOf: (kind: Kind) => Value, compose: (members: Record<string, Value>) => Value) => {
    const placed = (inside: readonly WireNode<Kind>[]): Record<string, Value> =>
      Object.fromEntries(
        inside.map(node => [node.name, 'kind' in node ? valueOf(node.kind) : compose(placed(node.members))]),
      )
    return placed(nodes)
  }
}

/** What an answer has at the place of a kind; undefined where it has nothing. */
export const atWirePlace = (answer: unknown, { wirePath }: Placed): unknown =>
  wirePath.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined,
    answer,
  )
