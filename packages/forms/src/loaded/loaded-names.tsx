import { Hint, Notice } from '@veckovis/ui'
import { Loaded, type Read } from './loaded'

type LoadedNamesProps = {
  readonly query: Read<readonly { readonly name: string }[]>
  /** What is said of them all, and where there is none. */
  readonly named: (names: string) => string
  readonly nobody: string
  /** What holds all the same where they cannot be read. */
  readonly failed?: string
}

/** Names of people who are asked for something, such as those who may approve, or that there is nobody. */
export const LoadedNames = ({ query, named, nobody, failed }: LoadedNamesProps) => (
  <>
    <Loaded query={query} lines={1}>
      {people =>
        people.length === 0 ? (
          <Notice tone="warning">{nobody}</Notice>
        ) : (
          <p>{named(people.map(({ name }) => name).join(', '))}</p>
        )
      }
    </Loaded>
    {failed !== undefined && query.error !== null && <Hint>{failed}</Hint>}
  </>
)
