import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { chosenAt, placeOptions, type ChosenKind, type PlaceChoice } from '../filters/place-options'

const names = { county: 'countyId', municipality: 'municipalityId', department: 'departmentId' } as const
type LevelName = (typeof names)[ChosenKind]

type LevelFieldsProps = {
  readonly form: {
    readonly values: Readonly<Partial<Record<LevelName, string>>>
    readonly choice: (name: never) => ReturnType<FormFields<LevelName>['choice']>
    readonly set: (name: never, value: string) => void
  }
  /** From the widest: what can be chosen depends on the level above. */
  readonly levels: readonly ChosenKind[]
  readonly nodes: readonly PlaceNode[]
  /** The place stays where it is. */
  readonly isFixed?: boolean
}

const idOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

/** Where a place lies: a choice per level above it. */
export const LevelFields = ({ form, levels, nodes, isFixed = false }: LevelFieldsProps) => {
  const { t } = useTranslation('mf-admin')
  const { values } = form
  const choice: PlaceChoice = {
    countyId: idOf(values.countyId),
    municipalityId: idOf(values.municipalityId),
    departmentId: idOf(values.departmentId),
  }
  const choose = (level: ChosenKind, id: number) => {
    for (const [name, chosen] of Object.entries(chosenAt(level, id, nodes)))
      if (name in values) form.set(name as never, chosen === null ? '' : String(chosen))
  }
  return levels.map((level, depth) => {
    const above = levels[depth - 1]
    const field = form.choice(names[level] as never)
    return (
      <Select<number>
        key={level}
        label={t(`places.fields.${level}`)}
        value={idOf(field.value) ?? undefined}
        error={field.error}
        options={placeOptions(level, nodes, choice)}
        onChange={id => choose(level, id)}
        onBlur={field.onBlur}
        disabled={isFixed || (above !== undefined && choice[names[above]] === null)}
        searchable
        required
      />
    )
  })
}
