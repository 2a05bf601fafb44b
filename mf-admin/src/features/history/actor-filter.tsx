import { useTranslation, type Words } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import type { Actor } from './history-source'
import { actorText } from './history-words'

/** The name of the person that a history is filtered by; empty for everybody. */
export const chosenActor = (people: readonly Actor[] | undefined, by: string, t: Words): string => {
  const actor = people?.find(({ id }) => String(id) === by)
  return actor === undefined ? '' : actorText({ by: actor }, t)
}

type ActorFilterProps = {
  readonly people: readonly Actor[]
  /** The id of the chosen one; empty for everybody. */
  readonly by: string
  readonly onBy: (by: string) => void
}

/** The person who did it; where one person did everything there is nothing to choose. */
export const ActorFilter = ({ people, by, onBy }: ActorFilterProps) => {
  const { t } = useTranslation('admin-history')
  if (people.length < 2) return null
  const options = people.map(actor => ({ value: String(actor.id), label: actorText({ by: actor }, t) }))
  return (
    <Select
      label={t('filter.by')}
      value={by === '' ? 'all' : by}
      options={[{ value: 'all', label: t('filter.everybody') }, ...options]}
      onChange={chosen => onBy(chosen === 'all' ? '' : chosen)}
      searchable
    />
  )
}
