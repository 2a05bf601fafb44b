import type { MunicipalityLicences, SettingsModule } from '@veckovis/contracts/modules'
import { licenceSubjects } from '@veckovis/domain/modules'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { Button, EmptyState, Stack } from '@veckovis/ui'
import { useEffect, useRef, useState } from 'react'
import { LastChange } from './last-change'
import { LicenceItem } from './licence-item'
import { LicenceQuestionDialog } from './licence-question-dialog'
import { withoutLicence, type LicenceQuestion } from './licence-question'
import { useLicenceChanges } from './use-licence-changes'
import * as styles from './licences.module.css'

type MunicipalityLicenceListProps = {
  readonly municipality: MunicipalityLicences
  readonly modules: readonly SettingsModule[]
}

/** What the municipality holds of each module, and the dialogs that change it. */
export const MunicipalityLicenceList = ({ municipality, modules }: MunicipalityLicenceListProps) => {
  const { t } = useTranslation('admin-licences')
  const subjects = licenceSubjects(modules, municipality.licences, useLanguage(), key =>
    t(`areas.${key}`, { defaultValue: key }),
  )
  const changes = useLicenceChanges(municipality.id)
  const [question, setQuestion] = useState<LicenceQuestion | null>(null)
  const asked = useRef<HTMLElement | null>(null)
  const ask = (next: LicenceQuestion) => {
    asked.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    changes.forgetProblem()
    setQuestion(next)
  }
  const close = () => {
    changes.forgetProblem()
    setQuestion(null)
  }
  // The dialog is gone by now. After a change its message takes the focus; the button may not be there any more.
  useEffect(() => {
    if (question !== null) return
    asked.current?.focus()
    asked.current = null
  }, [question])
  const offered = withoutLicence(subjects, new Date())
  if (subjects.length === 0) return <EmptyState icon="module" title={t('empty')} />
  return (
    <Stack>
      <LastChange changes={changes} asking={question !== null} />
      {offered.length > 1 && (
        <div>
          <Button onClick={() => ask({ kind: 'give-several' })}>{t('give.several')}</Button>
        </div>
      )}
      <ul className={styles.list} aria-label={t('of', { name: municipality.name })}>
        {subjects.map(subject => (
          <LicenceItem key={subject.licenceKey} subject={subject} onAsk={ask} />
        ))}
      </ul>
      {question !== null && (
        <LicenceQuestionDialog
          question={question}
          offered={offered}
          municipality={municipality.name}
          changes={changes}
          onCancel={close}
          onDone={() => {
            asked.current = null
            close()
          }}
        />
      )}
    </Stack>
  )
}
