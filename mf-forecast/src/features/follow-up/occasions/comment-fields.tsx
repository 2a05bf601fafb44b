import type { SubmissionPreview } from '@veckovis/contracts/outcome'
import type { BridgeStepId } from '@veckovis/domain/follow-up'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Button, TextArea } from '@veckovis/ui'
import { useState } from 'react'
import { useOccasionWords } from './occasion-words'

type CommentFields = {
  readonly form: FormFields<BridgeStepId>
  readonly preview: SubmissionPreview
  /** Those that need a comment */
  readonly toComment: readonly BridgeStepId[]
  /** Those of them that the server has asked for */
  readonly missing: readonly BridgeStepId[]
}

/** The fields that stand open: of what has a text, once it has one. */
const useOpenFields = (values: FormFields<BridgeStepId>['values']) => {
  const [opened, setOpened] = useState<readonly BridgeStepId[]>([])
  const written = (Object.keys(values) as BridgeStepId[]).filter(step => values[step] !== '' && !opened.includes(step))
  if (written.length > 0) setOpened([...opened, ...written])
  return { opened, open: (step: BridgeStepId) => setOpened(before => [...before, step]) }
}

/** What stands below a step: a field where a comment is needed or begun, else a way to begin one. */
export const useCommentFields = ({ form, preview, toComment, missing }: CommentFields) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  const { opened, open } = useOpenFields(form.values)
  const [focused, setFocused] = useState<BridgeStepId | null>(null)
  const threshold = words.threshold(preview.snapshot.threshold)
  return (id: BridgeStepId) => {
    const step = words.step(id)
    const isRequired = toComment.includes(id)
    const begin = () => {
      open(id)
      setFocused(id)
    }
    if (!isRequired && !opened.includes(id))
      return (
        <Button variant="quiet" aria-label={t('addCommentTo', { step })} onClick={begin}>
          {t('addComment')}
        </Button>
      )
    const field = form.text(id)
    const isMissing = missing.includes(id) && form.values[id].trim() === ''
    return (
      <TextArea
        {...field}
        label={t('commentTo', { step })}
        rows={2}
        required={isRequired}
        error={isMissing ? t('errors.required') : field.error}
        hint={isRequired && threshold !== null ? t('why', { threshold }) : undefined}
        ref={element => {
          // The field stands where the button was that opened it.
          if (focused !== id || element === null) return
          element.focus()
          setFocused(null)
        }}
      />
    )
  }
}
