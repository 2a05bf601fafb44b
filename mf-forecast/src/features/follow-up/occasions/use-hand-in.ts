import type { SubmissionPreview } from '@veckovis/contracts/outcome'
import type { BridgeStepId } from '@veckovis/domain/follow-up'
import { useSavedForm } from '@veckovis/forms/dialog'
import { newRequestId } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import type { Problem } from '@veckovis/platform/signed-in'
import { useMemo, useState } from 'react'
import {
  handInForecast,
  refreshSubmissions,
  submissionPreviewQuery,
  type Handing,
} from '../../../data/follow-up/submission-queries'
import { queryClient } from '../../../data/query-client'
import { commentRules, commentsOf, handInOf } from './hand-in-form'
import { handInDraft } from './occasion-draft'

const none: readonly BridgeStepId[] = []

/** The figures that are handed in; the server has said that they are others by now, or that more needs a comment. */
const useFigures = (handing: Handing, first: SubmissionPreview) => {
  const [figures, set] = useState({ preview: first, isNewer: false, missing: none })
  return {
    ...figures,
    begin: () => set(before => ({ ...before, isNewer: false })),
    refused: async ({ refusal }: Problem) => {
      if (refusal?.code === 'figures-changed') {
        const preview = await queryClient.fetchQuery(submissionPreviewQuery(handing))
        set({ preview, isNewer: true, missing: none })
      } else if (refusal?.code === 'comments-missing') {
        const { steps } = refusal.details
        set(before => ({ ...before, missing: steps }))
      } else if (refusal !== null) await refreshSubmissions(handing.unitId)
    },
  }
}

/**
 * Hands in with the comments: of other figures than those that were looked at nothing is handed in. When they have become
 * others they are read anew, and what was typed stays.
 */
export const useHandIn = (handing: Handing, first: SubmissionPreview, onClose: () => void) => {
  const { t } = useTranslation('forecast-occasions')
  const { preview, isNewer, missing, begin, refused } = useFigures(handing, first)
  const [requestId] = useState(newRequestId)
  const toComment = useMemo(() => [...preview.toComment, ...missing], [preview, missing])
  const initialValues = useMemo(() => commentsOf(preview), [preview])
  const schema = useMemo(() => commentRules(toComment), [toComment])
  const form = useSavedForm<BridgeStepId>({
    draft: { kind: handInDraft, unitId: handing.unitId, subject: String(handing.occasionId) },
    initialValues,
    follows: true,
    schema,
    words: code => t(`errors.${code}`),
    about: ['record'],
    save: async texts => {
      begin()
      await handInForecast(handing, handInOf(texts, preview, requestId))
      notify.success(t('isHandedIn'))
      onClose()
      await refreshSubmissions(handing.unitId)
    },
    onProblem: refused,
  })
  // That the figures are others is said with what came of it.
  return { form: isNewer ? { ...form, problem: null } : form, preview, isNewer, missing, toComment }
}
