import type { DiaryRecord, EntryChange } from '@veckovis/contracts/diary'
import { nothing } from '@veckovis/domain/numbers'
import { useTranslation, type Words } from '@veckovis/platform'
import { dayOfMoment, hoursText, namedText, substituteText } from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'
import * as styles from './entry-view.module.css'

type Changeable = EntryChange['before']

const substituteIn = ({ substitute }: Changeable, { substitutes }: OfferedNames, t: Words): string => {
  if (substitute === null) return nothing
  const { named, typeId } = substitute
  const kind = substituteText(typeId, substitutes, t)
  const type = named === undefined ? kind : `${kind} (${namedText(named)})`
  return substitute.perDay === 0 ? type : t('changes.hoursOf', { type, hours: hoursText(substitute.perDay) })
}

/** What was changed, from what and to what, each in words; nothing where only the times of a day were. */
export const textsOfChange = (
  { before, after }: Pick<EntryChange, 'before' | 'after'>,
  names: OfferedNames,
  t: Words,
): string[] => {
  const told = {
    lastDay: ({ lastDay }: Changeable) => lastDay ?? t('changes.notAway'),
    perDay: ({ perDay }: Changeable) => hoursText(perDay),
    substitute: (each: Changeable) => substituteIn(each, names, t),
  }
  return (['lastDay', 'perDay', 'substitute'] as const).flatMap(field => {
    const [from, to] = [told[field](before), told[field](after)]
    return from === to ? [] : [t(`changes.${field}`, { from, to })]
  })
}

/** The same of a change that has been made: of the times of a day only their hours are kept. */
const textsOfMade = (change: EntryChange, names: OfferedNames, t: Words): string[] => {
  const texts = textsOfChange(change, names, t)
  return texts.length > 0 ? texts : [t('changes.times')]
}

type EntryChangesProps = { readonly entry: DiaryRecord; readonly names: OfferedNames }

/** What became of the entry after it was approved, the newest change first. */
export const EntryChanges = ({ entry, names }: EntryChangesProps) => {
  const { t } = useTranslation('mf-diary')
  const { changes } = entry
  if (changes === undefined || changes.length === 0) return null
  return (
    <section aria-label={t('changes.label')} className={styles.changes}>
      <h3>{t('changes.label')}</h3>
      <ul>
        {changes.map(change => (
          <li key={change.at}>
            <span className={styles.when}>
              {[dayOfMoment(change.at), change.by].filter(text => text !== null).join(', ')}
            </span>
            {change.proposedBy !== undefined && (
              <span>
                {change.proposedBy === null
                  ? t('changes.proposed')
                  : t('changes.proposedBy', { name: change.proposedBy })}
              </span>
            )}
            {textsOfMade(change, names, t).map(text => (
              <span key={text}>{text}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
