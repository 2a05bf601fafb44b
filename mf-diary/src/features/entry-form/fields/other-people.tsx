import { useTranslation } from '@veckovis/platform'
import { Button, Hint } from '@veckovis/ui'
import { nameAmong } from '../../../data/entry-texts'
import type { Member } from '../entry-values'
import { othersOf, valuesFor } from '../for-each-person'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type OtherPeopleProps = { readonly form: EntryForm; readonly people: readonly Member[] }

/** For whom one more absence is made each, with the hours a day that it gets. */
export const OtherPeople = ({ form, people }: OtherPeopleProps) => {
  const { t } = useTranslation('mf-diary')
  const { values } = form
  const others = othersOf(values)
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={t('form.others.label')}>
      <Hint>{t('form.others.hint', { count: others.length })}</Hint>
      <ul>
        {others.map(id => {
          const name = nameAmong(people, Number(id), t)
          const { counted, perDay } = valuesFor(values, id, people)
          return (
            <li key={id}>
              <span>
                {counted === 'hours' && perDay !== '' ? t('form.others.person', { name, hours: perDay }) : name}
              </span>
              <Button
                variant="quiet"
                aria-label={t('form.others.removeOf', { name })}
                onClick={() => form.set('others', others.filter(each => each !== id).join(' '))}
              >
                {t('form.others.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
